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
  /// The number of what a child flow is told.
  case tell(Int)
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
    case .present(_, let style): 14 + 4 * style
    case .signal(let signal): 15 + 4 * signal
    case .sequence(let number): 16 + 4 * number
    case .tell(let message): 17 + 4 * message
    }
  }
}

extension AnswerRecord {
  init(_ answer: Answer, in state: Int, to stimulus: Int) {
    var style = 0
    let (kind, number): (Kind, Int) =
      switch answer {
      case .push(let state): (.push, state)
      case .present(let state, _): (.present, state)
      case .replace(let state): (.replace, state)
      case .update(let state): (.update, state)
      case .setStack(let list): (.setStack, list)
      case .pop: (.pop, 0)
      case .popTo(let state): (.popTo, state)
      case .popToRoot: (.popToRoot, 0)
      case .dismiss: (.dismiss, 0)
      case .stay: (.stay, 0)
      case .tell(let message): (.tell, message)
      case .postpone: (.postpone, 0)
      case .signal(let signal): (.signal, signal)
      case .finish(let output): (.finish, output)
      case .fail(let error): (.fail, error)
      case .cancel: (.cancel, 0)
      case .unhandled: (.unhandled, 0)
      case .sequence(let sequence): (.sequence, sequence)
      }
    if case .present(_, let number) = answer { style = number }
    self.init(kind, number, style: UInt16(clamping: style), in: state, to: stimulus)
  }

  var answer: Answer {
    let number = Int(number)
    return switch kind {
    case .push: .push(number)
    case .present: .present(number, style: Int(style))
    case .replace: .replace(number)
    case .update: .update(number)
    case .setStack: .setStack(number)
    case .pop: .pop
    case .popTo: .popTo(number)
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss
    case .stay: .stay
    case .tell: .tell(number)
    case .postpone: .postpone
    case .signal: .signal(number)
    case .finish: .finish(number)
    case .fail: .fail(number)
    case .cancel: .cancel
    case .unhandled: .unhandled
    case .sequence: .sequence(number)
    }
  }
}

/// All answers of a flow, in the order in which they were given.
struct AnswerBook {
  var records: [AnswerRecord] = []
  private(set) var lists: [[Int]] = []
  private(set) var sequences: [[Answer]] = []
  private(set) var styles: [PresentationStyle] = []
  /// What child flows are told, which is tried as events of those flows.
  private(set) var messages: [ChildMessage] = []
  private var listNumbers: [[Int]: Int] = [:]
  private var styleNumbers: [PresentationStyle: Int] = [:]
  /// By flow and text, as a message is known by.
  private var messageNumbers: [String: Int] = [:]

  mutating func append(_ answer: Answer, in state: Int, to stimulus: Int) -> Int {
    records.append(AnswerRecord(answer, in: state, to: stimulus))
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

  mutating func number(of message: ChildMessage) -> Int {
    let key = message.key
    if let number = messageNumbers[key] { return number }
    messageNumbers[key] = messages.count
    messages.append(message)
    return messages.count - 1
  }

  mutating func number(of style: PresentationStyle) -> Int {
    if let number = styleNumbers[style] { return number }
    styleNumbers[style] = styles.count
    styles.append(style)
    return styles.count - 1
  }
}
