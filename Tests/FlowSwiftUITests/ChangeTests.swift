import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("How a change is shown")
@MainActor struct ChangeTests {
  @Test("the first stack of a root is not animated, a push is")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func animated() {
    let stage = Stage(.page(0))
    #expect(!stage.model.lastChange.isAnimated)
    let number = stage.model.lastChange.number
    stage.root.go(.push(.page(1)))
    #expect(stage.model.lastChange.isAnimated)
    #expect(stage.model.lastChange.transition == nil)
    #expect(stage.model.lastChange.number == number + 1)
    stage.root.go(.update(.page(2)))
    #expect(!stage.model.lastChange.isAnimated)
  }

  @Test("a screen's animation is named when it comes and when it goes")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func named() {
    let stage = Stage(.page(0))
    let ways: [Tour.Transition] = [
      .push(.named("flip")), .pop,
      .present(.named("flip")), .dismiss,
      .setStack([.page(0), .named("flip")]), .pop,
      [.push(.page(1)), .push(.named("flip"))], .popToRoot,
    ]
    for way in ways {
      stage.root.go(way)
      #expect(stage.model.lastChange.isAnimated)
      #expect(stage.model.lastChange.transition == "flip")
    }
    stage.root.go(.push(.page(1)))
    #expect(stage.model.lastChange.transition == nil)
  }

  @Test("a screen that says so comes and goes unanimated")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func unanimated() {
    let stage = Stage(.page(0))
    stage.root.go(.push(.named(.none)))
    #expect(!stage.model.lastChange.isAnimated)
    #expect(stage.model.lastChange.transition == nil)
    stage.root.go(.pop)
    #expect(!stage.model.lastChange.isAnimated)
  }

  @Test("a move in a pane, and the choice of one")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func panes() {
    let stage = Stage(.deck(1, .one))
    stage.root.pane(Tab.two, Tour.self)?.go(.push(.named("flip")))
    #expect(stage.model.lastChange.transition == "flip")
    stage.root.pane(Tab.two, Tour.self)?.go(.pop)
    #expect(stage.model.lastChange.transition == "flip")
    stage.root.go(.update(.deck(1, .two)))
    #expect(stage.model.lastChange.isAnimated)
    #expect(stage.model.lastChange.transition == nil)
  }

  @Test("a move of the user is the platform's to animate")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func user() {
    let stage = Stage(.page(0), .named(.none))
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.model.lastChange.isAnimated)
    #expect(stage.model.lastChange.transition == nil)
  }

  @Test("calls written by hand that cannot be made change nothing")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func impossible() {
    let stage = Stage(.page(0), .page(1))
    let screens = stage.lowest.path
    stage.model.perform([
      .pop(to: T.page(7)), .dismiss(to: T.page(0)), .dismiss(to: nil), .update(T.page(1)),
      .setStack([]), .select(Tab.one),
      .inPane(Tab.one, .push(T.page(2))), .setPanes(.tabs, [1], selected: 1),
    ])
    #expect(stage.lowest.path == screens)
    #expect(stage.steps == [[.page(0), .page(1)]])
  }

  @Test("a root's calls written by hand leave what was up before it alone")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func foreign() {
    let stage = Stage(.page(0), .page(1))
    let screens = stage.lowest.screens
    stage.root.go(.finish(1))
    let second = FlowCoordinator(Tour(), router: stage.wire, entry: .present())
    second.start { _ in }
    stage.model.perform([.dismiss(to: screens[0]), .pop(to: screens[0])])
    #expect(stage.steps == [[.page(0), .page(1)], [.page(0)]])
    stage.model.perform([.dismiss(to: nil), .pop(to: screens[0]), .pop(to: nil)])
    #expect(stage.steps == [[.page(0), .page(1)]])
  }
}
