import FlowCoordinators

/// A flow whose answers are written down where it is used.
struct ScriptFlow: Flow {
  typealias Output = Void
  enum Step: Hashable, CaseIterable { case list, detail, edit }
  enum Event: CaseIterable { case opened, tapped, saved, closed }

  var start: () -> Transition = { .setStack([.list]) }
  var shows: (Step) -> Content = { _ in .screen }
  /// Events that are closed end the flow, whatever is written down.
  let answer: (Step, Event) -> Transition

  var initial: Step { .list }

  func begin() -> Transition { start() }

  func transition(from step: Step, on event: Event) -> Transition {
    event == .closed ? .finish : answer(step, event)
  }

  func content(of step: Step) -> Content { shows(step) }
}

/// Counts the questions that it is asked.
final class Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

extension ScriptFlow {
  /// Goes to the detail and on to edit; `answer` says what saving there does.
  static func saving(_ answer: Transition, openedBy opening: Transition = .push(.detail)) -> Self {
    ScriptFlow { step, event in
      switch (step, event) {
      case (.list, .opened): opening
      case (.list, .tapped), (.detail, .tapped): .push(.edit)
      case (.edit, .saved): answer
      default: .stay
      }
    }
  }

  static var popTo: ScriptFlow { saving(.popTo(.detail)) }
  static var neverPopTo: ScriptFlow {
    ScriptFlow { step, event in
      switch (step, event) {
      case (.list, .opened): .push(.edit)
      case (.edit, .saved): [.popTo(.detail), .push(.detail)]
      default: .stay
      }
    }
  }
  static var dismiss: ScriptFlow { saving(.dismiss, openedBy: .present(.detail)) }
  static var emptyStack: ScriptFlow { saving(.setStack([])) }
  static var pushOntoAlert: ScriptFlow {
    ScriptFlow { step, event in
      switch (step, event) {
      case (.list, .opened): .present(.detail, as: .alert)
      case (.list, .tapped), (.detail, .tapped): .push(.edit)
      default: .stay
      }
    }
  }
  static var afterTheEnd: ScriptFlow { saving([.pop, .finish, .push(.list)]) }
  static var postponedInSequence: ScriptFlow { saving([.pop, .postpone]) }
  static var unhandledInSequence: ScriptFlow { saving([.unhandled, .popToRoot]) }
  static var failingPart: ScriptFlow { saving([.pop, .dismiss]) }
  static var begin: ScriptFlow { ScriptFlow(start: { .push(.detail) }, answer: whole) }
  static var beginOnNothing: ScriptFlow { ScriptFlow(start: { .setStack([]) }, answer: whole) }
  static var beginWithMany: ScriptFlow {
    ScriptFlow(start: { [.setStack([.list]), .push(.detail)] }, answer: whole)
  }

  /// Nothing is wrong with it.
  static func whole(_ step: Step, _ event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened): .push(.detail)
    case (.detail, .opened): .push(.edit)
    default: .stay
    }
  }

  static var impureTransition: ScriptFlow {
    let counter = Counter()
    return ScriptFlow { step, event in
      switch (step, event) {
      case (.list, .opened): .push(counter.next() % 2 == 1 ? .detail : .edit)
      case (.detail, .tapped): .push(.edit)
      default: .stay
      }
    }
  }

  static var impureContent: ScriptFlow {
    let counter = Counter()
    return ScriptFlow(
      shows: { $0 == .detail && counter.next() > 1 ? .nothing : .screen },
      answer: whole
    )
  }

  static var impureBeginning: ScriptFlow {
    let counter = Counter()
    return ScriptFlow(
      start: { .setStack(counter.next() % 2 == 1 ? [.list] : [.list, .detail]) },
      answer: whole
    )
  }
}
