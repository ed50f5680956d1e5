import FlowGraphs

/// The results of the child flows need no examples: the children are explored as well.
extension ClinicFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.loginTapped
    Event.bookTapped
    Event.orderOpened(123)
    Event.closeTapped
    Event.signedOut
  }
}
