import FlowCoordinators
import FlowGraphs

/// Flows with steps that the user cannot get away from.
enum Locked {
  /// Presents a lock that nothing opens; whether the app ever ends does not matter.
  struct PrisonFlow<Output>: Flow {
    enum Step: Hashable { case home, lock }
    enum Event: CaseIterable { case locked, looked }
    var back = BackPolicy<Event>.blocked
    var style = PresentationStyle.fullScreen
    let initial = Step.home

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.home, .locked): .present(.lock, as: style)
      case (_, .looked): .stay
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content { step == .lock ? .screen.back(back) : .screen }
  }

  /// Ends from its home, but not from the lock, and asks on the way back in vain.
  struct AskingFlow: Flow, ExplorableFlow {
    typealias Output = Void
    enum Step: Hashable { case home, hall, lock }
    enum Event { case locked, entered, backTapped, closed }
    let initial = Step.home
    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.locked
      Event.entered
      Event.closed
    }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.home, .entered): .replace(with: .hall)
      case (.hall, .locked): .present(.lock)
      case (.home, .closed): .finish
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      step == .lock ? .screen.back(.sends(.backTapped)) : .screen
    }
  }

  /// Hosts a flow that never ends in a sheet that cannot be swiped away.
  struct HostFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case home, lock }
    enum Event { case locked, ended(FlowResult<Void>) }
    var isPresented = true
    let initial = Step.home
    var exampleEvents: [Example<Event>] { [Example(.locked)] }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.home, .locked): isPresented ? .present(.lock) : .push(.lock)
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      step == .lock ? .flow(WallFlow(), Event.ended).back(.blocked) : .screen
    }
  }

  struct WallFlow: Flow {
    typealias Output = Void
    enum Step: Hashable { case wall }
    enum Event: CaseIterable { case looked }
    let initial = Step.wall
    func transition(from step: Step, on event: Event) -> Transition { .stay }
  }

  /// An alert without a button.
  struct MuteFlow: Flow {
    typealias Output = Never
    enum Step: Hashable { case home, alert }
    enum Event: CaseIterable { case rang }
    var back = BackPolicy<Event>.blocked
    let initial = Step.home

    func transition(from step: Step, on event: Event) -> Transition {
      step == .home ? .push(.alert) : .stay
    }

    func content(of step: Step) -> Content {
      step == .alert ? .alert("Now", []).back(back) : .screen
    }
  }

  /// Pushes a page without an answer and without a way back.
  struct PushFlow<Output>: Flow {
    enum Step: Hashable { case home, page }
    enum Event: CaseIterable { case opened }
    let initial = Step.home
    func transition(from step: Step, on event: Event) -> Transition {
      step == .home ? .push(.page) : .unhandled
    }
    func content(of step: Step) -> Content { step == .page ? .screen.back(.blocked) : .screen }
  }
}
