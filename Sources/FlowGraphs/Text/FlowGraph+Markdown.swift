extension FlowGraph {
  /// Writes all transitions as tables in Markdown, which read well in a review without a renderer.
  ///
  /// The flow's table comes first, then those of the flows that it hosts, each type once. A row is a
  /// transition: the step, the event with what tells it apart in brackets, where the flow goes and
  /// how. Nothing is left out, so the user's way back and what moves nothing are there as well.
  ///
  /// ```swift
  /// print(try FlowGraph(of: LoginFlow()).markdown())
  /// ```
  ///
  /// - Returns: A heading and a table for each flow; lines end with a line feed on every platform.
  public func markdown() -> String { MarkdownDocument(self).text }
}
