import FlowCoordinators
import FlowGraphs

/// Flows with one mistake each, or with one and what follows from it.
enum Broken {
  struct Declined: Error, Hashable, CustomStringConvertible {
    var description: String { "declined" }
  }

  /// Nothing leads to the login, so that its result and the events of its help never come.
  struct UnreachedFlow: Flow, ExplorableFlow {
    enum Output: Hashable { case guest, user(Int) }
    enum Step: Hashable { case welcome, login }
    enum Event { case skipTapped, loginHelpTapped, loginFinished(FlowResult<Int>) }
    let initial = Step.welcome
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.welcome, .skipTapped): .finish(.guest)
      case (.login, .loginHelpTapped): .stay
      case (.login, .loginFinished(.success(let user))): .finish(.user(user))
      default: .unhandled
      }
    }
    func content(of step: Step) -> Content {
      step == .login ? .flow(PaymentFlow(), Event.loginFinished) : .screen
    }
    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.skipTapped
      Event.loginHelpTapped
    }
  }

  /// Handles only some of its events, and has no example of another one.
  struct DeafFlow: Flow, ExplorableFlow {
    typealias Output = Void
    enum Step: Hashable { case page }
    enum Event { case closed, swiped, typed(String) }
    let initial = Step.page
    func transition(from step: Step, on event: Event) -> Transition {
      if case .closed = event { .finish } else { .unhandled }
    }
    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.closed
      Event.swiped
    }
  }

  /// Help has no way out, and the tour before it leads nowhere else.
  struct DeadEndFlow: Flow {
    typealias Output = Void
    enum Step: Hashable { case menu, tour, help }
    enum Event: CaseIterable { case tourTapped, helpTapped, closeTapped }
    let initial = Step.menu
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.menu, .tourTapped): .replace(with: .tour)
      case (.tour, .helpTapped): .replace(with: .help)
      case (.menu, .closeTapped): .finish
      default: .unhandled
      }
    }
  }

  /// One of its messages cannot be left, the others can.
  struct MessageFlow: Flow {
    typealias Output = Void
    enum Message: Hashable { case info, fatal }
    enum Step: Hashable { case message(Message) }
    enum Event: CaseIterable { case closed, crashed }
    let initial = Step.message(.info)
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.message(.info), .closed): .finish
      case (.message(.info), .crashed): .setStack([.message(.fatal)])
      default: .unhandled
      }
    }
  }

  /// Goes round from page to page, all of them values of one step.
  struct CarouselFlow: Flow {
    enum Output: Hashable { case closed, bought(Int) }
    enum Step: Hashable { case page(Int) }
    enum Event: CaseIterable { case next }
    let initial = Step.page(1)
    func transition(from step: Step, on event: Event) -> Transition {
      switch step {
      case .page(let number): .setStack([.page(number % 3 + 1)])
      }
    }
  }

  /// Keeps a link for a step that handles it, and has none.
  struct PostponedFlow: Flow {
    typealias Output = Void
    enum Step: Hashable { case intro, home, order }
    enum Event: CaseIterable { case next, linkOpened, closed }
    let initial = Step.intro
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.intro, .next): .setStack([.home])
      case (.intro, .linkOpened), (.home, .linkOpened): .postpone
      case (.home, .next): .push(.order)
      case (_, .closed): .finish
      default: .unhandled
      }
    }
  }

  /// Cannot go where it wants to, and so nowhere: the one mistake has all others in its wake.
  struct BlockedFlow: Flow {
    enum Output: Hashable { case done }
    enum Step: Hashable { case list, edit, detail }
    enum Event: CaseIterable { case opened, saved, linkOpened }
    let initial = Step.list
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .opened): .replace(with: .edit)
      case (.list, .linkOpened): .postpone
      case (.edit, .saved): [.dismiss, .push(.detail)]
      case (.detail, .linkOpened): .finish(.done)
      default: .unhandled
      }
    }
  }

  struct OutputFlow: Flow {
    enum Output: Hashable { case yes, no(String) }
    enum Step: Hashable { case question }
    enum Event: CaseIterable { case yesTapped }
    let initial = Step.question
    func transition(from step: Step, on event: Event) -> Transition { .finish(.yes) }
  }

  /// Only ever cancels, though it has something to deliver.
  struct SilentFlow: Flow {
    typealias Output = Int
    enum Step: Hashable { case question }
    enum Event: CaseIterable { case closed }
    let initial = Step.question
    func transition(from step: Step, on event: Event) -> Transition { .cancel }
  }

  struct PaymentFlow: Flow {
    typealias Output = Int
    enum Step: Hashable { case method }
    enum Event: CaseIterable { case paid, declined }
    let initial = Step.method
    func transition(from step: Step, on event: Event) -> Transition {
      event == .paid ? .finish(7) : .fail(Declined())
    }
  }

  /// Ignores a declined payment, and dismisses what was pushed when it is paid.
  struct ResultFlow: Flow, ExplorableFlow {
    typealias Output = Void
    enum Step: Hashable { case cart, payment }
    enum Event { case checkoutTapped, closed, paymentFinished(FlowResult<Int>) }
    let initial = Step.cart
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.cart, .checkoutTapped): .push(.payment)
      case (.payment, .paymentFinished(.success)): .dismiss
      case (_, .closed): .finish
      default: .unhandled
      }
    }
    func content(of step: Step) -> Content {
      step == .payment ? .flow(PaymentFlow(), Event.paymentFinished) : .screen
    }
    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.checkoutTapped
      Event.closed
    }
  }

  struct TabFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case list }
    enum Event: CaseIterable { case bought }
    enum Signal { case cartRequested }
    let initial = Step.list
    func transition(from step: Step, on event: Event) -> Transition { .signal(.cartRequested) }
  }

  struct SignalFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case tab }
    enum Event { case ended(FlowResult<Never>), said(TabFlow.Signal) }
    let initial = Step.tab
    func transition(from step: Step, on event: Event) -> Transition { .unhandled }
    func content(of step: Step) -> Content { .flow(TabFlow(), Event.ended, signals: Event.said) }
    var exampleEvents: [Example<Event>] { [] }
  }

  struct OuterFlow: Flow, ExplorableFlow {
    typealias Output = Void
    enum Step: Hashable { case inner }
    enum Event { case ended(FlowResult<Void>) }
    let initial = Step.inner
    func transition(from step: Step, on event: Event) -> Transition { .finish }
    func content(of step: Step) -> Content { .flow(InnerFlow(), Event.ended) }
    var exampleEvents: [Example<Event>] { [] }
  }

  struct InnerFlow: Flow, ExplorableFlow {
    typealias Output = Void
    enum Step: Hashable { case outer }
    enum Event { case ended(FlowResult<Void>) }
    let initial = Step.outer
    func transition(from step: Step, on event: Event) -> Transition { .finish }
    func content(of step: Step) -> Content { .flow(OuterFlow(), Event.ended) }
    var exampleEvents: [Example<Event>] { [] }
  }

  struct MirrorFlow: Flow, ExplorableFlow {
    typealias Output = Void
    enum Step: Hashable { case itself }
    enum Event { case ended(FlowResult<Void>) }
    let initial = Step.itself
    func transition(from step: Step, on event: Event) -> Transition { .finish }
    func content(of step: Step) -> Content { .flow(MirrorFlow(), Event.ended) }
    var exampleEvents: [Example<Event>] { [] }
  }

  /// The app that shows a wall and cannot leave it.
  struct WallFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case home, wall }
    enum Event: CaseIterable { case expired }
    let initial = Step.home
    func transition(from step: Step, on event: Event) -> Transition {
      step == .home ? .setStack([.wall]) : .unhandled
    }
  }
}
