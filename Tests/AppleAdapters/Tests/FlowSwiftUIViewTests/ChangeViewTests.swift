import FlowCoordinators
@testable import FlowSwiftUI
@_spi(Simulation) import SwiftUI
import Testing

@Suite("Changes in view", .serialized)
@MainActor struct ChangeViewTests {
  @Test("a change that is not animated is made in a transaction that moves nothing")
  func still() {
    Transaction.log = []
    let stage = Stage(.page(0))
    #expect(Transaction.log.map(\.disablesAnimations) == [true])
    stage.root.go(.push(.page(1)))
    stage.root.go(.push(.named(.none)))
    #expect(Transaction.log.map(\.disablesAnimations) == [true, true])
    #expect(Transaction.log.allSatisfy { $0.animation == nil })
  }

  @Test("a move of the user keeps the transaction of the gesture")
  func gesture() {
    let stage = Stage(.page(0), .page(1))
    Transaction.log = []
    stage.screen.goBack()
    #expect(Transaction.log.isEmpty)
    #expect(stage.root.path == [.page(0)])
  }

  @Test("a screen shows its last step while it goes")
  func goingScreen() throws {
    let stage = Stage(.page(0), .page(1))
    let id = try #require(stage.lowest.path.last)
    let view = ScreenView(scene: FlowScene(model: stage.model, presentations: [:]), id: id)
    stage.root.go(.update(.page(7)))
    #expect(SwiftUIScreen(view).texts == ["page(7)"])
    stage.root.go(.pop)
    #expect(SwiftUIScreen(view).texts == ["page(7)"])
  }

  @Test("panes stay in view while their screen goes")
  func goingPanes() throws {
    let stage = Stage(.page(0), .deck(1, .two))
    let id = try #require(stage.lowest.path.last)
    let view = ScreenView(scene: FlowScene(model: stage.model, presentations: [:]), id: id)
    #expect(SwiftUIScreen(view).tabs.count == 3)
    stage.root.go(.pop)
    let going = SwiftUIScreen(view)
    #expect(going.tabs.count == 3)
    #expect(going.selectedTab == "Tab 1")
    going.selectTab("Tab 0")
    #expect(stage.root.path == [.page(0)])
  }

  @Test("a container shows what it had last while it goes")
  func goingContainer() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .push(.page(2))])
    let scene = FlowScene(model: stage.model, presentations: [:])
    let view = ContainerView(scene: scene, container: stage.top)
    stage.root.go(.pop)
    #expect(SwiftUIScreen(view).texts == ["page(1)"])
    stage.root.go(.dismiss)
    #expect(!SwiftUIScreen(view).hasBackButton)
    #expect(stage.wire.reports.isEmpty)
  }

  @Test("columns stay where they are while their screen goes")
  func goingColumns() throws {
    let stage = Stage(.page(0), .deck(4, .two))
    let id = try #require(stage.lowest.path.last)
    let view = ScreenView(scene: FlowScene(model: stage.model, presentations: [:]), id: id)
    _ = SwiftUIScreen(view)
    stage.root.go(.pop)
    #expect(SwiftUIScreen(view).preferredColumn == "detail")
    SwiftUIScreen(view).goToColumn("sidebar")
    #expect(stage.root.path == [.page(0)])
  }
}
