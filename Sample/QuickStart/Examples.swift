import FlowGraphs

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

/// The README's flows, for those who draw them.
public enum QuickStart {
  /// Returns the drawing of the app with the login inside.
  public static func diagram() throws -> String {
    try FlowGraph(of: AppFlow()).dot()
  }

  /// Returns the drawing of the login alone.
  public static func loginDiagram() throws -> String {
    try FlowGraph(of: LoginFlow()).dot()
  }
}
