public import FlowCoordinators

extension FlowGraph {
  /// A place in a graph: where the flow starts, one of its step cases, or a way in which it ends.
  ///
  /// The values of one step case are one node, whatever their `description` says.
  public struct Node: Hashable, Sendable {
    /// What a node stands for.
    public enum Kind: Hashable, Sendable {
      /// Where the flow starts.
      case start
      /// A step with a screen.
      case screen
      /// A step that is an alert.
      case alert
      /// A step that shows nothing of its own.
      case nothing
      /// A step that hosts the flow at this position of the graph's children.
      case host(child: Int)
      /// A step that hosts a flow which is around it already and is not drawn again.
      case repeated(flow: String, output: String)
      /// A step with a screen of its own that holds flows side by side, in order.
      case panes(PaneStyle, [Pane])
      /// A way in which the flow ends.
      case ending(Ending.Kind)
    }

    /// What tells the node apart within its graph: the name in safe characters, made unique.
    public let id: String

    /// The name as it is written in code, without a dot.
    public let name: String

    /// What the node stands for.
    public let kind: Kind

    /// Here, where it takes no room.
    let traits: NodeTraits

    /// How many step values the node stands for; zero for the start and the endings.
    public let valueCount: Int

    /// Whether the node is a step.
    public var isStep: Bool {
      switch kind {
      case .screen, .alert, .nothing, .host, .repeated, .panes: true
      case .start, .ending: false
      }
    }

    /// Whether one of its values opens a container of its own, somewhere in the flow.
    ///
    /// That is a step that an answer presents, an alert, and what takes the place of a presented
    /// step. The first step of a hosted flow is presented where the hosting step is.
    public var isPresented: Bool { traits.contains(.presented) }

    /// What the user's way back does there: one policy, or several where values of the case differ.
    ///
    /// A step that says nothing is `.allowed`. The first step of a hosted flow goes by what the
    /// hosting step says, and a hosting step tells what holds for the first screen of its flow. The
    /// set is empty for what has no screen: the start, the endings, steps that show nothing.
    ///
    /// ```swift
    /// let holes = graph.nodes.filter { $0.isPresented && $0.back.contains(.allowed) }
    /// ```
    public var back: Set<ScreenBack> { traits.backs }
  }
}
