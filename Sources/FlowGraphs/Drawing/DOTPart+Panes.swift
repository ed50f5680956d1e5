/// A pane of a step, drawn inside the step's box.
struct DOTPane {
  let name: String
  /// The name, the flow and what that delivers.
  let title: String
  /// The flow; nil for one that is around the pane already, and is a box without anything in it.
  let part: DOTPart?
  /// The number of the id of what stands first in the pane.
  let firstID: Int
  /// The endings that edges of the flow around leave from.
  var answered: Set<Int> = []

  init(_ pane: FlowGraph.Pane, _ part: DOTPart?, id: Int) {
    name = pane.name
    title = "\(pane.name): \(ReadableText.title(of: pane))"
    self.part = part
    firstID = id
  }

  /// The box of a flow that is not drawn again.
  var box: DOTNode {
    DOTNode(id: firstID, label: DOTText(title, .centred), attributes: DOTTheme.collapsed)
  }
}

extension DOTPart {
  func pane(named name: String, at number: Int) -> DOTPane? {
    panes[number]?.first { $0.name == name }
  }

  /// The box around the panes of a step, between this flow's box and theirs.
  func box(ofPanesAt number: Int) -> DOTBox {
    let node = graph.nodes[number]
    var title = node.name
    if case .panes(let style, _) = node.kind { title += ": \(style.name)" }
    return DOTBox(address: "\(address)/\(node.id)", title: [title], depth: depth + 1)
  }

  /// Where the flow starts that an edge lets begin again, since its pane's step stays.
  func startOfPane(begunAgainBy edge: FlowGraph.Edge) -> Int? {
    guard edge.source == edge.target, edge.move.keepsStep,
      case .paneEnded(_, let name, _) = edge.trigger
    else { return nil }
    return pane(named: name, at: edge.source)?.firstID
  }

  /// Where a signal of this flow leaves: each step that sends it.
  func tails(ofSignal signal: String) -> [Int] {
    let senders = graph.edges.filter { $0.move.signals(signal) }
    var seen: Set<Int> = []
    return senders.flatMap { tails(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// From a step to the flows in its panes, which begin as the step enters.
  func forks(at number: Int) -> [DOTEdge] {
    let look = DOTLook(.fork, colour: nil)
    return panes[number, default: []].map {
      DOTEdge(tail: nodeID(number), head: $0.firstID, look: look)
    }
  }
}

extension FlowGraph.Move {
  /// Whether a move from a step to itself leaves it in the path all the while.
  fileprivate var keepsStep: Bool {
    switch self {
    case .stay, .tell, .postpone, .signal, .update, .unhandled, .popTo, .popToRoot, .dismiss: true
    case .sequence(let moves): moves.allSatisfy { $0.keepsStep }
    case .begin, .push, .present, .replace, .setStack, .pop, .finish, .fail, .cancel: false
    }
  }
}
