import FlowCoordinators
import FlowTesting
import Foundation
import Testing

// The code of "Restoring a flow", which shows it as it stands here.

struct TripFlow: Flow {
  typealias Output = Never
  enum Step: Hashable, Codable { case trips, trip(Int), packing }
  enum Event { case opened(Int), packTapped, packed(FlowResult<Int>) }

  let initial = Step.trips

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.trips, .opened(let number)): .push(.trip(number))
    case (.trip, .packTapped): .present(.packing)
    case (.packing, .packed(.success)): .popToRoot
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .packing: .flow(PackingFlow(), Event.packed)
    case .trips, .trip: .screen
    }
  }
}

struct PackingFlow: Flow {
  typealias Output = Int
  enum Step: Hashable, Codable { case list(packed: Int) }
  enum Event: Codable { case packed, closed }

  let initial = Step.list(packed: 0)

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list(let count), .packed): .update(.list(packed: count + 1))
    case (.list(let count), .closed): .finish(count)
    }
  }
}

/// Holds the root, and writes down where it stands.
@MainActor final class TripScene {
  let app: FlowCoordinator<TripFlow>

  init(router: any Router, savedState data: Data?) {
    app = FlowCoordinator(TripFlow(), router: router)
    guard let data, let snapshot = try? JSONDecoder().decode(FlowSnapshot.self, from: data) else {
      app.start { _ in }
      return
    }
    do {
      try app.start(restoring: snapshot) { _ in }
    } catch {
      print(error)  // what does not fit, and where; the app runs, from its beginning
    }
  }

  func savedState() throws -> Data {
    try JSONEncoder().encode(app.snapshot())
  }
}

@Test @MainActor func packingGoesOnWhereItWas() throws {
  let first = FlowTester(TripFlow())
  first.send(.opened(7))
  first.send(.packTapped)
  try first.child(PackingFlow.self).send(.packed)

  let router = RecordingRouter()
  let second = FlowCoordinator(TripFlow(), router: router)
  try second.start(restoring: first.coordinator.snapshot()) { _ in }
  try router.expect([
    .setStack(TripFlow.Step.trips, TripFlow.Step.trip(7), animated: false),
    .present(PackingFlow.Step.list(packed: 1), animated: false),
  ])
}

@Test("the scene that can be copied goes on, also from data that does not fit")
@MainActor func copiedScene() throws {
  let scene = TripScene(router: RecordingRouter(), savedState: nil)
  scene.app.send(.opened(7))
  let data = try scene.savedState()
  let restored = TripScene(router: RecordingRouter(), savedState: data)
  #expect(restored.app.path == [.trips, .trip(7)])
  let damaged = Data(#"{"version":1,"flows":[]}"#.utf8)
  #expect(TripScene(router: RecordingRouter(), savedState: damaged).app.path == [.trips])
}

@Test("the JSON and the error that the article shows are what is written")
@MainActor func shownTexts() throws {
  let scene = TripScene(router: RecordingRouter(), savedState: nil)
  scene.app.send(.opened(7))
  scene.app.send(.packTapped)
  let article = "Sources/FlowCoordinators/FlowCoordinators.docc/restoring-a-flow.md"
  let document = try Document(article)
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let json = String(decoding: try encoder.encode(scene.app.snapshot()), as: UTF8.self)
  let shown = try #require(document.fences(in: "json").first)
  #expect(shown.filter { !$0.isWhitespace } == json)

  let old = json.replacing(#"{"trip":{"_0":7}}"#, with: #"{"trip":{"_0":"Rome"}}"#)
  let snapshot = try JSONDecoder().decode(FlowSnapshot.self, from: Data(old.utf8))
  let app = FlowCoordinator(TripFlow(), router: RecordingRouter())
  let error = #expect(throws: SnapshotError.self) { try app.start(restoring: snapshot) { _ in } }
  #expect(document.fences(in: "text") == [error?.description])
}
