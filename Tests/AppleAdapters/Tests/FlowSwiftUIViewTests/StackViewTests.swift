import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI
import Testing

@Suite("Stacks in view", .serialized)
@MainActor struct StackViewTests {
  @Test("the screen on top is in view, and its button reports to its flow")
  func top() {
    let stage = Stage(.page(0))
    #expect(stage.screen.texts == ["page(0)"])
    #expect(!stage.screen.hasBackButton)
    stage.screen.tapButton("Next")
    #expect(stage.screen.texts == ["page(9)"])
    #expect(stage.root.path == [.page(0), .page(9)])
  }

  @Test("the back button takes one screen, the back menu takes all, each with one report")
  func back() {
    let stage = Stage(.page(0), .page(1), .page(2), .page(3))
    #expect(stage.screen.goBack())
    #expect(stage.wire.takeReports() == ["popped to Tour.Step.page(2)"])
    #expect(stage.screen.texts == ["page(2)"])
    #expect(stage.screen.goToRoot())
    #expect(stage.wire.takeReports() == ["popped to Tour.Step.page(0)"])
    #expect(stage.root.path == [.page(0)])
    #expect(!stage.screen.goBack())
  }

  @Test("a path that is written late takes nothing that came meanwhile")
  func late() {
    let stage = Stage(.page(0), .page(1))
    let stale = stage.screen
    stage.root.go(.replace(with: .page(2)))
    stale.goBack()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0), .page(2)])
  }

  @Test("a path that is written twice is one move")
  func twice() {
    let stage = Stage(.page(0), .page(1), .page(2))
    let stale = stage.screen
    stale.goBack()
    stale.goBack()
    #expect(stage.wire.reports == ["popped to Tour.Step.page(1)"])
    #expect(stage.root.path == [.page(0), .page(1)])
  }

  @Test("a late move takes what has come on top of the screen that it is about")
  func overtaken() {
    let stage = Stage(.page(0), .page(1))
    let stale = stage.screen
    stage.root.go(.push(.page(2)))
    stale.goBack()
    #expect(stage.wire.reports == ["popped to Tour.Step.page(0)"])
    #expect(stage.screen.texts == ["page(0)"])
  }

  @Test("a new payload shows in the same screen")
  func update() {
    let stage = Stage(.page(0), .page(1))
    let ids = stage.lowest.path
    stage.root.go(.update(.page(7)))
    #expect(stage.lowest.path == ids)
    #expect(stage.screen.texts == ["page(7)"])
  }

  @Test("another first screen is another view, with a state of its own")
  func identity() {
    let stage = Stage(.page(0))
    let old = stage.screen.ids
    stage.root.go(.update(.page(1)))
    #expect(stage.screen.ids == old)
    stage.root.go(.setStack([.page(2)]))
    #expect(stage.screen.ids.count == 1)
    #expect(stage.screen.ids != old)
  }

  @Test("equal steps stand twice in a stack")
  func equal() {
    let stage = Stage(.page(0), .page(1), .page(1))
    stage.screen.goBack()
    #expect(stage.screen.hasBackButton)
    stage.screen.goBack()
    #expect(stage.root.path == [.page(0)])
  }
}

@Suite("A view of the app below flows", .serialized)
@MainActor struct OutsideRootTests {
  private struct Front: View {
    var body: some View { Text("front") }
  }

  private func screen(_ stage: Stage) -> SwiftUIScreen {
    SwiftUIScreen(FlowStack(stage.model) { Front() })
  }

  @Test("a pushed flow stands on it, and leaves it when the user goes back")
  func pushed() {
    let stage = Stage(.page(1), entry: .push)
    #expect(screen(stage).texts == ["page(1)"])
    #expect(screen(stage).goBack())
    #expect(stage.wire.reports == ["popped to nil"])
    #expect(stage.results == [.failure(.cancelled(.back))])
    #expect(screen(stage).texts == ["front"])
    #expect(!screen(stage).hasBackButton)
  }

  @Test("a pushed flow that does not let the user go is asked, also on its first screen")
  func asked() {
    let stage = Stage(.patient(0), entry: .push)
    #expect(!screen(stage).hasBackButton)
    screen(stage).tapButton("Back")
    #expect(stage.root.path == [.patient(1)])
  }

  @Test("a presented flow covers it, and ends when it is swiped away")
  func presented() {
    let stage = Stage(.page(1), entry: .present(.sheet))
    #expect(screen(stage).texts == ["front"])
    #expect(screen(stage).presented?.texts == ["page(1)"])
    #expect(screen(stage).swipeDown())
    #expect(stage.results == [.failure(.cancelled(.dismissed))])
    #expect(screen(stage).presented == nil)
  }

  @Test("it is in view as long as no flow takes its place")
  func taken() {
    let model = NavigationModel()
    #expect(SwiftUIScreen(FlowStack(model) { Front() }).texts == ["front"])
    #expect(SwiftUIScreen(FlowStack(model)).texts.isEmpty)
    let root = FlowCoordinator(Tour(), router: model)
    root.start { _ in }
    #expect(SwiftUIScreen(FlowStack(model) { Front() }).texts == ["page(0)"])
  }
}
