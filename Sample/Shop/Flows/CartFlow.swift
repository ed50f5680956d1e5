import FlowCoordinators

/// The cart, and how it becomes an order.
///
/// It is told what to put in, also while it is out of view.
struct CartFlow: Flow {
  typealias Output = Never

  enum Step: Hashable {
    case items(Cart)
    case checkout(Cart)
    /// Whether the order shall be placed.
    case placing(Cart)
    case thanks(sum: Int)
  }

  enum Event {
    case added(Product)
    case checkoutTapped
    case orderTapped
    case placed
    case kept
    case doneTapped
  }

  let initial = Step.items(Cart())

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.items(let cart), .added(let product)): .update(.items(cart.adding(product)))
    // The order would be another one now, so that it is looked at again.
    case (.checkout(let cart), .added(let product)), (.placing(let cart), .added(let product)):
      [.popToRoot, .update(.items(cart.adding(product)))]
    case (.thanks, .added(let product)):
      [.popToRoot, .update(.items(Cart().adding(product)))]

    case (.items(let cart), .checkoutTapped) where cart != Cart(): .push(.checkout(cart))
    case (.checkout(let cart), .orderTapped): .push(.placing(cart))
    case (.placing(let cart), .placed): .setStack([.items(Cart()), .thanks(sum: cart.sum)])
    case (.placing, .kept): .stay
    case (.thanks, .doneTapped): .popToRoot
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .items, .checkout, .thanks: .screen
    case .placing(let cart):
      .alert(
        "Place the order?",
        message: "It costs \(cart.sum).",
        [.destructive("Place it", .placed), .cancel("Not yet", .kept)]
      )
    }
  }
}
