extension FlowGraph {
  /// Draws the graph as a Mermaid state diagram, which many sites show where Markdown is read.
  ///
  /// Each flow that a step hosts is one state; draw `children` for what is inside. The user's way
  /// back is drawn only to a step that nothing else leads to. The same flow gives the same bytes in
  /// every process.
  ///
  /// ```swift
  /// print(try FlowGraph(of: LoginFlow()).mermaid())
  /// ```
  ///
  /// - Returns: A diagram of type `stateDiagram-v2`; lines end with a line feed on every platform.
  public func mermaid() -> String {
    let diagram = MermaidDiagram(self)
    var text = "stateDiagram-v2\n  direction LR\n"
    for state in diagram.states {
      text += "  state \"\(MermaidLabel(state.lines).text)\" as \(state.id)\n"
    }
    for transition in diagram.transitions {
      text += "  \(transition.source) --> \(transition.target)"
      if !transition.lines.isEmpty { text += " : \(MermaidLabel(transition.lines).text)" }
      text += "\n"
    }
    return text
  }
}
