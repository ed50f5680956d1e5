import FlowCoordinators

/// Looking at products.
///
/// It knows no cart: it says what was added, and goes on.
struct BrowseFlow: Flow {
  typealias Output = Never

  enum Signal: Equatable {
    case added(Product)
  }

  enum Step: Hashable {
    case products
    case product(Product)
    case reviews(Product)
  }

  enum Event {
    case productTapped(Product)
    case addTapped
    case reviewsTapped
    case closeTapped
    /// A link leads to a product.
    case opened(Product)
  }

  let initial = Step.products

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.products, .productTapped(let product)): .push(.product(product))
    case (.product(let product), .addTapped): .signal(.added(product))
    case (.product(let product), .reviewsTapped): .present(.reviews(product))
    case (.reviews, .closeTapped): .dismiss
    case (_, .opened(let product)): .setStack([.products, .product(product)])
    default: .unhandled
    }
  }
}
