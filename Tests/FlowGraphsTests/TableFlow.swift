import FlowCoordinators
import FlowGraphs

/// A flow whose answers are looked up in a table, so that thousands can be made at random.
struct TableFlow: Flow, ExplorableFlow {
  typealias Output = Int

  /// Not an enum: every value is a node of its own, called after its number.
  struct Step: Hashable, CustomStringConvertible {
    let number: Int
    var description: String { "s\(number)" }
  }

  struct Event: Hashable, CustomStringConvertible {
    let number: Int
    var description: String { "e\(number)" }
  }

  enum Shows { case screen, nothing, child, panes }

  enum Move {
    case push(Int), present(Int), replace(Int), update(Int), setStack([Int])
    case pop, popTo(Int), popToRoot, dismiss, stay, unhandled, finish, cancel
    case sequence([Move])
  }

  /// What the child of a hosting step can say, and the event that it becomes.
  enum Word: Int, CaseIterable {
    case done = 100
    case cancelled, back, dismissed, signalled
  }

  /// Whether the child signals.
  var signals = false
  let start: [Int]
  let shows: [Shows]
  let events: Int
  /// By step and event; the events after the examples are the child's words.
  let answers: [[Move]]

  var initial: Step { Step(number: 0) }

  func begin() -> Transition { .setStack(start.map(Step.init)) }

  func answer(_ step: Int, _ event: Int) -> Move {
    if let word = PaneWord(rawValue: event) { return paneAnswer(step, word) }
    let words = Word.allCases.map(\.rawValue)
    return answers[step][words.firstIndex(of: event).map { $0 + events } ?? event]
  }

  func transition(from step: Step, on event: Event) -> Transition {
    answer(step.number, event.number).transition
  }

  func content(of step: Step) -> Content {
    switch shows[step.number] {
    case .screen: .screen
    case .nothing: .nothing
    case .panes: panes(selecting: step.number % 3)
    case .child:
      .flow(TableChildFlow(signals: signals)) { result in
        switch result {
        case .success: Event(number: Word.done.rawValue)
        case .failure(.cancelled(.back)): Event(number: Word.back.rawValue)
        case .failure(.cancelled(.dismissed)): Event(number: Word.dismissed.rawValue)
        case .failure: Event(number: Word.cancelled.rawValue)
        }
      } signals: { _ in
        Event(number: Word.signalled.rawValue)
      }
    }
  }

  var exampleEvents: [Example<Event>] { (0..<events).map { Example(Event(number: $0)) } }
}

extension TableFlow.Move {
  var transition: TableFlow.Transition {
    func step(_ number: Int) -> TableFlow.Step { TableFlow.Step(number: number) }
    return switch self {
    case .push(let to): .push(step(to))
    case .present(let to): .present(step(to))
    case .replace(let to): .replace(with: step(to))
    case .update(let to): .update(step(to))
    case .setStack(let list): .setStack(list.map(step))
    case .pop: .pop
    case .popTo(let to): .popTo(step(to))
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss
    case .stay: .stay
    case .unhandled: .unhandled
    case .finish: .finish(1)
    case .cancel: .cancel
    case .sequence(let moves): .sequence(moves.map(\.transition))
    }
  }
}

/// A child that can finish, cancel and signal.
struct TableChildFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case only }
  enum Event: CaseIterable { case finish, cancel, signal }
  enum Signal { case hello }

  let signals: Bool
  let initial = Step.only

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .finish: .finish(7)
    case .cancel: .cancel
    case .signal where signals: .signal(.hello)
    case .signal: .unhandled
    }
  }
}

// MARK: - Random flows

extension TableFlow {
  static func random(using random: inout SeededGenerator, hosting: Bool) -> TableFlow {
    let steps = Int.random(in: 2...4, using: &random)
    let events = Int.random(in: 1...3, using: &random)
    var shows: [Shows] = []
    for _ in 0..<steps {
      let dice = hosting ? Int.random(in: 0..<6, using: &random) : 0
      shows.append(dice == 4 ? .nothing : dice == 5 ? .child : .screen)
    }
    var answers: [[Move]] = []
    for _ in 0..<steps {
      var row: [Move] = []
      for _ in 0..<(events + Word.allCases.count) {
        row.append(move(steps, depth: 0, using: &random))
      }
      answers.append(row)
    }
    return TableFlow(
      start: list(steps, using: &random),
      shows: shows,
      events: events,
      answers: answers
    )
  }

  private static func list(_ steps: Int, using random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Int.random(in: 0..<steps, using: &random)
    }
  }

  private static func move(
    _ steps: Int,
    depth: Int,
    using random: inout SeededGenerator
  ) -> Move {
    let step = Int.random(in: 0..<steps, using: &random)
    switch Int.random(in: 0..<(depth == 0 ? 16 : 13), using: &random) {
    case 0: return .push(step)
    case 1: return .present(step)
    case 2: return .replace(step)
    case 3: return .update(step)
    case 4: return .setStack(list(steps, using: &random))
    case 5, 6: return .pop
    case 7: return .popTo(step)
    case 8: return .popToRoot
    case 9: return .dismiss
    case 10: return depth == 0 ? .unhandled : .stay
    case 11: return .stay
    case 12: return Bool.random(using: &random) ? .finish : .cancel
    default:
      let count = Int.random(in: 2...3, using: &random)
      return .sequence((0..<count).map { _ in move(steps, depth: 1, using: &random) })
    }
  }
}
