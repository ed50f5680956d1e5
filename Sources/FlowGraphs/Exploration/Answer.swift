import FlowCoordinators

/// A flow's answer with numbers in the place of steps and values, so that it is small and plain.
///
/// Everything that follows an answer through the paths of a flow works on numbers, and is therefore
/// neither generic nor slow.
enum Answer {
  case push(Int)
  case present(Int, style: Int)
  case replace(Int)
  case update(Int)
  /// The number of a list of steps.
  case setStack(Int)
  case pop
  case popTo(Int)
  case popToRoot
  case dismiss
  case stay
  case postpone
  case signal(Int)
  case finish(Int)
  case fail(Int)
  case cancel
  case unhandled
  /// The number of a list of moves, none of which is a sequence.
  case sequence(Int)

  /// A number that is the same for answers that move a flow in the same way.
  var code: Int {
    switch self {
    case .push: 0
    case .replace: 1
    case .update: 2
    case .setStack: 3
    case .pop: 4
    case .popTo: 5
    case .popToRoot: 6
    case .dismiss: 7
    case .stay: 8
    case .postpone: 9
    case .finish: 10
    case .fail: 11
    case .cancel: 12
    case .unhandled: 13
    case .present(_, let style): 14 + 3 * style
    case .signal(let signal): 15 + 3 * signal
    case .sequence(let number): 16 + 3 * number
    }
  }
}

/// What a flow answered to one stimulus in one step.
struct AnswerRecord {
  let state: Int32
  let stimulus: Int32
  let answer: Answer
}

/// All answers of a flow, in the order in which they were given.
struct AnswerBook {
  private(set) var records: [AnswerRecord] = []
  private(set) var lists: [[Int]] = []
  private(set) var sequences: [[Answer]] = []
  private(set) var styles: [PresentationStyle] = []
  private var listNumbers: [[Int]: Int] = [:]
  private var styleNumbers: [PresentationStyle: Int] = [:]

  mutating func append(_ answer: Answer, in state: Int, to stimulus: Int) -> Int {
    records.append(
      AnswerRecord(state: Int32(state), stimulus: Int32(stimulus), answer: answer)
    )
    return records.count - 1
  }

  /// The number of a list; equal lists have one number.
  mutating func number(of list: [Int]) -> Int {
    if let number = listNumbers[list] { return number }
    listNumbers[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }

  mutating func number(of sequence: [Answer]) -> Int {
    sequences.append(sequence)
    return sequences.count - 1
  }

  mutating func number(of style: PresentationStyle) -> Int {
    if let number = styleNumbers[style] { return number }
    styleNumbers[style] = styles.count
    styles.append(style)
    return styles.count - 1
  }
}
