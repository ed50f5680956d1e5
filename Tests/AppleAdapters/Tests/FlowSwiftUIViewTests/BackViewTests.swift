import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI
import Testing

@Suite("Ways back in view", .serialized)
@MainActor struct BackViewTests {
  @Test("a screen that blocks the way back has no back button")
  func blocked() {
    let stage = Stage(.page(0), .locked(1))
    #expect(!stage.screen.hasBackButton)
    #expect(stage.screen.buttons == ["Next"])
    stage.screen.popAnyway()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.screen.texts == ["locked(1)"])
    stage.root.go(.push(.page(2)))
    #expect(stage.screen.hasBackButton)
  }

  @Test("a screen that wants an event has a back button of its own, which sends it")
  func asks() {
    let stage = Stage(.page(0), .patient(0))
    #expect(!stage.screen.hasBackButton)
    #expect(stage.screen.tapButton("Back"))
    #expect(stage.root.path == [.page(0), .patient(1)])
    #expect(stage.wire.reports.isEmpty)
    // A second tap in the same turn is the first one, written twice.
    stage.screen.tapButton("Back")
    stage.turn()
    stage.screen.tapButton("Back")
    #expect(stage.root.path == [.page(0), .patient(2)])
  }

  @Test("a screen that lets the user go has the platform's back button and no other")
  func allowed() {
    let stage = Stage(.page(0), .page(1))
    #expect(stage.screen.hasBackButton)
    #expect(stage.screen.buttons == ["Next"])
  }

  @Test("the first screen of a stack has no back button, whatever it says")
  func first() {
    let stage = Stage(.asking(0))
    #expect(stage.screen.buttons == ["Next"])
  }

  @Test(
    "what does not let the user go keeps a sheet from being swiped away",
    arguments: [T.locked(1), .asking(1)]
  )
  func sheet(_ step: Tour.Step) {
    let stage = Stage(.page(0))
    stage.root.go(.present(step))
    #expect(stage.screen.presented?.isInteractiveDismissDisabled == true)
    #expect(!stage.screen.swipeDown())
    stage.root.go(.push(.page(2)))
    #expect(stage.screen.presented?.isInteractiveDismissDisabled == true)
    stage.root.go([.pop, .replace(with: .page(3))])
    #expect(stage.screen.presented?.isInteractiveDismissDisabled == false)
    stage.root.go(.push(step))
    #expect(stage.screen.presented?.isInteractiveDismissDisabled == true)
  }

  @Test("one that gets away all the same comes back, or sends its event")
  func anyway() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.locked(1)))
    stage.screen.dismissAnyway()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.screen.presented?.texts == ["locked(1)"])
    stage.root.go([.dismiss, .present(.asking(2))])
    stage.screen.dismissAnyway()
    #expect(stage.screen.presented?.texts == ["page(2)"])
  }

  @Test("what stands over a sheet holds it too")
  func above() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .present(.page(2)), .push(.locked(3))])
    let screen = stage.screen
    #expect(screen.presented?.isInteractiveDismissDisabled == true)
    #expect(screen.top.isInteractiveDismissDisabled)
    stage.root.go(.pop)
    #expect(stage.screen.presented?.isInteractiveDismissDisabled == false)
  }

  @Test("a screen in a pane holds the screen that has the panes")
  func pane() {
    let stage = Stage(.page(0), .deck(1, .one))
    #expect(stage.screen.stackCount == 2)
    stage.root.pane(Tab.two, Tour.self)?.go(.replace(with: .locked(1)))
    #expect(!stage.screen.hasBackButton)
    #expect(!stage.screen.buttons.contains("Back"))
  }
}
