import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("The path of a stack")
@MainActor struct StackTests {
  @Test("the first screen is the root, and the path has those above it")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func path() {
    let stage = Stage(.page(0), .page(1), .page(0))
    let screens = stage.lowest.screens
    #expect(stage.lowest.root?.id == screens[0].id)
    #expect(stage.lowest.path == [screens[1].id, screens[2].id])
    #expect(Set(screens.map(\.id)).count == 3)
    #expect(stage.model.screen(screens[1].id) == Screen(T.page(1)))
    stage.root.go(.setStack([.page(5)]))
    #expect(stage.lowest.root == Screen(T.page(5)))
    #expect(stage.lowest.path.isEmpty)
    #expect(stage.model.screen(screens[1].id) == nil)
  }

  @Test("an updated screen keeps its identity and has the new step")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func update() {
    let stage = Stage(.page(0), .page(1))
    let id = stage.lowest.path[0]
    stage.root.go(.update(.page(7)))
    #expect(stage.lowest.path == [id])
    #expect(stage.model.screen(id) == Screen(T.page(7)))
  }

  @Test("back by one screen or several is one report")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func back() {
    let stage = Stage(.page(0), .page(1), .page(2), .page(3))
    let path = stage.lowest.path
    stage.model.write(path: [path[0], path[1]], to: stage.lowest.id)
    #expect(stage.wire.takeReports() == ["popped to Tour.Step.page(2)"])
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.wire.takeReports() == ["popped to Tour.Step.page(0)"])
    #expect(stage.steps == [[.page(0)]])
    #expect(stage.root.path == [.page(0)])
    #expect(stage.wire.calls.isEmpty)
  }

  @Test("the state has changed when the delegate hears, which may move at once")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func order() {
    let stage = Stage(.page(0), .trip(1))
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.steps == [[.page(0)]])
    stage.root.go(.push(.page(4)))
    #expect(stage.steps == [[.page(0), .page(4)]])
  }

  @Test("what SwiftUI repeats after a change of the model is no move")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func echo() {
    let stage = Stage(.page(0))
    let empty = stage.lowest.path
    stage.root.go(.push(.page(1)))
    let one = stage.lowest.path
    stage.model.write(path: one, to: stage.lowest.id, from: empty)
    stage.model.write(path: one, to: stage.lowest.id, from: one)
    stage.model.write(path: one, to: stage.lowest.id)
    // Late, and from before the push: nothing was removed.
    stage.model.write(path: empty, to: stage.lowest.id, from: empty)
    stage.root.go(.pop)
    // The model has popped by itself.
    stage.model.write(path: empty, to: stage.lowest.id, from: one)
    stage.model.write(path: one, to: stage.lowest.id, from: one)
    stage.model.write(path: one, to: stage.lowest.id)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.steps == [[.page(0)]])
  }

  @Test("a pop that the model has overtaken takes what was pushed on the lost screen along")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func overtaken() {
    let stage = Stage(.page(0), .page(1), .page(2))
    let old = stage.lowest.path
    stage.root.go(.push(.page(3)))
    stage.model.write(path: [old[0]], to: stage.lowest.id, from: old)
    #expect(stage.wire.takeReports() == ["popped to Tour.Step.page(1)"])
    // A second write of the same move.
    stage.model.write(path: [old[0]], to: stage.lowest.id, from: old)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0), .page(1)])
  }

  @Test("a path that is not a beginning of the old one is put back")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func foreign() {
    let stage = Stage(.page(0), .page(1), .page(2))
    let path = stage.lowest.path
    let stranger = Screen(T.page(1)).id
    for wrong in [[stranger], path + [stranger], [path[1]], [path[1], path[0]]] {
      let shown = Shows { stage.model.containers }
      stage.model.write(path: wrong, to: stage.lowest.id)
      #expect(shown.isCalled)
    }
    stage.model.write(path: [], to: Stage(.page(0)).lowest.id)
    #expect(stage.lowest.path == path)
    #expect(stage.wire.reports.isEmpty)
  }

  @Test("an observer is told of a turn once")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func observation() {
    let stage = Stage(.page(0), .page(1))
    let shown = Shows { stage.model.containers }
    #expect(!shown.isCalled)
    stage.root.go([.push(.page(2)), .present(.page(3))])
    #expect(shown.isCalled)
  }
}
