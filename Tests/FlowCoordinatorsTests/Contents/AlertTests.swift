import FlowCoordinators
import FlowTesting
import Testing

@Suite("Alerts")
@MainActor struct AlertTests {
  private static let ways: [EditorFlow.Transition] = [
    .push(.discard), .present(.discard), .present(.discard, as: .alert),
  ]

  @Test("an alert is presented however its step is entered", arguments: 0..<3)
  func presented(way: Int) {
    let editing = Editing(.list)
    editing.go(Self.ways[way])
    #expect(editing.router.calls == [.present(E.discard, as: .alert)])
    let alert = editing.router.screens.last?.alert
    #expect(alert?.title == "Discard changes?")
    #expect(alert?.message == "They are not saved.")
    #expect(alert?.buttons.map(\.title) == ["Discard", "Keep"])
    #expect(alert?.buttons.map(\.role) == [.destructive, .cancel])
    #expect(editing.router.screens.first?.alert == nil)
  }

  @Test("a choice is handed to the alert's step, when the alert has gone from view")
  func choice() {
    let editing = Editing(.list, .plain) { step, event in
      if case (.discard, .discarded) = (step, event) { .popToRoot } else { .unhandled }
    }
    editing.go(.push(.discard))
    _ = editing.router.takeCalls()
    #expect(editing.router.userChooses("Discard"))
    #expect(editing.router.calls == [.pop(to: E.list)])
    #expect(editing.app.path == [.list])
    #expect(editing.log.issues == [])
  }

  @Test("a step that stays has answered: the alert goes, without any call")
  func stays() {
    let editing = Editing(.list) { _, _ in .stay }
    editing.go(.push(.discard))
    _ = editing.router.takeCalls()
    #expect(editing.router.userChooses("Keep"))
    #expect(editing.router.calls == [])
    #expect(editing.app.path == [.list])
    #expect(editing.router.screens == [Screen(E.list)])
  }

  @Test("what the alert's step does not handle is handed to the step below")
  func below() {
    let editing = Editing(.list, .plain) { step, event in
      if case (.plain, .discarded) = (step, event) { .pop } else { .unhandled }
    }
    editing.go(.push(.discard))
    _ = editing.router.takeCalls()
    #expect(editing.router.userChooses("Discard"))
    #expect(editing.router.calls == [.pop(to: E.list)])
    #expect(editing.log.issues == [])
  }

  @Test("what nobody handles is an issue of the step below, and the alert is gone")
  func nobody() {
    let editing = Editing(.list)
    editing.go(.push(.discard))
    #expect(editing.router.userChooses("Keep"))
    #expect(editing.app.path == [.list])
    #expect(editing.log.kinds == [.unhandledEvent("kept", step: "list")])
  }

  @Test("an alert that is closed without a choice is cut like a sheet")
  func closed() {
    let editing = Editing(.list)
    editing.go(.push(.discard))
    _ = editing.router.takeCalls()
    #expect(editing.router.userDismisses())
    #expect(editing.app.path == [.list])
    #expect(editing.router.calls == [])
    #expect(editing.log.issues == [])
  }

  @Test("a button that the alert does not have cannot be chosen")
  func unknownButton() {
    let editing = Editing(.list)
    #expect(!editing.router.userChooses("Keep"))
    editing.go(.push(.discard))
    #expect(!editing.router.userChooses("Throw away"))
    #expect(editing.app.path == [.list, .discard])
  }

  private static let moves: [EditorFlow.Transition] = [
    .push(.plain), .replace(with: .plain), [.dismiss, .push(.plain)],
  ]

  @Test("what follows an alert stands on what is below it", arguments: 0..<3)
  func moves(number: Int) {
    let editing = Editing(.list) { _, _ in Self.moves[number] }
    editing.go(.present(.discard, as: .alert))
    _ = editing.router.takeCalls()
    editing.router.userChooses("Discard")
    #expect(editing.router.calls == [.push(E.plain)])
    #expect(editing.app.path == [.list, .plain])
    #expect(editing.router.violations == [])
  }

  @Test("a pushed alert that is replaced before any choice makes room in its container")
  func replaced() {
    let editing = Editing(.list)
    editing.go(.push(.discard))
    _ = editing.router.takeCalls()
    editing.go(.replace(with: .plain))
    #expect(editing.router.calls == [.dismiss(to: E.list), .push(E.plain, animated: false)])
    editing.go(.dismiss)
    #expect(editing.log.kinds == [.nothingPresented(path: ["list", "plain"])])
  }

  @Test("an alert can be dismissed by the flow")
  func dismissed() {
    let editing = Editing(.list)
    editing.go(.push(.discard))
    _ = editing.router.takeCalls()
    editing.go(.dismiss)
    #expect(editing.router.calls == [.dismiss(to: E.list)])
  }

  @Test("nothing can be pushed onto an alert, except another alert")
  func onto() {
    let editing = Editing(.list)
    editing.go(.push(.discard))
    editing.go(.push(.plain))
    #expect(editing.log.kinds == [.pushOntoAlert("plain")])
    #expect(editing.app.path == [.list, .discard])
    _ = editing.router.takeCalls()
    editing.go(.push(.discard))
    editing.go(.present(.confirm))
    #expect(
      editing.router.calls == [
        .present(E.discard, as: .alert),
        .present(ConfirmFlow.Step.question, as: .alert, animated: false),
      ]
    )
    #expect(editing.router.violations == [])
  }

  @Test("a button of an alert that is gone is stale, and one that is tapped in a turn waits")
  func late() throws {
    let editing = Editing(.list) { _, _ in .stay }
    editing.go(.push(.discard))
    let button = try #require(editing.router.screens.last?.alert?.buttons.first)
    editing.router.onPerform = { _ in #expect(button.choose() == .queued) }
    editing.go(.present(.confirm))
    editing.router.onPerform = nil
    #expect(editing.app.path == [.list])
    #expect(button.choose() == .ignored(.stale))
    #expect(editing.log.kinds.last == .staleEvent("discarded"))
  }

  @Test("an alert that a root has left up is gone with its choice")
  func endedRoot() {
    let editing = Editing(.list)
    editing.go(.push(.discard))
    editing.app.cancel()
    _ = editing.router.takeCalls()
    #expect(editing.router.userChooses("Keep"))
    #expect(editing.router.calls == [])
    #expect(editing.router.screens == [Screen(E.list)])
  }
}

@Suite("Flows that are an alert")
@MainActor struct AlertFlowTests {
  @Test("its choice ends it, and the parent hears", arguments: ["Yes", "No"])
  func choice(title: String) {
    var heard: [Bool?] = []
    let editing = Editing(.list) { _, event in
      guard case .confirmed(let result) = event else { return .unhandled }
      heard.append(try? result.get())
      return .pop
    }
    editing.go(.push(.confirm))
    #expect(editing.router.userChooses(title))
    #expect(heard == [title == "Yes"])
    #expect(editing.app.path == [.list])
    #expect(editing.router.screens == [Screen(E.list)])
    #expect(editing.router.violations == [])
  }

  @Test("a choice that it does not handle ends it like a swipe, and is an issue")
  func unhandled() {
    var heard: [FlowResult<Bool>] = []
    let editing = Editing(.list) { _, event in
      if case .confirmed(let result) = event { heard.append(result) }
      return .stay
    }
    editing.go(.push(.confirm))
    #expect(editing.router.userChooses("Later"))
    #expect(heard == [.failure(.cancelled(.dismissed))])
    #expect(editing.log.kinds == [.unhandledEvent("later", step: "question")])
  }
}
