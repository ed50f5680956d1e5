import FlowCoordinators

/// Everything that a parent can hear from a flow.
struct Outcomes<F: Flow> {
  /// Where the values that answers speak of by number stand in a shorter list.
  struct Positions {
    var outputs: [Int: Int] = [:]
    var errors: [Int: Int] = [:]
    var signals: [Int: Int] = [:]
  }

  var outputs = DistinctValues<F.Output>()
  var errors = DistinctValues<any Error>()
  var signals = DistinctValues<F.Signal>()
  /// Whether the flow itself can answer `.cancel`.
  var canCancel = false
  /// Whether the flow can end as left, by hand or by a pop of its first step.
  var canBeLeft = true
  /// Whether the flow can end as dismissed, where it is presented.
  var canBeDismissed = true
  /// By the numbers that answers use, the positions here; of outcomes that can really occur.
  var positions = Positions()
  /// The result of a flow that never shows anything, since it ends when it begins.
  var immediate: FlowResult<F.Output>?

  /// How much there is to hear; grows with every new outcome.
  var count: Int {
    outputs.values.count + errors.values.count + signals.values.count + (canCancel ? 1 : 0)
  }

  /// The results that a parent has to expect.
  ///
  /// The user can go back, and swipe away what is presented, unless the screens do not let it. By
  /// hand a presented flow is swiped away and not left, but a result too many does no harm.
  ///
  /// - Parameter presented: Whether the flow is entered presented.
  /// - Returns: The results, those of the flow itself first.
  func results(presented: Bool) -> [FlowResult<F.Output>] {
    if let immediate { return [immediate] }
    var results = outputs.values.map { FlowResult<F.Output>.success($0) }
    results += errors.values.map { .failure(.failed($0)) }
    if canCancel { results.append(.failure(.cancelled(.requested))) }
    if canBeLeft { results.append(.failure(.cancelled(.back))) }
    if presented, canBeDismissed { results.append(.failure(.cancelled(.dismissed))) }
    return results
  }
}
