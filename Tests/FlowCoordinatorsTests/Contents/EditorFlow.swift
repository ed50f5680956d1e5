import FlowCoordinators
import FlowTesting

/// A flow with an alert, a step that blocks the way back, and work between screens.
struct EditorFlow: Flow {
  typealias Output = String

  enum Step: Hashable {
    case list, editing(String), paying, discard, saving, confirm, flipped, plain
  }

  enum Event {
    case go(Transition)
    case backTapped, discarded, kept, saved, confirmed(FlowResult<Bool>)
  }

  var initial = Step.list
  /// What the flow answers to a button of the alert, in the alert's step and in others.
  var answer: (Step, Event) -> Transition = { _, _ in .unhandled }
  var save: (@MainActor () async -> Void)?

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .go(let answer)): answer
    case (.editing, .backTapped): .push(.discard)
    case (.saving, .saved): .popToRoot
    default: answer(step, event)
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .list, .plain: .screen
    case .editing: .screen.back(.sends(.backTapped))
    case .paying: .screen.back(.blocked)
    case .flipped: .screen.transition("flip")
    case .confirm: .flow(ConfirmFlow(), Event.confirmed).back(.blocked).transition(.none)
    case .saving:
      .nothing.task { [save] send in
        await save?()
        send(.saved)
      }
    case .discard:
      .alert(
        "Discard changes?",
        message: "They are not saved.",
        [.destructive("Discard", .discarded), .cancel("Keep", .kept)]
      )
    }
  }
}

typealias E = EditorFlow.Step

/// A flow that is nothing but an alert.
struct ConfirmFlow: Flow {
  typealias Output = Bool
  enum Step: Hashable { case question }
  enum Event { case yes, no, later }
  let initial = Step.question

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .yes: .finish(true)
    case .no: .finish(false)
    case .later: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    .alert("Sure?", [.button("Yes", .yes), .cancel("No", .no), .button("Later", .later)])
  }
}

/// A running editor, with what its observer heard.
@MainActor final class Editing {
  let router = RecordingRouter()
  let log = Log()
  let app: FlowCoordinator<EditorFlow>
  private(set) var results: [FlowResult<String>] = []

  init(
    _ path: E...,
    answer: @escaping (E, EditorFlow.Event) -> EditorFlow.Transition = { _, _ in .unhandled },
    save: (@MainActor () async -> Void)? = nil
  ) {
    let flow = EditorFlow(initial: path.first ?? .list, answer: answer, save: save)
    app = FlowCoordinator(flow, router: router, observer: log)
    app.start { [weak self] in self?.results.append($0) }
    for step in path.dropFirst() { app.send(.go(.push(step))) }
    _ = router.takeCalls()
  }

  @discardableResult func go(_ answer: EditorFlow.Transition) -> EventOutcome {
    app.send(.go(answer))
  }
}
