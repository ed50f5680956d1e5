import FlowGraphs

/// What went wrong first in a run.
enum CoverProblem {
  /// Something that must hold between two turns does not.
  case inconsistent([Inconsistency])
  /// A coordinator has ended and is still there.
  case outlives(flow: String)
  /// The root has not delivered exactly one result.
  case results(Int)
  /// An event of a path was not handled.
  case unhandled(FlowPath.Event, outcome: String)
  /// A coordinator is in another step than the graph says.
  case elsewhere(FlowPath.Event, step: String?)
  /// There is nobody to send an event to, or nothing to swipe.
  case impossible(FlowPath.Event)
  /// A flow took a transition that the graph does not have.
  case unknownTransition(String)
}

extension CoverProblem {
  /// Whether it is the last event that did not go as the path says.
  var isAboutPath: Bool {
    switch self {
    case .unhandled, .elsewhere, .impossible: true
    case .inconsistent, .outlives, .results, .unknownTransition: false
    }
  }

  /// Whether a shorter list can show the same; who is missing would be missing without any event.
  var canShrink: Bool { if case .impossible = self { false } else { true } }

  /// Whether a shorter run that ends like this shows the same mistake.
  func isLike(_ other: CoverProblem) -> Bool {
    switch (self, other) {
    case (.inconsistent(let one), .inconsistent(let two)):
      // Texts name screens, which are fewer in a shorter run.
      zip(one, two).contains { $0.kind == $1.kind }
    case (.outlives(let one), .outlives(let two)): one == two
    case (.results(let one), .results(let two)): one == two
    case (.unhandled(let one, let first), .unhandled(let two, let second)):
      one == two && first == second
    case (.elsewhere(let one, let first), .elsewhere(let two, let second)):
      one == two && first == second
    case (.impossible(let one), .impossible(let two)): one == two
    case (.unknownTransition(let one), .unknownTransition(let two)): one == two
    default: false
    }
  }
}

extension Inconsistency {
  fileprivate var kind: Int {
    switch self {
    case .violation: 0
    case .screens: 1
    case .emptyPath: 2
    case .buriedNothing: 3
    case .count: 4
    }
  }
}

extension CoverProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .inconsistent(let problems): problems.map(\.description).joined(separator: "\n")
    case .outlives(let flow): "\(flow) has ended and is still held by somebody."
    case .results(let count): "The root has delivered \(count) results instead of one."
    case .unhandled(let event, let outcome):
      """
      \(event.flow) answers \(event.code) in \(event.from) with \(outcome); \
      when the graph was made, it handled it.
      \(Self.advice)
      """
    case .elsewhere(let event, let step):
      """
      \(event.flow) goes from \(event.from) to \(Self.place(step)) on \(event.code); \
      when the graph was made, it went to \(Self.place(event.to)).
      \(Self.advice)
      """
    case .impossible(let event):
      """
      Nothing at \(event.address) can take \(event.code) any more; when the graph was made, \
      \(event.flow) was there, in \(event.from).
      \(Self.advice)
      """
    case .unknownTransition(let text):
      """
      A flow took a transition that the graph does not have: \(text).
      \(Self.advice)
      """
    }
  }

  private static let advice =
    "A transition has to answer the same for the same step and event; see the graph's problems."

  private static func place(_ step: String?) -> String { step ?? "its end" }
}
