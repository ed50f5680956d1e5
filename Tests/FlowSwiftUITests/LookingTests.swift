import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("What a view wants to know")
@MainActor struct LookingTests {
  @Test("a container is not to be closed by hand when one of the screens that would go objects")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func dismissing() {
    let stage = Stage(.page(0), .locked(1))
    #expect(!stage.model.isDismissDisabled(for: stage.lowest.id))
    stage.root.go([.present(.page(2)), .present(.page(3))])
    let ids = stage.model.containers.map(\.id)
    #expect(ids.map(stage.model.isDismissDisabled) == [false, false, false])
    stage.root.go(.push(.asking(4)))
    #expect(ids.map(stage.model.isDismissDisabled) == [false, true, true])
    stage.root.go(.replace(with: .locked(5)))
    #expect(ids.map(stage.model.isDismissDisabled) == [false, true, true])
    stage.root.go(.dismiss)
    #expect(ids.map(stage.model.isDismissDisabled) == [false, false, false])
  }

  @Test("a pane in it objects too, selected or not")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func panes() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.deck(1, .one)))
    #expect(!stage.model.isDismissDisabled(for: stage.top.id))
    stage.root.pane(Tab.two, Tour.self)?.go(.push(.asking(1)))
    #expect(stage.model.isDismissDisabled(for: stage.top.id))
  }

  @Test("what would go with a pushed screen says whether the user may go back from it")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func goingBack() {
    let stage = Stage(.page(0), .page(1), .asking(2), .page(3))
    let path = stage.lowest.path
    #expect(path.map { "\(stage.model.wayBack(from: $0))".prefix(4) } == ["asks", "asks", "allo"])
    stage.model.goBack(from: path[2])
    #expect(stage.wire.takeReports() == ["popped to Tour.Step.asking(2)"])
    stage.model.goBack(from: path[2])
    stage.model.goBack(from: path[0])
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0), .page(1), .page(2)])
  }

  @Test("a container in a pane is in view when all panes around it are")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func inView() throws {
    let stage = Stage(.deck(0, .one))
    stage.root.pane(Tab.one, Tour.self)?.go(.setStack([.deck(4, .one)]))
    let inner = try #require(stage.root.pane(Tab.one, Tour.self)?.pane(Tab.two, Tour.self))
    inner.go(.present(.page(5)))
    let outer = try #require(stage.panes?[Tab.one]?.containers[0])
    let deck = try #require(outer.root)
    let pane = try #require(stage.model.panes(of: deck.id)?[Tab.two])
    let ids = [stage.lowest.id, outer.id] + pane.containers.map(\.id)
    #expect(ids.map(stage.model.isInView) == [true, true, true, true])
    stage.root.go(.update(.deck(0, .two)))
    #expect(ids.map(stage.model.isInView) == [true, false, false, false])
  }

  @Test("two or three panes of a split view stand beside each other, no other number does")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func columns() {
    let decks = [0, 4, 5, 7, 8].map { Stage(.deck($0, .two)).panes?.hasColumns }
    #expect(decks == [false, true, true, false, false])
  }
}
