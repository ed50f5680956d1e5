/// The panes of a screen, and what is up in each of them.
public struct NavigationPanes {
  /// How the panes stand beside each other.
  public let style: PaneStyle

  /// The panes, in the order of the flow.
  public package(set) var all: [NavigationPane]

  /// The id of the selected pane; nil where there is no pane.
  public package(set) var selected: AnyHashable?

  /// Returns the pane with an id.
  public subscript(id: AnyHashable) -> NavigationPane? { all.first { $0.id == id } }
}

/// One pane of a screen: a stack of its own, and the containers presented over it.
public struct NavigationPane: Identifiable {
  /// What tells the pane from the others of its screen.
  public let id: AnyHashable

  /// The containers in the pane, lowest first; there is always one.
  public var containers: [NavigationContainer] { world.openContainers }

  package var world = NavigationWorld()
}
