/// One flow of a drawing: which of its edges are drawn, and how its nodes look.
struct DOTPart {
  /// Stands among a child's endings for its "any step" node.
  static let anyStepMark = -1

  let graph: FlowGraph
  /// The way to the flow's box, in safe characters.
  let address: String
  /// The names of the steps that host the flow, from the root's down.
  let hosts: [String]
  let highlights: HighlightIndex
  /// The positions of the edges that are drawn as such, those of "any step" left out.
  let visible: [Int]
  let common: CommonEvents
  private(set) var children: [Int: DOTPart] = [:]
  /// By node that holds panes, those that are drawn inside, in order.
  private(set) var panes: [Int: [DOTPane]] = [:]
  /// By node: the events that move nothing there.
  let boxLines: [Int: [String]]
  /// The number of the id of the first node; those of the others follow.
  private let firstID: Int
  /// The number of the id of "any step", which follows those of all nodes.
  let anyStepID: Int
  private var answered: [Int: Set<Int>] = [:]
  /// How many flows are around this one.
  private let level: Int

  init(
    _ graph: FlowGraph,
    address: String,
    hosts: [String],
    level: Int = 0,
    style: DOTStyle,
    highlights: HighlightIndex,
    ids: inout DOTIDs
  ) {
    self.graph = graph
    self.address = address
    self.hosts = hosts
    self.level = level
    self.highlights = highlights
    var edges = EdgeSelection(graph, showsBack: style.showsBack)
    common = style.mergesCommonEvents ? edges.takeCommonEvents() : CommonEvents()
    visible = edges.numbers
    boxLines = edges.boxLines
    ids.reserve(graph.nodes.count)
    for node in graph.nodes { ids.add(node.id, in: address) }
    anyStepID = ids.add(".any", in: address)
    firstID = anyStepID - graph.nodes.count
    guard level < style.childDepth else { return }
    for (number, node) in graph.nodes.enumerated() {
      switch node.kind {
      case .host(let child):
        children[number] = part(of: child, at: [node.id], [node.name], style, &ids)
      case .panes(_, let list):
        var names = SafeNames()
        for pane in list {
          let id = names.unique(SafeNames.safe(pane.name))
          var flow: DOTPart?
          if let child = pane.child {
            flow = part(of: child, at: [node.id, id], [node.name, pane.place], style, &ids)
          }
          let first = flow?.nodeID(0) ?? ids.add("\(node.id)/\(id)", in: address)
          panes[number, default: []].append(DOTPane(pane, flow, id: first))
        }
      case .start, .screen, .alert, .nothing, .repeated, .ending: break
      }
    }
    noteAnsweredEndings()
  }

  /// A flow inside, in the boxes with these ids and names.
  private func part(
    of child: Int,
    at boxes: [String],
    _ names: [String],
    _ style: DOTStyle,
    _ ids: inout DOTIDs
  ) -> DOTPart {
    DOTPart(
      graph.children[child],
      address: ([address] + boxes).joined(separator: "/"),
      hosts: hosts + names,
      level: level + 1,
      style: style,
      highlights: highlights,
      ids: &ids
    )
  }

  /// Whether flows are drawn inside some node.
  var hasFlowsInside: Bool { !children.isEmpty || !panes.isEmpty }

  /// How many boxes are around this one.
  var depth: Int { hosts.count }

  /// The flow and what it delivers.
  var title: String { Self.title(of: graph) }

  private static func title(of graph: FlowGraph) -> String {
    ReadableText.title(flow: graph.name, output: graph.output)
  }
}

// MARK: - Nodes

extension DOTPart {
  func nodeID(_ number: Int) -> Int { firstID + number }

  /// Whether a node is a name in a box and nothing else, as most are.
  func isPlain(_ number: Int) -> Bool {
    guard case .screen = graph.nodes[number].kind else { return false }
    return highlights.isEmpty && boxLines[number] == nil
      && graph.nodes[number].backWords == nil
  }

