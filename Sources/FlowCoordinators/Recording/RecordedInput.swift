/// Something that came from outside, as a recording keeps it: enough to make it happen again.
public struct RecordedInput: Codable, Equatable, Sendable {
  /// What came.
  public enum Kind: String, Codable, Sendable {
    /// An event of a screen, of the work of a step, or of the owner.
    case event
    /// A button of an alert.
    case choice
    /// The user went back.
    case back
    /// The user closed a container.
    case dismissed
    /// The router could not show a screen.
    case refused
    /// The owner ended the flow.
    case ending
    /// The owner started the root where a snapshot was taken.
    case restored
  }

  /// A moment within a turn, when something came that waited for a turn of its own.
  package struct Moment: Codable, Equatable, Sendable {
    /// How many traces had been reported by then, issues left out.
    package let traces: Int
    /// How often the router had been called by then.
    package let calls: Int
  }

  /// Counts what came from outside, from 1.
  public let number: Int

  /// What came.
  public let kind: Kind

  /// The names of the coordinator's address, from the root down.
  public let address: [String]

  /// Where the steps that host the coordinator stand in their paths, from the root down; after a step
  /// with panes, the number of the pane.
  ///
  /// Together with the address, it tells apart children that are hosted by equal steps.
  public let hosts: [Int]

  /// The step that is asked; for a move of the user, the one that is reached or that goes.
  public let step: String?

  /// The event or the result as it is written in code; nil for a move of the user.
  public let text: String?

  /// The event or the result as plain data; nil where it cannot be made again.
  var value: SnapshotValue?

  /// Why the event or the result cannot be made again from what was recorded; nil where it can.
  public internal(set) var obstacle: String?

  /// How many screens stayed in view; for what takes screens away by itself.
  public let screens: Int?

  /// The panes that the screens were in; nil where they were in none.
  ///
  /// For each pane around, outermost first, the position of the screen that has it among the screens
  /// beside it, and the number of the pane.
  public let panes: [Int]?

  /// When it came, if that was before its turn.
  private(set) package var during: Moment?

  /// Whether it came while a turn was running, and took screens away at once.
  package var isEarly: Bool { during != nil }

  /// The same, whenever it came.
  package var withoutMoment: RecordedInput {
    var copy = self
    copy.during = nil
    return copy
  }

  /// What is known of any input; its value is added where it has one.
  init<F: Flow>(_ input: FlowInput<F>, _ kind: Kind, number: Int, step: String?, text: String?) {
    self.number = number
    self.kind = kind
    address = input.address.names
    hosts = input.hosts
    self.step = step
    self.text = text
    screens = input.arrival?.screens
    panes = input.arrival?.panes
    during = input.arrival?.during
  }
}

// MARK: - CustomStringConvertible

extension RecordedInput: CustomStringConvertible {
  /// One line, such as `App/login: submitted("ada") in credentials`.
  public var description: String {
    let place = address.joined(separator: "/")
    let step = step ?? "what was there before"
    return switch kind {
    case .event: "\(place): \(text ?? "") in \(step)"
    case .choice: "\(place): the user chooses \(text ?? "") in \(step)"
    case .back: "\(place): the user goes back to \(step)"
    case .dismissed: "\(place): the user dismisses \(step)"
    case .refused: "\(place): the router refuses \(step)"
    case .ending: "\(place): the owner ends it with \(text ?? "")"
    case .restored: "\(place): the owner starts it where a snapshot was taken"
    }
  }
}
