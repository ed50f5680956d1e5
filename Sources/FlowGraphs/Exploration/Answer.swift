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

  /// Whether the flow ends with this answer.
  var isEnding: Bool {
    switch self {
    case .finish, .fail, .cancel: true
    default: false
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
