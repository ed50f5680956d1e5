extension FlowGraph {
  /// Draws the graph in the DOT language, with all hosted flows inside.
  ///
  /// Made for `dot` of Graphviz: `dot -Tsvg checkout.dot -o checkout.svg`. The same flow gives the
  /// same bytes in every process, so a drawing can be kept in a repository and compared.
  public func dot() -> String {
    dot(DOTStyle())
  }

  /// Draws the graph in the DOT language.
  ///
  /// - Parameter style: What the drawing shows.
  /// - Returns: A directed graph; lines end with a line feed on every platform.
  public func dot(_ style: DOTStyle) -> String {
    DOTDrawing(self, style: style).text
  }
}
