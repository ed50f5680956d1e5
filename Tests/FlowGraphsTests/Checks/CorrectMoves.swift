import FlowCoordinators
import FlowGraphs

/// Correct flows that move in every way there is, always where it works.
enum CorrectMoves {
  /// Sheets over pushed steps over sheets.
  struct SheetFlow: Flow {
    typealias Output = Void
    enum Step: Hashable { case list, filter, filterHelp, note, noteLink }
    enum Event: CaseIterable { case filterTapped, helpTapped, noteTapped, linkTapped, done, closed }

    let initial = Step.list

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .filterTapped): .present(.filter)
      case (.filter, .helpTapped): .push(.filterHelp)
      case (.filterHelp, .noteTapped): .present(.note, as: .fullScreen)
      case (.note, .linkTapped): .push(.noteLink)
      case (.filter, .done), (.filterHelp, .done), (.note, .done), (.noteLink, .done): .dismiss
      case (.list, .noteTapped): .present(.note)
      case (.list, .closed), (.filter, .closed): .finish
      default: .unhandled
      }
    }
  }

  /// Nothing dismisses but what was presented.
  struct ReaderFlow: Flow {
    typealias Output = Void
    enum Step: Hashable { case shelf, book, contents, bookmark }
    enum Event: CaseIterable { case opened, contentsTapped, jumped, marked, finished, shelfTapped }

    let initial = Step.shelf

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.shelf, .opened): .push(.book)
      case (.book, .contentsTapped): .present(.contents)
      case (.contents, .jumped): .popTo(.book)
      case (.book, .marked): [.popToRoot, .push(.book), .present(.bookmark)]
      case (.bookmark, .finished): [.dismiss, .push(.contents)]
      case (.contents, .shelfTapped), (.bookmark, .shelfTapped): .popTo(.shelf)
      case (.book, .finished): .finish
      default: .unhandled
      }
    }
  }

  /// An alert is answered, replaced, or left by presenting.
  struct AlertFlow: Flow {
    typealias Output = Bool
    enum Step: Hashable { case form(isDirty: Bool), discard, saved }
    enum Event: CaseIterable { case edited, closeTapped, confirmed, kept, saveTapped, seen }

    let initial = Step.form(isDirty: false)

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.form, .edited): .update(.form(isDirty: true))
      case (.form(isDirty: true), .closeTapped): .present(.discard, as: .alert)
      case (.form(isDirty: false), .closeTapped): .finish(false)
      case (.discard, .confirmed): [.dismiss, .finish(false)]
      case (.discard, .kept): .dismiss
      case (.discard, .saveTapped): [.dismiss, .push(.saved)]
      case (.saved, .seen): .finish(true)
      default: .unhandled
      }
    }
  }

  /// A second round begins with a new stack, and steps repeat in the path.
  struct QuizFlow: Flow {
    enum Output: Hashable { case won, lost }
    enum Step: Hashable { case intro, question(Int), hint, score(Int) }
    enum Event: CaseIterable { case started, right, wrong, hintTapped, againTapped, closed }

    let initial = Step.intro

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.intro, .started): .push(.question(1))
      case (.question(let number), .right) where number < 3: .push(.question(number + 1))
      case (.question, .hintTapped): .present(.hint, as: .popover)
      case (.hint, .closed): .dismiss
      case (.question, .right): .setStack([.intro, .score(3)])
      case (.question(let number), .wrong): .setStack([.intro, .score(number - 1)])
      case (.score, .againTapped): [.popTo(.intro), .push(.question(1))]
      case (.score(let points), .closed): .finish(points == 3 ? .won : .lost)
      default: .unhandled
      }
    }
  }
}
