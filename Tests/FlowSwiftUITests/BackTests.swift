import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("Ways back that are not open")
@MainActor struct BackTests {
  @Test("a blocked pop is put back, and the view is told to look again")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func blockedPop() {
    let stage = Stage(.page(0), .page(1), .locked(2), .page(3))
    let path = stage.lowest.path
    let shown = Shows { stage.model.containers }
    let number = stage.model.lastChange.number
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(shown.isCalled)
    #expect(stage.lowest.path == path)
    #expect(stage.model.lastChange.number > number)
    // What stands on the locked screen is free.
    stage.model.write(path: Array(path.prefix(2)), to: stage.lowest.id)
    #expect(stage.wire.reports == ["popped to Tour.Step.locked(2)"])
  }

  @Test("a blocked sheet comes back")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func blockedSheet() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.locked(1)), .push(.page(2))])
    let id = stage.top.id
    let shown = Shows { stage.model.presented(over: stage.lowest.id)?.id }
    stage.model.write(presented: nil, from: id)
    #expect(shown.isCalled)
    #expect(stage.model.presented(over: stage.lowest.id)?.id == id)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path.count == 3)
  }

  @Test("a screen that wants an event gets it, once for a gesture, and nothing moves by itself")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func sends() {
    let stage = Stage(.page(0), .asking(1))
    let path = stage.lowest.path
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0), .page(1)])
    #expect(stage.lowest.path != path)
    // The view writes the same once more; the screen that wanted the event is gone.
    stage.model.write(path: [], to: stage.lowest.id, from: path)
    #expect(stage.root.path == [.page(0), .page(1)])
  }

  @Test("a gesture that SwiftUI writes twice asks once")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func twice() {
    let stage = Stage(.page(0), .patient(0))
    let path = stage.lowest.path
    for _ in 0..<2 { stage.model.write(path: [], to: stage.lowest.id, from: path) }
    #expect(stage.root.path == [.page(0), .patient(1)])
    stage.turn()
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.root.path == [.page(0), .patient(2)])
    #expect(stage.lowest.path == path)
  }

  @Test("the second write does not take what the flow has put in the place of the asking screen")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func replaced() {
    let stage = Stage(.page(0), .page(1), .asking(2))
    let path = stage.lowest.path
    for _ in 0..<2 { stage.model.write(path: [], to: stage.lowest.id, from: path) }
    #expect(stage.root.path == [.page(0), .page(1), .page(2)])
    #expect(stage.wire.reports.isEmpty)
  }

  @Test("of several that want an event the topmost gets it")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func topmost() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.asking(1)), .push(.asking(2)), .push(.page(3))])
    stage.model.write(presented: nil, from: stage.top.id)
    #expect(stage.root.path == [.page(0), .asking(1), .asking(2), .page(3)])
    stage.root.go(.pop)
    stage.turn()
    stage.model.write(presented: nil, from: stage.top.id)
    #expect(stage.root.path == [.page(0), .asking(1), .page(2)])
    #expect(stage.wire.reports.isEmpty)
  }

  @Test("a screen in a pane holds the screen that has the panes")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func inPane() {
    let stage = Stage(.page(0), .deck(1, .one))
    stage.root.pane(Tab.two, Tour.self)?.go(.push(.locked(1)))
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path.count == 2)
    stage.root.pane(Tab.two, Tour.self)?.go(.pop)
    stage.turn()
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.wire.reports == ["popped to Tour.Step.page(0)"])
  }
}
