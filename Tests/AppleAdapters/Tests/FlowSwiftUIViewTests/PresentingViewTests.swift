import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI
import Testing

@Suite("Presented containers in view", .serialized)
@MainActor struct PresentingViewTests {
  @Test(
    "a style says what SwiftUI presents",
    arguments: [
      (PresentationStyle.sheet, PresentationKind.sheet),
      (.fullScreen, .fullScreenCover),
      (.popover, .popover),
      (.card, .sheet),
      (.alert, .sheet),  // no alert, but a screen
    ]
  )
  func kinds(_ style: PresentationStyle, _ kind: PresentationKind) {
    let stage = Stage(.page(0))
    stage.root.go(.present(.page(1), as: style))
    #expect(stage.screen.presentedKind == kind)
    #expect(stage.screen.presentedCount == 1)
    #expect(stage.screen.presented?.texts == ["page(1)"])
    #expect(stage.screen.texts == ["page(0)"])
  }

  @Test("what is swiped down is reported once")
  func swiped() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .push(.page(2))])
    let stale = stage.screen
    #expect(stale.swipeDown())
    #expect(stage.wire.takeReports() == ["dismissed Tour.Step.page(1)"])
    #expect(stage.root.path == [.page(0)])
    stale.dismissAnyway()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.screen.presented == nil)
  }

  @Test("a presented container has a stack of its own")
  func stack() {
    let stage = Stage(.page(0), .page(1))
    stage.root.go([.present(.page(2)), .push(.page(3))])
    #expect(stage.screen.presented?.texts == ["page(3)"])
    #expect(stage.screen.presented?.goBack() == true)
    #expect(stage.wire.reports == ["popped to Tour.Step.page(2)"])
    #expect(stage.screen.presented?.texts == ["page(2)"])
    #expect(stage.screen.presented?.hasBackButton == false)
    #expect(stage.screen.texts == ["page(1)"])
  }

  @Test(
    "a late nil of what was there does not end what has come in its place",
    arguments: [PresentationStyle.sheet, .fullScreen, .popover],
    [PresentationStyle.sheet, .fullScreen, .popover]
  )
  func late(_ old: PresentationStyle, _ new: PresentationStyle) {
    let stage = Stage(.page(0))
    stage.root.go(.present(.page(1), as: old))
    let stale = stage.screen
    stage.root.go([.dismiss, .present(.page(2), as: new)])
    stale.dismissAnyway()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0), .page(2)])
    #expect(stage.screen.presented?.texts == ["page(2)"])
    #expect(stage.screen.presentedCount == 1)
  }

  @Test("containers stand on containers, each presented by the one below")
  func deep() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .present(.page(2), as: .fullScreen), .present(.page(3))])
    stage.root.go(.push(.page(4)))
    let screen = stage.screen
    #expect(screen.presented?.texts == ["page(1)"])
    #expect(screen.presented?.presentedKind == .fullScreenCover)
    #expect(screen.presented?.presented?.texts == ["page(2)"])
    #expect(screen.top.texts == ["page(4)"])
    #expect(!(screen.presented?.swipeDown() ?? true))
    #expect(screen.presented?.presented?.swipeDown() == true)
    #expect(stage.wire.takeReports() == ["dismissed Tour.Step.page(3)"])
    #expect(stage.screen.top.texts == ["page(2)"])
  }

  @Test("a lower container takes those above along, in one report")
  func lower() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .present(.page(2)), .present(.page(3))])
    stage.screen.presented?.dismissAnyway()
    #expect(stage.wire.reports == ["dismissed Tour.Step.page(2)"])
    #expect(stage.screen.top.texts == ["page(1)"])
  }

  @Test("an app says how its own styles are presented")
  func ownStyle() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.page(1), as: .card))
    #expect(stage.screen.presented?.detents == [])
    let stack = FlowStack(stage.model)
      .presentation(.card) { $0.presentationDetents([.medium]) }
    #expect(SwiftUIScreen(stack).presented?.detents == [.medium])
    stage.root.go(.present(.page(2)))
    #expect(SwiftUIScreen(stack).top.detents == [])
    stage.root.go(.present(.page(3), as: .card))
    #expect(SwiftUIScreen(stack).top.detents == [.medium])
    #expect(SwiftUIScreen(stack).top.texts == ["page(3)"])
  }
}

extension PresentationStyle {
  static let card = PresentationStyle("card")
}
