import FlowGraphs

extension LoginFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.accepted(Session(patient: "Ada"))
    Event.codeRequired(of: "bob")
    Event.rejected
    Event.forgottenTapped
    Event.passwordRequested
    Event.closeTapped
  }
}
