/// Something that came to a tree of coordinators from outside, and where.
///
/// Everything else follows from it: results and signals of children, postponed events that are
/// tried again, what a parent tells a child. A ``FlowInputObserver`` hears of it.
///
/// ```swift
/// func observe<F: Flow>(_ input: FlowInput<F>) {
///   if case .event(let event, _) = input.kind { count(event) }
/// }
/// ```
public struct FlowInput<F: Flow> {
  /// What can come from outside.
  public enum Kind {
    /// A screen, the work of a step or the owner has sent an event; the step is asked about it.
    case event(F.Event, in: F.Step)

    /// The user has chosen a button of an alert; the alert's step is asked.
    case choice(F.Event, in: F.Step)

    /// The user has moved by hand, or the router refused a screen; told for the root.
    case userMoved(CancellationReason)

    /// The owner has ended the flow.
    case ending(FlowResult<F.Output>)

    /// The owner starts the root where a snapshot was taken.
    case restored(FlowSnapshot)
  }

  /// What came.
  public let kind: Kind

  /// What is known about something that takes screens away by itself.
  let arrival: FlowArrival?

  private let place: AddressPlace
  /// The panes around the coordinator by then, as ``NavigationArea/path`` has them.
  private let panes: [Int]

  init(_ kind: Kind, at place: AddressPlace, in panes: [Int], _ arrival: FlowArrival?) {
    self.kind = kind
    self.place = place
    self.panes = panes
    self.arrival = arrival
  }

  /// The place of the coordinator that it is for.
  public var address: FlowAddress { place.address }

  /// Where the steps that host the coordinator stand in their paths, from the root down; after a step
  /// with panes, the number of the pane.
  var hosts: [Int] { place.hosts(in: panes) }
}

/// What takes screens away by itself, when it was reported.
struct FlowArrival {
  /// How many screens stayed in view.
  let screens: Int
  /// The screen that was reached, or the first one that went; nil for what was there before.
  let screen: Screen?
  /// The panes that it happened in, as ``NavigationArea/path`` has them; nil where it was in none.
  let panes: [Int]?
  /// When it was reported, if a turn was running.
  let during: RecordedInput.Moment?
}

extension FlowRecord {
  var isIssue: Bool { if case .issue = self { true } else { false } }
}
