import FlowCoordinators

/// The events of a graph's transitions, for formats in which a hosted flow is one step.
///
/// A drawing with the hosted flow inside shows which of its endings a transition leaves from; here
/// the label has to.
struct EventLabels {
  private struct Result: Hashable {
    let source: Int
    let event: String
    let kind: Ending.Kind
  }

  private struct Source: Hashable {
    let node: Int
    let event: String
  }

  private var names: [Result: Set<String>] = [:]
  private var panes: [Source: Set<String>] = [:]

  init(_ graph: FlowGraph) {
    for edge in graph.edges {
      if case .paneEnded(let event, let pane, _) = edge.trigger {
        panes[Source(node: edge.source, event: event), default: []].insert(pane)
      }
      guard let (result, name) = Self.result(of: edge) else { continue }
      names[result, default: []].insert(name)
    }
  }

  /// The event with what tells it apart in brackets, such as `paymentEnded [success: declined]`.
  func label(of edge: FlowGraph.Edge) -> String {
    guard let (result, name) = Self.result(of: edge), edge.distinction == nil,
      names[result, default: []].count > 1, case .childEnded(let event, let ending) = edge.trigger
    else { return labelOfPane(edge) ?? edge.label }
    return "\(event) [\(ending.word): \(name)]"
  }

  /// The event with the pane whose flow has ended, where the flows of several panes end with it.
  private func labelOfPane(_ edge: FlowGraph.Edge) -> String? {
    guard case .paneEnded(let event, let pane, let ending) = edge.trigger,
      panes[Source(node: edge.source, event: event), default: []].count > 1
    else { return nil }
    return "\(event) [\(pane), \(edge.distinction.map { "\(ending.word): \($0)" } ?? ending.word)]"
  }

  private static func result(of edge: FlowGraph.Edge) -> (Result, name: String)? {
    guard case .childEnded(let event, let ending) = edge.trigger else { return nil }
    return (Result(source: edge.source, event: event, kind: ending.kind), ending.name)
  }
}
