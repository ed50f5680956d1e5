import FlowCoordinators

extension FlowTester {
  /// Checks what must hold between two turns, whatever the flow does.
  ///
  /// The router shows exactly the screens that the paths of all coordinators stand for, in the right
  /// containers; it was asked for nothing that a platform would reject; every running coordinator
  /// has a step; and each one that has begun either runs or has ended, once.
  ///
  /// A flow cannot break this; a test that sees it broken has found a mistake in the library.
  /// ``runCoveringPaths(of:interleavingGestures:limit:)`` checks it after every event.
  ///
  /// - Throws: A ``FlowInconsistency`` that says what does not hold.
  /// - Complexity: O(*n*) for *n* steps in all paths.
  public func expectConsistency() throws {
    let problems = inconsistencies
    guard !problems.isEmpty else { return }
    throw FlowInconsistency(flow: coordinator.name, problems: problems.map(\.description))
  }

  var inconsistencies: [Inconsistency] {
    Inconsistency.all(of: coordinator, on: router, listener)
  }
}

/// What must hold between two turns, and does not.
public struct FlowInconsistency: Error, Equatable, CustomStringConvertible {
  /// The name of the flow under test.
  public let flow: String

  /// A sentence for each thing that does not hold; not empty.
  public let problems: [String]

  /// A headline, then a line for each problem.
  public var description: String {
    (["\(flow) and its router do not fit together."] + problems.map { "  \($0)" })
      .joined(separator: "\n")
  }
}
