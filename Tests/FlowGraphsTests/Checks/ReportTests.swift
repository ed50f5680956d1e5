import FlowCoordinators
import FlowGraphs
import Testing

private struct Declined: Error, Hashable, CustomStringConvertible {
  var description: String { "declined" }
}

private struct PaymentFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case method }
  enum Event: CaseIterable { case paid, declined }

  let initial = Step.method

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .paid: .finish(7)
    case .declined: .fail(Declined())
    }
  }
}

/// A checkout with five mistakes.
private struct CheckoutFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case cart, payment, promo, promoTerms, giftCard, confirm(Int) }
  enum Event {
    case checkoutTapped, closeTapped, promoTapped, termsTapped, giftCardApplied, orderPlaced
    case paymentFinished(FlowResult<Int>)
    case challengeFailed(String)
  }

  let initial = Step.cart

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.cart, .checkoutTapped): .push(.payment)
    case (.cart, .closeTapped): .cancel
    case (.cart, .promoTapped): .replace(with: .promo)
    case (.promo, .termsTapped): .push(.promoTerms)
    case (.promoTerms, .termsTapped): .pop
    case (.payment, .paymentFinished(.success(let token))): .push(.confirm(token))
    case (.payment, .paymentFinished(.failure(.cancelled))): .pop
    case (.confirm(let token), .orderPlaced): .finish(token)
    case (.giftCard, .giftCardApplied): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .payment ? .flow(PaymentFlow(), Event.paymentFinished) : .screen
  }
}

extension CheckoutFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.checkoutTapped
    Event.closeTapped
    Event.promoTapped
    Event.termsTapped
    Event.giftCardApplied
    Event.orderPlaced
  }
}

@Suite("The report")
struct ReportTests {
  @Test("size, errors, warnings, each with the events that show it")
  func complete() throws {
    let graph = try FlowGraph(of: CheckoutFlow())
    #expect(
      graph.report == """
        CheckoutFlow: 5 of 6 step cases, 8 event cases, 6 examples, 9 transitions: 2 errors, 2 warnings
          Checkout/payment, PaymentFlow: 1 of 1 step case, 2 event cases, 2 examples, 2 transitions

          error: trap: once in promo or promoTerms the flow never finishes
              0. cart
              1. promoTapped → promo
              loop: promo, termsTapped → promoTerms, termsTapped → promo
              events: [.promoTapped]
              let an event there lead out, or end the flow

          error: child result unhandled: payment, paymentFinished(failed)
              0. cart
              1. checkoutTapped → payment
              2. PaymentFlow ends failed(declined)
              payment is popped and an issue reported; say in transition(from:on:) what shall happen

          warning: step never reached: giftCard
              no example leads to it; add an example that does, or remove the step
              so: event never handled: giftCardApplied

          warning: event case without an example: challengeFailed
              its transitions are neither checked nor drawn; add one to exampleEvents

          sampled: what never happens is known for these examples only; guards may let others pass
        """
    )
  }
}
