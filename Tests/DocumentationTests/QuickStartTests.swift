import FlowCoordinators
import FlowTesting
import Testing

@testable import QuickStart

// The test of the README, which shows it as it stands here.

@Test @MainActor func swipingTheLoginAwayLeavesNothingBehind() {
  let router = RecordingRouter()
  let app = FlowCoordinator(AppFlow(), router: router)
  app.start { _ in }
  app.send(.loginTapped)
  router.userDismisses()
  #expect(
    router.calls == [
      .setStack(AppFlow.Step.welcome, animated: false),
      .present(LoginFlow.Step.credentials),
    ]
  )
  #expect(app.path == [.welcome])
  #expect(app.children.isEmpty)
}

@Test("what the README says a failed expectation prints is what it prints")
@MainActor func failedExpectation() throws {
  let router = RecordingRouter()
  let app = FlowCoordinator(AppFlow(), router: router)
  app.start { _ in }
  app.send(.loginTapped)
  let error = #expect(throws: RouterCallDifference.self) {
    try router.expect([
      .setStack(AppFlow.Step.welcome, animated: false),
      .push(LoginFlow.Step.credentials),
    ])
  }
  let fence = try Document("README.md").fences(in: "text").first { $0.contains("router calls") }
  #expect(fence == error?.description)
}
