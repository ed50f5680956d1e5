/// Why a flow could not be explored.
public enum ExplorationError: Error, Equatable {
  /// Nothing says which events to try: `Event` is not `CaseIterable`, the flow lists none.
  case noExamples(flow: String, event: String)

  /// The flow has more step values than the limit allows, or endlessly many.
  ///
  /// The step is the one with the most values, two of which are given.
  case tooManySteps(limit: Int, flow: String, step: String, count: Int, values: [String])

  /// The steps and the examples make more transitions than can be listed.
  case tooManyTransitions(limit: Int, flow: String)
}

// MARK: - CustomStringConvertible

extension ExplorationError: CustomStringConvertible {
  /// What happened, and how to fix it.
  public var description: String {
    switch self {
    case .noExamples(let flow, let event):
      """
      \(flow) has no example events to be explored with.
      Its Event must be CaseIterable, or the flow an ExplorableFlow; \(event) is not CaseIterable.
      Write extension \(flow): ExplorableFlow, and list its events in exampleEvents.
      """
    case .tooManySteps(let limit, let flow, let step, let count, let values):
      """
      Exploring \(flow) found more than \(limit) step values, \(count) of them in step \(step), \
      such as \(values.joined(separator: " and ")).
      A payload that grows without end cannot be explored.
      Make steps that behave alike equal, for instance by capping a counter, or pass a higher limit.
      """
    case .tooManyTransitions(let limit, let flow):
      """
      Exploring \(flow) found more than \(limit) transitions.
      Each step value is tried with each example, and can lead back to each one that lies below it.
      List fewer examples, give steps less payload, or pass a higher limit.
      """
    }
  }
}
