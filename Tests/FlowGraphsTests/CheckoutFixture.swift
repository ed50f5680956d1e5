import FlowCoordinators
import FlowGraphs

/// A shop's checkout with a login and a payment inside: the example that the drawings aim at.
enum Shop {
  struct User: Hashable {
    var usesCode = false
  }

  struct PaymentToken: Hashable {}

  struct Receipt: Hashable {}

  struct LoginFlow: Flow {
    typealias Output = User
    enum Step: Hashable { case credentials, code(User) }
    enum Event { case submitted(User), codeAccepted(User), closeTapped }

    let initial = Step.credentials

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.credentials, .submitted(let user)) where user.usesCode: .push(.code(user))
      case (.credentials, .submitted(let user)): .finish(user)
      case (.code, .codeAccepted(let user)): .finish(user)
      case (_, .closeTapped): .cancel
      default: .unhandled
      }
    }
  }

  struct PaymentFlow: Flow {
    typealias Output = PaymentToken
    enum Step: Hashable { case method, card, challenge }
    enum Event {
      case cardChosen, submitted(isRisky: Bool), challengePassed, challengeFailed, closed
    }

    let initial = Step.method

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.method, .cardChosen): .push(.card)
      case (.method, .closed): .cancel
      case (.card, .submitted(isRisky: true)): .push(.challenge)
      case (.card, .submitted(isRisky: false)): .finish(PaymentToken())
      case (.challenge, .challengePassed): .finish(PaymentToken())
      case (.challenge, .challengeFailed): .pop
      default: .unhandled
      }
    }
  }

  struct CheckoutFlow: Flow {
    typealias Output = Receipt
    enum Step: Hashable { case cart, login, payment, confirm }
    enum Event {
      case checkoutTapped, closeTapped, orderPlaced, changeTapped
      case loginFinished(FlowResult<User>)
      case paymentFinished(FlowResult<PaymentToken>)
    }

    let initial = Step.cart

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.cart, .checkoutTapped): .present(.login)
      case (.cart, .closeTapped): .cancel
      case (.login, .loginFinished(.success)): .push(.payment)
      case (.login, .loginFinished): .pop
      case (.payment, .paymentFinished(.success)): .push(.confirm)
      case (.payment, .paymentFinished): .pop
      case (.confirm, .orderPlaced): .finish(Receipt())
      case (.confirm, .changeTapped): .replace(with: .payment)
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .login: .flow(LoginFlow(), Event.loginFinished)
      case .payment: .flow(PaymentFlow(), Event.paymentFinished)
      case .cart, .confirm: .screen
      }
    }
  }
}

extension Shop.LoginFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Example("no code", Event.submitted(Shop.User()))
    Example("uses code", Event.submitted(Shop.User(usesCode: true)))
    Event.codeAccepted(Shop.User())
    Event.closeTapped
  }
}

extension Shop.PaymentFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.cardChosen
    Example("needs challenge", Event.submitted(isRisky: true))
    Example("no challenge", Event.submitted(isRisky: false))
    Event.challengePassed
    Event.challengeFailed
    Event.closed
  }
}

extension Shop.CheckoutFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.checkoutTapped
    Event.closeTapped
    Event.orderPlaced
    Event.changeTapped
  }
}
