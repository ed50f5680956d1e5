import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Covering paths that go wrong")
@MainActor struct CoverFailureTests {
  /// What makes a flow answer differently after a while, which it must not do.
  final class Weather {
    private var count = 0
    private let limit: Int
    init(goodFor limit: Int) { self.limit = limit }

    /// Whether it was asked more often than it stays good.
    func hasChanged() -> Bool {
      count += 1
      return count > limit
    }
  }

  @Test("a root that goes elsewhere than when the graph was made")
  func root() throws {
    // The graph is made first, with one question about an opened list.
    let flow = MoodyFlow(weather: Weather(goodFor: 1))
    let failure = try #require(throws: CoverFailure.self) { try runCoveringPaths(of: flow) }
    #expect(
      failure.description == """
        A covering path of MoodyFlow went wrong after 2 events, shrunk from 3.
        MoodyFlow goes from list to list on .opened; when the graph was made, it went to detail.
        A transition has to answer the same for the same step and event; see the graph's problems.

        As a test:

        @Test @MainActor func moodyFlowGoesWrong() throws {
          let flow = …  // the MoodyFlow that was run
          let app = FlowTester(flow)
          app.send(.loaded)
          app.send(.opened)
          #expect(app.step == .detail)
        }
        """
    )
  }

  @Test("a child in a child is named by the flows around it, where its type alone is not enough")
  func nested() throws {
    let flow = OuterFlow(weather: Weather(goodFor: 2))
    let failure = try #require(throws: CoverFailure.self) { try runCoveringPaths(of: flow) }
    #expect(
      failure.events == [
        "Outer: .opened", "Outer/middle/inner: .loaded", "Outer/middle/inner: .opened",
      ]
    )
    #expect(
      failure.test == """
        @Test @MainActor func outerFlowGoesWrong() throws {
          let flow = …  // the OuterFlow that was run
          let app = FlowTester(flow)
          app.send(.opened)
          try app.child(MiddleFlow.self).child(MoodyFlow.self)?.send(.loaded)
          try app.child(MiddleFlow.self).child(MoodyFlow.self)?.send(.opened)
          #expect(app.coordinator.child(MiddleFlow.self)?.child(MoodyFlow.self)?.step == .detail)
        }
        """
    )
  }

  @Test("a gesture in between is part of the list")
  func gesture() throws {
    let flow = SwipedFlow(weather: Weather(goodFor: 2))
    let failure = try #require(throws: CoverFailure.self) { try runCoveringPaths(of: flow) }
    #expect(
      failure.description == """
        A covering path of SwipedFlow went wrong after 2 events.
        A flow took a transition that the graph does not have: login, ended → sorry.
        A transition has to answer the same for the same step and event; see the graph's problems.

        As a test:

        @Test @MainActor func swipedFlowGoesWrong() throws {
          let flow = …  // the SwipedFlow that was run
          let app = FlowTester(flow)
          app.send(.tapped)
          app.router.userDismisses()
          // Not in the graph: login, ended → sorry
        }
        """
    )
  }
}

/// Does not open a list any more when the weather has changed.
private struct MoodyFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case start, list, detail }
  enum Event: CaseIterable { case noted, loaded, opened, closed }
  let weather: CoverFailureTests.Weather
  let initial = Step.start

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.start, .noted): .stay
    case (.start, .loaded): .push(.list)
    case (.list, .opened): weather.hasChanged() ? .stay : .push(.detail)
    case (.detail, .closed): .finish
    default: .unhandled
    }
  }
}

/// Hosts a moody flow, and above it a flow that hosts another.
private struct OuterFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case start, middle }
  enum Event { case opened, ended(FlowResult<Void>) }
  let weather: CoverFailureTests.Weather
  let initial = Step.start
  var exampleEvents: [Example<Event>] { [Example(.opened)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.start, .opened): .push(.middle)
    case (.middle, .ended): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .start: .flow(MoodyFlow(weather: .init(goodFor: .max)), Event.ended)
    case .middle: .flow(MiddleFlow(weather: weather), Event.ended)
    }
  }
}

private struct MiddleFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case inner }
  enum Event { case ended(FlowResult<Void>) }
  let weather: CoverFailureTests.Weather
  let initial = Step.inner
  var exampleEvents: [Example<Event>] { [] }
  func transition(from step: Step, on event: Event) -> Transition { .finish }
  func content(of step: Step) -> Content { .flow(MoodyFlow(weather: weather), Event.ended) }
}

/// Goes elsewhere when its child is swiped away for the second time.
private struct SwipedFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case home, login, sorry }
  enum Event { case tapped, ended(FlowResult<String>) }
  let weather: CoverFailureTests.Weather
  let initial = Step.home
  var exampleEvents: [Example<Event>] { [Example(.tapped)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .tapped): .present(.login)
    case (.login, .ended(.failure(.cancelled(.dismissed)))):
      weather.hasChanged() ? .replace(with: .sorry) : .pop
    case (.login, .ended): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .login ? .flow(PassFlow(), Event.ended) : .screen
  }
}
