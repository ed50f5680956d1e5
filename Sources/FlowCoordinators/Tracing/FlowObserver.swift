/// Something that follows what a tree of coordinators does.
///
/// One observer, given to the root, hears of the whole tree. The coordinator holds it. It is called
/// within a turn: an event that it sends waits until the turn is over. One that also wants to know
/// what came from outside is a ``FlowInputObserver``.
///
/// ```swift
/// final class ScreenCounter: FlowObserver {
///   private(set) var moves = 0
///
///   func observe<F: Flow>(_ trace: FlowTrace<F>) {
///     if case .transition = trace.record { moves += 1 }
///   }
/// }
/// ```
@MainActor public protocol FlowObserver: AnyObject {
  /// Hears of one thing that happened, with values in the flow's own types.
  func observe<F: Flow>(_ trace: FlowTrace<F>)
}

/// One thing that a coordinator did, and where.
public struct FlowTrace<F: Flow> {
  /// What happened.
  public let record: FlowRecord<F>

  @usableFromInline let place: AddressPlace

  @inlinable init(_ record: FlowRecord<F>, at place: AddressPlace) {
    self.record = record
    self.place = place
  }

  /// The coordinator's place in the tree; text is made when this is read.
  public var address: FlowAddress { place.address }
}

/// What a coordinator can report.
public enum FlowRecord<F: Flow> {
  /// The coordinator has started on this path; empty when it ended before showing anything.
  case started(path: [F.Step])

  /// An event is about to be handed to the flow.
  case event(F.Event, in: F.Step)

  /// The flow has answered; `to` is the step it goes to, nil when the flow ends.
  case transition(from: F.Step, on: F.Event, FlowTransition<F>, to: F.Step?)

  /// The user moved, or the router refused, so that the path changed without an event.
  ///
  /// `to` is the step that is now on top, nil when the flow has lost all its screens.
  case userMoved(CancellationReason, from: F.Step, to: F.Step?)

  /// The coordinator has ended with this result.
  case ended(FlowResult<F.Output>)

  /// Something was misused, and nothing changed.
  // Indirect, since each event makes two records, and only small ones are let go of at once.
  indirect case issue(FlowIssue)
}

/// A coordinator's place, kept as values until somebody reads its text.
@usableFromInline final class AddressPlace {
  private enum Source {
    case root(any Flow.Type)
    case child(AddressPlace, hostedBy: any Hashable, index: Int?)
  }

  private let source: Source
  private(set) lazy var address = FlowAddress(names: names())

  init(root flow: any Flow.Type) {
    source = .root(flow)
  }

  init(parent: AddressPlace, hostedBy step: some Hashable, at index: Int) {
    source = .child(parent, hostedBy: step, index: index)
  }

  /// The place of the flow of a pane, below that of the step that has the panes.
  ///
  /// Which number the pane has is not kept, since that can change.
  init(step: AddressPlace, pane id: AnyHashable) {
    source = .child(step, hostedBy: id, index: nil)
  }

  /// Where the hosting steps stand in their paths, from the root down; after a step with panes, the
  /// number of the pane, as ``NavigationArea/path`` has it.
  func hosts(in panes: [Int]) -> [Int] {
    var hosts: [Int] = []
    var source = source
    var number = panes.count - 1
    while case .child(let parent, _, let index) = source {
      if let index {
        hosts.append(index)
      } else if number > 0 {
        hosts.append(panes[number])
        number -= 2
      }
      source = parent.source
    }
    return hosts.reversed()
  }

  /// The names from the root down; a loop, since flows can be nested deeper than the stack is.
  private func names() -> [String] {
    var names: [String] = []
    var source = source
    while case .child(let parent, let step, _) = source {
      names.append(Naming.case(AnyHashable(step).base))
      source = parent.source
    }
    if case .root(let flow) = source { names.append(FlowAddress.name(ofRoot: flow)) }
    return names.reversed()
  }
}

// MARK: - CustomStringConvertible

extension FlowTrace: CustomStringConvertible {
  /// One line, such as `App/login: submitted("ada") → push(.code("ada")), now code("ada")`.
  public var description: String { "\(address): \(record)" }
}

extension FlowRecord: CustomStringConvertible {
  /// The record without its address.
  public var description: String {
    switch self {
    case .started(let path):
      "started on [\(path.map { Naming.value($0) }.joined(separator: ", "))]"
    case .event(let event, let step):
      "\(Naming.value(step)) receives \(Naming.value(event))"
    case .transition(let from, let event, let transition, let to):
      "\(Naming.value(event)) → \(Naming.value(transition))"
        + (to.flatMap { $0 == from ? nil : ", now \(Naming.value($0))" } ?? "")
    case .userMoved(let reason, let from, let to):
      "\(Naming.value(from)) left (\(reason)), " + (to.map { "now \(Naming.value($0))" } ?? "ends")
    case .ended(let result): "ended: \(result.shortDescription)"
    case .issue(let issue): "issue: \(issue.message)"
    }
  }
}

extension Result where Failure == FlowFailure {
  /// The result as it reads in a log.
  package var shortDescription: String {
    switch self {
    case .success(let output): "success(\(Naming.expression(output)))"
    case .failure(.cancelled(let reason)): "cancelled(.\(reason))"
    case .failure(.failed(let error)): "failed(\(Naming.value(error)))"
    }
  }
}
