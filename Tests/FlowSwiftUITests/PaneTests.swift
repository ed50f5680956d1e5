import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("Panes")
@MainActor struct PaneTests {
  @Test("each pane has containers of its own, in view or not")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func containers() throws {
    let stage = Stage(.deck(1, .two))
    let panes = try #require(stage.panes)
    #expect(panes.style == .tabs)
    #expect(panes.all.map(\.id) == [Tab.one, .two, .three].map(AnyHashable.init))
    #expect(panes.selected == AnyHashable(Tab.two))
    #expect(stage.steps(in: .one) == [[.page(0)]])
    #expect(stage.steps(in: .three) == [[.page(20), .page(21)]])
    stage.root.pane(Tab.one, Tour.self)?.go([.push(.page(1)), .present(.page(2), as: .fullScreen)])
    #expect(stage.steps(in: .one) == [[.page(0), .page(1)], [.page(2)]])
    #expect(stage.steps == [[.deck(1, .two)]])
    let pane = try #require(stage.panes?[Tab.one])
    #expect(pane.containers[0].root == Screen(T.page(0)))
    #expect(stage.model.presented(over: pane.containers[0].id)?.style == .fullScreen)
    #expect(stage.model.screen(pane.containers[0].path[0]) == Screen(T.page(1)))
  }

  @Test("the user's choice asks the flow, which selects")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func selecting() throws {
    let stage = Stage(.deck(1, .one))
    let deck = try #require(stage.deck)
    stage.model.write(selection: Tab.two, of: deck, from: Tab.one)
    #expect(stage.root.path == [.deck(1, .two)])
    #expect(stage.panes?.selected == AnyHashable(Tab.two))
    // SwiftUI repeats what is selected, and what was written before.
    stage.model.write(selection: Tab.two, of: deck, from: Tab.one)
    stage.model.write(selection: Tab.one, of: deck, from: Tab.one)
    #expect(stage.root.path == [.deck(1, .two)])
    #expect(stage.wire.reports.isEmpty)
  }

  @Test("a choice that the flow does not follow is put back")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func refusing() throws {
    let stage = Stage(.deck(1, .one), selects: false)
    let deck = try #require(stage.deck)
    let shown = Shows { stage.panes?.selected }
    stage.model.write(selection: Tab.two, of: deck)
    #expect(shown.isCalled)
    #expect(stage.panes?.selected == AnyHashable(Tab.one))
    stage.model.write(selection: "nowhere", of: deck)
    stage.model.write(selection: Tab.two, of: Screen(T.page(1)).id)
    #expect(stage.root.path == [.deck(1, .one)])
  }

  @Test("the selected pane again goes back to its first screen")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func reselecting() throws {
    let stage = Stage(.deck(1, .one))
    let deck = try #require(stage.deck)
    let pane = try #require(stage.root.pane(Tab.one, Tour.self))
    stage.model.write(selection: Tab.one, of: deck)
    #expect(stage.wire.reports.isEmpty)
    stage.turn()
    pane.go([.push(.page(1)), .push(.page(2))])
    stage.model.write(selection: Tab.one, of: deck, from: Tab.one)
    #expect(stage.wire.takeReports() == ["popped to Tour.Step.page(0)"])
    #expect(pane.path == [.page(0)])
    // Repeated by SwiftUI after the flow has selected it.
    pane.go(.push(.page(1)))
    stage.model.write(selection: Tab.one, of: deck, from: Tab.two)
    // Something is presented in it.
    stage.turn()
    pane.go(.present(.page(2)))
    stage.model.write(selection: Tab.one, of: deck)
    #expect(stage.wire.reports.isEmpty)
    stage.turn()
    pane.go([.dismiss, .replace(with: .locked(3))])
    stage.model.write(selection: Tab.one, of: deck)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.steps(in: .one) == [[.page(0), .locked(3)]])
  }

  @Test("the selected pane again, written twice, asks once")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func twice() throws {
    let stage = Stage(.deck(1, .one))
    let deck = try #require(stage.deck)
    let pane = try #require(stage.root.pane(Tab.one, Tour.self))
    pane.go(.push(.patient(0)))
    for _ in 0..<2 { stage.model.write(selection: Tab.one, of: deck) }
    #expect(pane.path == [.page(0), .patient(1)])
  }

  @Test("the user goes back and closes sheets in a pane")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func gestures() throws {
    let stage = Stage(.deck(5, .one))
    let pane = try #require(stage.root.pane(Tab.two, Tour.self))
    pane.go([.push(.page(1)), .present(.page(2))])
    let containers = try #require(stage.panes?[Tab.two]).containers
    stage.model.write(presented: nil, from: containers[1].id)
    stage.model.write(path: [], to: containers[0].id)
    #expect(
      stage.wire.reports == ["dismissed Tour.Step.page(2)", "popped to Tour.Step.page(10)"]
    )
    #expect(pane.path == [.page(10)])
    #expect(stage.steps(in: .two) == [[.page(10)]])
  }

  @Test("an alert in a pane can be answered")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func alert() throws {
    let stage = Stage(.deck(1, .one))
    let pane = try #require(stage.root.pane(Tab.one, Tour.self))
    pane.go(.present(.alert(1), as: .alert))
    let container = try #require(stage.panes?[Tab.one]?.containers.last)
    stage.model.choose(try #require(container.alert).buttons[1], in: container.id)
    #expect(pane.path == [.page(0), .page(9)])
  }

  @Test("panes that come, go and change places keep what they show")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func changing() throws {
    let stage = Stage(.deck(1, .one))
    stage.root.pane(Tab.one, Tour.self)?.go(.push(.page(1)))
    let id = try #require(stage.panes?[Tab.one]).containers[0].id
    stage.root.go(.update(.deck(2, .three)))
    #expect(stage.panes?.all.map(\.id) == [AnyHashable(Tab.three), AnyHashable(Tab.one)])
    #expect(stage.panes?.selected == AnyHashable(Tab.three))
    #expect(stage.panes?[Tab.one]?.containers[0].id == id)
    #expect(stage.steps(in: .one) == [[.page(0), .page(1)]])
    stage.root.go(.setStack([.page(5)]))
    #expect(stage.panes == nil)
    #expect(stage.model.container(id) == nil)
  }

  @Test("panes in a pane")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func nested() throws {
    let stage = Stage(.deck(1, .one))
    let pane = try #require(stage.root.pane(Tab.one, Tour.self))
    pane.go(.push(.deck(0, .two)))
    let inner = try #require(stage.panes?[Tab.one]).containers[0].path[0]
    stage.model.write(selection: Tab.one, of: inner)
    #expect(pane.path == [.page(0), .deck(0, .one)])
    #expect(stage.model.panes(of: inner)?.selected == AnyHashable(Tab.one))
    pane.pane(Tab.two, Tour.self)?.go(.push(.page(3)))
    let innermost = try #require(stage.model.panes(of: inner)?[Tab.two]).containers[0]
    stage.model.write(path: [], to: innermost.id)
    #expect(stage.wire.reports == ["popped to Tour.Step.page(10)"])
  }
}
