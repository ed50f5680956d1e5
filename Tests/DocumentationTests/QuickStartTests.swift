import FlowCoordinators
import FlowTesting
import Testing

@testable import QuickStart

// Tests of the README and of "Testing a flow", which show them as they stand here.

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

@Test @MainActor func aCodeEndsTheLogin() throws {
  let bob = User(name: "bob", usesCode: true)
  let login = FlowTester(LoginFlow())
  login.send(.submitted(bob))
  #expect(login.path == [.credentials, .code(bob)])
  login.send(.codeAccepted(bob))
  #expect(login.result == .success(Session(bob)))
  try login.router.expect([
    .setStack(LoginFlow.Step.credentials, animated: false),
    .push(LoginFlow.Step.code(bob)),
  ])
  try login.expectConsistency()
  try login.finishes()
}

@Test("what an article says a failed expectation prints is what it prints")
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
  let article = "Sources/FlowCoordinators/FlowCoordinators.docc/testing-a-flow.md"
  #expect(try Document(article).fences(in: "text") == [error?.description])
}
