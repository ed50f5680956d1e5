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
  /// Whether the flow itself can pop its first step; looked for only where a pane may need it.
  var canPopItself = false
  /// By the numbers that answers use, the positions here; of outcomes that can really occur.
  var positions = Positions()
  /// The result of a flow that never shows anything, since it ends when it begins.
  var immediate: FlowResult<F.Output>?

  /// How much there is to hear; grows with every new outcome.
  var count: Int {
    outputs.values.count + errors.values.count + signals.values.count + (canCancel ? 1 : 0)
      + (canPopItself ? 1 : 0)
  }

  /// The results that a parent has to expect.
  ///
  /// The user can always go back, and swipe away what is presented; a pane keeps its first screen.
  ///
  /// - Parameter entrance: How the flow is entered.
  /// - Returns: The results, those of the flow itself first.
  func results(entering entrance: Entrance) -> [FlowResult<F.Output>] {
    if let immediate { return [immediate] }
    var results = outputs.values.map { FlowResult<F.Output>.success($0) }
    results += errors.values.map { .failure(.failed($0)) }
    if canCancel { results.append(.failure(.cancelled(.requested))) }
    if entrance != .pane || canPopItself { results.append(.failure(.cancelled(.back))) }
    if entrance == .presented { results.append(.failure(.cancelled(.dismissed))) }
    return results
  }
}
