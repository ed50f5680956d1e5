import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI
import Testing

@Suite("Alerts in view", .serialized)
@MainActor struct AlertViewTests {
  private struct Question: Flow, ViewFlow {
    typealias Output = Never
    enum Step { case draft, question }
    enum Event { case closeTapped, discarded, kept, savedTapped }

    let initial = Step.draft

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.draft, .closeTapped): .present(.question)
      default: .stay
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .draft: .screen
      case .question:
        .alert(
          "Discard changes?",
          message: "They are not saved.",
          [
            .destructive("Discard", .discarded), .cancel("Keep", .kept),
            .button("Save", .savedTapped),
          ]
        )
      }
    }

    func view(for step: Step, send: Send<Event>) -> some View { Text("draft") }
  }

  @Test("an alert has a title, a message, and buttons with their roles")
  func texts() throws {
    let model = NavigationModel()
    let root = FlowCoordinator(Question(), router: model)
    root.start { _ in }
    root.send(.closeTapped)
    let alert = try #require(SwiftUIScreen(FlowStack(model)).alert)
    #expect(alert.title == "Discard changes?")
    #expect(alert.message == "They are not saved.")
    #expect(alert.buttons == ["Discard", "Keep", "Save"])
    #expect(alert.roles == [.destructive, .cancel, nil])
  }

  @Test(
    "a chosen button is told once, whether SwiftUI closes the alert first or last",
    arguments: [true, false]
  )
  func choosing(closesFirst: Bool) {
    let stage = Stage(.page(0))
    stage.root.go(.push(.alert(1)))
    #expect(stage.screen.presentedCount == 1)
    #expect(stage.screen.chooseAlertButton("Yes", closesFirst: closesFirst))
    #expect(stage.root.path == [.page(0), .page(9)])
    stage.turn()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0), .page(9)])
    #expect(stage.screen.alert == nil)
    #expect(stage.screen.texts == ["page(9)"])
  }

  @Test("an alert that is closed without a choice is reported a turn later")
  func closed() {
    let stage = Stage(.page(0))
    stage.root.go(.push(.alert(1)))
    stage.screen.closeAlert()
    #expect(stage.screen.alert == nil)
    #expect(stage.wire.reports.isEmpty)
    stage.turn()
    #expect(stage.wire.reports == ["dismissed Tour.Step.alert(1)"])
    #expect(stage.root.path == [.page(0)])
  }

  @Test("an alert without buttons is reported at once")
  func plain() {
    let stage = Stage(.page(0))
    stage.root.go(.push(.plainAlert))
    #expect(stage.screen.alert?.title == "Plain")
    #expect(stage.screen.alert?.message == "")
    stage.screen.closeAlert()
    #expect(stage.wire.reports == ["dismissed Tour.Step.plainAlert"])
  }

  @Test("an alert that the user may not leave comes back, and a button still answers it")
  func locked() {
    let stage = Stage(.page(0))
    stage.root.go(.push(.lockedAlert))
    stage.screen.closeAlert()
    stage.turn()
    #expect(stage.screen.alert?.title == "Locked")
    stage.screen.chooseAlertButton("Yes")
    #expect(stage.root.path == [.page(0), .page(9)])
  }

  @Test("a late closing or choice does not answer the next alert", arguments: [true, false])
  func late(closesFirst: Bool) {
    let stage = Stage(.page(0))
    stage.root.go(.push(.alert(1)))
    let stale = stage.screen
    stage.root.go([.pop, .push(.alert(2))])
    stale.closeAlert()
    stale.chooseAlertButton("Yes", closesFirst: closesFirst)
    stage.turn()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0), .alert(2)])
    #expect(stage.screen.alert?.title == "Alert 2")
  }

  @Test("an alert stands over a sheet, and nothing else is presented with it")
  func overSheet() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .push(.alert(2))])
    #expect(stage.screen.alert == nil)
    #expect(stage.screen.presented?.alert?.title == "Alert 2")
    #expect(stage.screen.presented?.presented == nil)
    stage.screen.presented?.chooseAlertButton("No", closesFirst: false)
    #expect(stage.root.path == [.page(0), .page(1)])
  }
}
