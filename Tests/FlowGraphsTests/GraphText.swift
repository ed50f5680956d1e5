import FlowGraphs

extension FlowGraph {
  /// The edges as lines that read like sentences, ways back left out unless asked for.
  func lines(back: Bool = false) -> [String] {
    edges.filter { back || !$0.isWayBack }.map {
      "\(nodes[$0.source].text) -\($0.label)-> \(nodes[$0.target].text) (\($0.move))"
    }
  }

  var stepNames: [String] { nodes.filter(\.isStep).map(\.name) }

  var endingNames: [String] {
    nodes.filter { if case .ending = $0.kind { true } else { false } }.map(\.name)
  }
}

extension FlowGraph.Node {
  fileprivate var text: String {
    switch kind {
    case .start: "start"
    case .ending(let kind): "\(kind):\(name)"
    case .screen, .alert, .nothing, .host, .repeated, .panes: name
    }
  }
}
