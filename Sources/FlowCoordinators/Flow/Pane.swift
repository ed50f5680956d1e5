/// One of several child flows side by side: a tab, a column of a split view, a drawer's menu.
///
/// Each pane's flow runs as long as the step that has the panes, and keeps its own stack:
///
/// ```swift
/// case .main(let tab):
///   .panes(.tabs, selected: tab, onSelect: Event.tabChosen) {
///     Pane(Tab.home, HomeFlow(), Event.homeEnded)
///     Pane(Tab.search, SearchFlow(), Event.searchEnded)
///   }
/// ```
public struct Pane<ID: Hashable, Event> {
  /// What tells the pane from the others of its step.
  public let id: ID

  let host: HostedFlow<Event>

  /// A pane that runs a flow.
  ///
  /// - Parameters:
  ///   - id: What tells the pane from the others of its step.
  ///   - flow: The flow to run.
  ///   - outcome: Makes the flow's result an event of the flow that has the panes.
  public init<F: Flow>(
    _ id: ID,
    _ flow: F,
    _ outcome: @escaping (FlowResult<F.Output>) -> Event
  ) where F.Signal == Never {
    self.id = id
    host = HostedFlowOf(flow: flow, outcome: outcome)
  }

  /// A pane that runs a flow which reports signals.
  ///
  /// - Parameters:
  ///   - id: What tells the pane from the others of its step.
  ///   - flow: The flow to run.
  ///   - outcome: Makes the flow's result an event of the flow that has the panes.
  ///   - signals: Makes each of the flow's signals an event of the flow that has the panes.
  public init<F: Flow>(
    _ id: ID,
    _ flow: F,
    _ outcome: @escaping (FlowResult<F.Output>) -> Event,
    signals: @escaping (F.Signal) -> Event
  ) {
    self.id = id
    host = SignallingFlowOf(flow: flow, outcome: outcome, signals: signals)
  }
}

/// How panes stand beside each other.
public enum PaneStyle: Hashable, Sendable {
  /// One pane is in view, and a bar shows all.
  case tabs

  /// Columns: all panes are in view where there is room, else the selected one.
  case split

  /// The first pane is a menu that slides over the others, of which one is in view.
  case drawer
}

/// Writes down the panes of a step, one after the other, with `if`, `switch` and `for`.
@resultBuilder public enum PaneBuilder<ID: Hashable, Event> {
  /// Takes one pane.
  public static func buildExpression(_ pane: Pane<ID, Event>) -> [Pane<ID, Event>] { [pane] }

  /// Takes the panes of a block, in order.
  public static func buildBlock(_ parts: [Pane<ID, Event>]...) -> [Pane<ID, Event>] {
    parts.flatMap(\.self)
  }

  /// Takes the panes of an `if` without `else`.
  public static func buildOptional(_ panes: [Pane<ID, Event>]?) -> [Pane<ID, Event>] { panes ?? [] }

  /// Takes the panes of the first branch.
  public static func buildEither(first panes: [Pane<ID, Event>]) -> [Pane<ID, Event>] { panes }

  /// Takes the panes of the second branch.
  public static func buildEither(second panes: [Pane<ID, Event>]) -> [Pane<ID, Event>] { panes }

  /// Takes the panes of a loop.
  public static func buildArray(_ parts: [[Pane<ID, Event>]]) -> [Pane<ID, Event>] {
    parts.flatMap(\.self)
  }
}
