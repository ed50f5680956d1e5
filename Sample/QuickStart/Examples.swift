public import FlowGraphs

extension LoginFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Example("no code", Event.submitted(User(name: "ada")))
    Example("uses code", Event.submitted(User(name: "bob", usesCode: true)))
    Event.codeAccepted(User(name: "bob", usesCode: true))
    Event.closeTapped
  }
}

extension AppFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.loginTapped
    Event.opened(order: 7)
    Event.signedOut
  }
}

/// The README's flows, for those who draw and check them.
public enum QuickStart {
  /// Returns the graph of the app with the login inside.
  public static func graph() throws -> FlowGraph { try FlowGraph(of: AppFlow()) }

  /// Returns the graph of the login alone.
  public static func loginGraph() throws -> FlowGraph { try FlowGraph(of: LoginFlow()) }
}
