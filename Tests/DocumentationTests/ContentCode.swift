import FlowCoordinators
import FlowTesting
import Testing

// Code of "Modelling a flow", which shows it as it stands here.

struct NoteFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case list, editing, discard, saving }
  enum Event { case opened, backTapped, discarded, kept, saveTapped, saved }

  let save: @MainActor () async -> Void
  let initial = Step.list

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened): .push(.editing)
    case (.editing, .backTapped): .push(.discard)
    case (.discard, .discarded): .popToRoot
    case (.discard, .kept): .stay
    case (.editing, .saveTapped): .push(.saving)
    case (.saving, .saved): .popToRoot
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .list: .screen
    case .editing: .screen.back(.sends(.backTapped)).transition("zoom")
    case .discard:
      .alert("Discard changes?", [.destructive("Discard", .discarded), .cancel("Keep", .kept)])
    case .saving:
      .nothing.task { send in
        await save()
        send(.saved)
      }
    }
  }
}

@Test("the notes of the article ask before they are left, and save")
@MainActor func notes() async throws {
  var isSaved = false
  let notes = FlowTester(NoteFlow { isSaved = true })
  notes.send(.opened)
  notes.router.userTapsBack()
  notes.router.userChooses("Keep")
  #expect(notes.path == [.list, .editing])
  notes.send(.saveTapped)
  await notes.finishTasks()
  #expect(isSaved)
  #expect(notes.path == [.list])
  try notes.expectConsistency()
}
