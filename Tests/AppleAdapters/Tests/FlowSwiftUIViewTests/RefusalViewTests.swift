import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI
import Testing

@Suite("Flows without views", .serialized)
@MainActor struct RefusalViewTests {
  private let model = NavigationModel()
  private let issues = Issues()

  private var screen: SwiftUIScreen { SwiftUIScreen(FlowStack(model)) }

  @Test("the first screen is refused when the view appears, with a way to get it right")
  func first() {
    let root = FlowCoordinator(Mute(), router: model, observer: issues)
    var results: [FlowResult<Void>] = []
    root.start { results.append($0) }
    #expect(root.isRunning)
    // Nothing can be shown for it, and nothing crashes.
    #expect(screen.texts.isEmpty)
    #expect(issues.texts == [mute("Mute", "silent")])
    #expect(results.count == 1)
    guard case .failure(.cancelled(.refused)) = results.first else {
      Issue.record("The flow ended as \(results)")
      return
    }
    #expect(screen.texts.isEmpty)
    #expect(issues.texts.count == 1)
  }

  @Test("a screen that comes later is refused at once, and the flow goes on below it")
  func later() {
    let root = start(Host())
    _ = screen
    root.send(.go(.push(.mute)))
    #expect(issues.texts == [mute("Host/mute", "silent")])
    #expect(root.path == [.start])
    #expect(root.children.isEmpty)
    #expect(screen.texts == ["start"])
    root.send(.go(.present(.mute)))
    #expect(issues.texts.count == 2)
    #expect(model.containers.count == 1)
  }

  @Test("of the screens that one turn brings up, the lowest is refused with all above it")
  func batch() {
    let root = start(Host())
    _ = screen
    root.send(.go([.push(.mute), .push(.tail), .present(.mute), .push(.tail)]))
    #expect(issues.texts == [mute("Host/mute", "silent")])
    #expect(root.path == [.start])
    #expect(model.containers.map(\.screens.count) == [1])
  }

  @Test("what was up before the view appeared is refused too, and what is below it stays")
  func before() {
    let root = start(Host())
    root.send(.go([.push(.mute), .push(.tail)]))
    #expect(root.path.count == 3)
    #expect(screen.texts == ["tail"])
    #expect(issues.texts.count == 1)
    #expect(root.path == [.start])
    #expect(screen.texts == ["start"])
  }

  @Test("an alert and a child flow with views need none of their host")
  func alert() {
    let root = FlowCoordinator(Mute(initial: .question), router: model, observer: issues)
    root.start { _ in }
    #expect(screen.alert?.title == "Question")
    let other = NavigationModel()
    let hosting = FlowCoordinator(Mute(initial: .host), router: other, observer: issues)
    hosting.start { _ in }
    #expect(SwiftUIScreen(FlowStack(other)).texts == ["page(0)"])
    #expect(hosting.isRunning)
    #expect(issues.texts.isEmpty)
  }

  @Test(
    "tabs need no views of their flow, a drawer does",
    arguments: [PaneStyle.tabs, .split, .drawer]
  )
  func panes(_ style: PaneStyle) {
    let root = start(MuteTabs(style: style))
    _ = screen
    #expect(root.isRunning == (style != .drawer))
    #expect(issues.texts.count == (style == .drawer ? 1 : 0))
  }

  @Test("a pane without views ends for itself")
  func inPane() {
    let root = start(Mixed())
    _ = screen
    #expect(issues.texts == [mute("Mixed/shown/mute", "silent")])
    #expect(root.path == [.refused])
    #expect(screen.texts == ["page(0)"])
  }

  private func start<F: Flow>(_ flow: F) -> FlowCoordinator<F> {
    let root = FlowCoordinator(flow, router: model, observer: issues)
    root.start { _ in }
    return root
  }

  private func mute(_ address: String, _ step: String) -> String {
    """
    \(address): Mute could not show step \(step): Mute has no views.
    Add them where they are known: extension Mute: ViewFlow { func view(for:send:) … }.
    """
  }
}

/// Two panes, one of which has no views.
private struct Mixed: Flow {
  typealias Output = Never
  enum Step { case shown, refused }
  enum Place { case good, mute }
  enum Event { case chosen(Place), goodEnded(FlowResult<Int>), muteEnded(FlowResult<Void>) }

  let initial = Step.shown

  func transition(from step: Step, on event: Event) -> Transition {
    if case .muteEnded(.failure(.cancelled(.refused))) = event { .update(.refused) } else { .stay }
  }

  func content(of step: Step) -> Content {
    .panes(.tabs, selected: Place.good, onSelect: Event.chosen) {
      Pane(Place.good, Tour(), Event.goodEnded)
      if step == .shown { Pane(Place.mute, Mute(), Event.muteEnded) }
    }
  }
}
