import FlowGraphs

extension SampleApp {
  /// A flow with mistakes, to see what the checks say about it.
  static var draft: SampleApp {
    SampleApp(
      name: "draft",
      summary: "an unfinished checkout, to see what the checks find in it",
      graph: { try FlowGraph(of: DraftFlow()) },
      flows: []
    )
  }
}