  /// Draws a node.
  ///
  /// - Parameters:
  ///   - number: The position of the node.
  ///   - answered: The endings that the parent's drawn edges leave from.
  /// - Returns: The node; nil for a cancellation that no drawn edge has to do with.
  func node(at number: Int, answered: Set<Int>) -> DOTNode? {
    let node = graph.nodes[number]
    var label = DOTText([node.name] + node.backLines, .centred)
    label.add(boxLines[number, default: []])
    let attributes: [DOTAttribute]
    switch node.kind {
    case .start:
      label = DOTText("", .centred)
      attributes = DOTTheme.start
    case .screen: attributes = []
    case .alert: attributes = DOTTheme.alert
    case .nothing: attributes = DOTTheme.nothing
    case .host(let child):
      let title = Self.title(of: graph.children[child])
      label.lines[0] = .init(text: "\(node.name): \(title)", place: .centred)
      attributes = DOTTheme.collapsed
    case .repeated(let flow, let output):
      let title = ReadableText.title(flow: flow, output: output)
      label.lines[0] = .init(text: "\(node.name): \(title), again", place: .centred)
      attributes = DOTTheme.collapsed
    case .panes(let style, let list):
      if panes[number] == nil {
        label = DOTText("\(node.name): \(style.name)", .centred)
        label.add(ReadableText.lines(of: list) + boxLines[number, default: []])
      }
      attributes = DOTTheme.collapsed
    case .ending(.cancelled)
    where !answered.contains(number) && !visible.contains { graph.edges[$0].target == number }
      && !common.numbers.contains { graph.edges[$0].target == number }:
      return nil
    case .ending(let kind): attributes = DOTTheme.ending(kind)
    }
    let colour = highlights.colour(of: node, in: hosts)
    return DOTNode(
      id: nodeID(number),
      label: label,
      attributes: attributes.highlighted(in: colour)
    )
  }

  /// The node that events at any step of this flow leave from.
  func anyStep(isUsedByParent: Bool) -> DOTNode? {
    guard isUsedByParent || !common.isEmpty else { return nil }
    var label = DOTText("any step", .centred)
    label.add(common.boxLines)
    return DOTNode(id: anyStepID, label: label, attributes: DOTTheme.anyStep)
  }

  /// The endings of the child at a node that edges of this flow leave from.
  func answeredEndings(at number: Int) -> Set<Int> { answered[number, default: []] }

  private mutating func noteAnsweredPane(of edge: FlowGraph.Edge) {
    guard case .paneEnded(_, let name, let ending) = edge.trigger,
      let index = panes[edge.source]?.firstIndex(where: { $0.name == name }),
      let node = panes[edge.source]?[index].part?.node(of: ending)
    else { return }
    panes[edge.source]?[index].answered.insert(node)
  }

  private mutating func noteAnsweredEndings() {
    if !hasFlowsInside { return }
    for number in visible {
      let edge = graph.edges[number]
      noteAnsweredPane(of: edge)
      guard let child = children[edge.source] else { continue }
      switch edge.trigger {
      case .childEnded(_, let ending):
        if let node = child.node(of: ending) { answered[edge.source, default: []].insert(node) }
      case .event: answered[edge.source, default: []].insert(Self.anyStepMark)
      case .begin, .back, .childSignal, .paneSelected, .paneEnded, .paneSignal: break
      }
    }
  }

  func node(of ending: Ending) -> Int? {
    graph.nodes.firstIndex { $0.kind == .ending(ending.kind) && $0.name == ending.name }
  }
}

// MARK: - Ends of edges

extension DOTPart {
  /// Where an edge ends: at a child's start, or at a node.
  func head(of number: Int) -> Int {
    let target = graph.edges[number].target
    if !hasFlowsInside { return nodeID(target) }
    if let start = startOfPane(begunAgainBy: graph.edges[number]) { return start }
    return children[target].map { $0.nodeID(0) } ?? nodeID(target)
  }

  /// Where an edge leaves when nothing is drawn inside any node, which needs no search.
  func onlyTail(of number: Int) -> Int? {
    guard !hasFlowsInside else { return nil }
    return nodeID(graph.edges[number].kind.signallingHost ?? graph.edges[number].source)
  }

  /// Where an edge leaves; several places when a child signals from several steps.
  func tails(of edge: FlowGraph.Edge) -> [Int] {
    switch edge.trigger {
    case .begin: return [nodeID(edge.source)]
    case .childSignal(_, let signal, let host):
      guard let child = children[host] else { return [nodeID(host)] }
      return child.tails(ofSignal: signal)
    case .paneSignal(_, let signal, let host, let pane):
      guard let part = self.pane(named: pane, at: host)?.part else { return [nodeID(host)] }
      return part.tails(ofSignal: signal)
    case .paneEnded(_, let pane, let ending):
      guard let part = self.pane(named: pane, at: edge.source)?.part,
        let node = part.node(of: ending)
      else { return [nodeID(edge.source)] }
      return [part.nodeID(node)]
    case .event, .back, .paneSelected:
      return [children[edge.source]?.anyStepID ?? nodeID(edge.source)]
    case .childEnded(_, let ending):
      guard let child = children[edge.source], let node = child.node(of: ending) else {
        return [nodeID(edge.source)]
      }
      return [child.nodeID(node)]
    }
  }
}
