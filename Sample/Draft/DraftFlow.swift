import FlowCoordinators
import FlowGraphs

/// A checkout that compiles and runs, and that nobody should ship.
///
/// The checks find what is missing: `swift run Sample check draft`.
struct DraftFlow: Flow {
  typealias Output = String
  enum Step: Hashable { case cart, address, card, promo, terms, giftCard }
  enum Event {
    case checkoutTapped, addressEntered(String), cardEnded(FlowResult<String>)
    case promoTapped, termsTapped, giftCardChosen, closeTapped
  }

  let initial = Step.cart

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.cart, .checkoutTapped): .push(.address)
    case (.cart, .promoTapped): .replace(with: .promo)
    case (.address, .addressEntered): .push(.card)
    case (.card, .cardEnded(.success(let card))): .finish(card)
    case (.promo, .termsTapped): .replace(with: .terms)
    case (.terms, .promoTapped): .replace(with: .promo)
    case (.giftCard, .giftCardChosen): .finish("gift card")
    case (.cart, .closeTapped), (.address, .closeTapped): .cancel
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .card ? .flow(CardFlow(), Event.cardEnded) : .screen
  }
}

extension DraftFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.checkoutTapped
    Event.addressEntered("1 Main Street")
    Event.promoTapped
    Event.termsTapped
    Event.giftCardChosen
    Event.closeTapped
  }
}

/// Asks for a card, which the bank may decline.
struct CardFlow: Flow {
  typealias Output = String
  enum Step: Hashable { case number }
  enum Event: CaseIterable { case accepted, declined, closeTapped }
  struct Declined: Error {}

  let initial = Step.number

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .accepted: .finish("card")
    case .declined: .fail(Declined())
    case .closeTapped: .cancel
    }
  }
}
