import FlowGraphs

/// What the panes report needs no examples: their flows are explored as well.
extension ShopFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.entered
    Event.tabChosen(.browse)
    Event.tabChosen(.cart)
    Event.tabChosen(.account)
    Event.productOpened(.kite)
    Event.signedOut
  }
}

extension BrowseFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.productTapped(.lamp)
    Event.addTapped
    Event.reviewsTapped
    Event.closeTapped
    Event.opened(.kite)
  }
}

extension CartFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.added(.lamp)
    Event.checkoutTapped
    Event.orderTapped
    Event.placed
    Event.kept
    Event.doneTapped
  }
}
