import FlowCoordinators

/// The whole shop: a welcome, then three tabs that each keep their place.
struct ShopFlow: Flow {
  typealias Output = Never

  enum Step: Hashable {
    case welcome
    case main(Tab)
  }

  enum Tab: String, Hashable {
    case browse = "Browse"
    case cart = "Cart"
    case account = "Account"
  }

  enum Event {
    case entered
    case tabChosen(Tab)
    case browsed(BrowseFlow.Signal)
    case productOpened(Product)
    case browseEnded(FlowResult<Never>)
    case cartEnded(FlowResult<Never>)
    case accountEnded(FlowResult<Void>)
    case signedOut
  }

  let initial = Step.welcome

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .entered): .setStack([.main(.browse)])

    case (.main, .tabChosen(let tab)): .update(.main(tab))
    case (.main, .browsed(.added(let product))): .tell(CartFlow.self, .added(product))

    // A link to a product leads to its tab, wherever the user is.
    case (.welcome, .productOpened(let product)):
      [.setStack([.main(.browse)]), .tell(BrowseFlow.self, .opened(product))]
    case (.main, .productOpened(let product)):
      [.update(.main(.browse)), .tell(BrowseFlow.self, .opened(product))]

    // Neither ends by itself: a tab that could not be shown begins again.
    case (.main, .browseEnded), (.main, .cartEnded): .stay
    case (.main, .accountEnded(.success)), (.main, .signedOut): .setStack([.welcome])
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .welcome: .screen
    case .main(let tab):
      .panes(.tabs, selected: tab, onSelect: Event.tabChosen) {
        Pane(Tab.browse, BrowseFlow(), Event.browseEnded, signals: Event.browsed)
        Pane(Tab.cart, CartFlow(), Event.cartEnded)
        Pane(Tab.account, AccountFlow(), Event.accountEnded)
      }
    }
  }
}
