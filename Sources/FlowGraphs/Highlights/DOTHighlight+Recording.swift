public import FlowCoordinators

extension DOTHighlight {
  /// The way that a recorded run went: the steps it came by and the transitions it took.
  ///
  /// ```swift
  /// let graph = try FlowGraph(of: AppFlow())
  /// let way = DOTHighlight(recording, in: graph)
  /// print(graph.dot(DOTStyle(showsBack: true, highlights: [way])))
  /// ```
  ///
  /// The user's own moves are drawn only where the style shows ways back.
  ///
  /// - Parameters:
  ///   - recording: What a ``/FlowCoordinators/FlowRecorder`` wrote down.
  ///   - graph: The graph of the root's flow.
  ///   - colour: The colour.
  public init(_ recording: FlowRecording, in graph: FlowGraph, colour: Colour = .blue) {
    var way = RecordedWay(in: graph)
    for case .trace(let trace) in recording.lines { way.take(trace) }
    self.init(steps: way.steps, transitions: way.transitions, colour: colour)
  }
}

/// The marks of what a recording tells.
private struct RecordedWay {
  private(set) var steps: Set<StepMark> = []
  private(set) var transitions: Set<TransitionMark> = []

  /// The names of a place's nodes and events.
  private var names: [[String]: Set<String>] = [:]
  /// The step that is on top at each place.
  private var current: [[String]: String] = [:]

  init(in graph: FlowGraph) {
    note(graph, in: [])
  }

  private mutating func note(_ graph: FlowGraph, in hosts: [String]) {
    names[hosts, default: []].formUnion(graph.nodes.map(\.name) + graph.edges.compactMap(\.event))
    for hosted in graph.hostedGraphs { note(hosted.graph, in: hosts + hosted.names) }
  }

  mutating func take(_ trace: RecordedTrace) {
    switch trace {
    case .started(let address, let path):
      guard let first = path.last else { return }
      move(at: address, from: nil, on: nil, to: first)
      for step in path { visit(step, at: address) }
    case .transition(let address, let from, let event, _, let to, let ending):
      // An ending has a name and no value.
      move(at: address, from: from, on: event, to: to ?? ending ?? "")
      if let to { visit(to, at: address) } else { current[hosts(address)] = nil }
    case .left(let address, let from, let to, _):
      move(at: address, from: from, on: nil, to: to ?? "cancelled")
      if let to { visit(to, at: address) }
    case .ended(let address, let result):
      guard let last = current.removeValue(forKey: hosts(address)),
        result == "cancelled(.back)" || result == "cancelled(.dismissed)"
      else { return }
      transitions.insert(TransitionMark(from: last, on: nil, to: "cancelled", in: hosts(address)))
    }
  }

  private mutating func move(at address: [String], from: String?, on event: String?, to: String) {
    let hosts = hosts(address)
    let mark = TransitionMark(
      from: from.map { name($0, in: hosts) } ?? "",
      on: event.map { name($0, in: hosts) },
      to: name(to, in: hosts),
      in: hosts
    )
    transitions.insert(mark)
  }

  private mutating func visit(_ step: String, at address: [String]) {
    let hosts = hosts(address)
    let name = name(step, in: hosts)
    current[hosts] = name
    steps.insert(StepMark(name, in: hosts))
  }

  private func hosts(_ address: [String]) -> [String] { Array(address.dropFirst()) }

  /// The name that a value has in the graph: the whole text, or what stands before the payload.
  private func name(_ text: String, in hosts: [String]) -> String {
    if names[hosts]?.contains(text) == true { return text }
    return String(text.prefix { $0 != "(" })
  }
}
