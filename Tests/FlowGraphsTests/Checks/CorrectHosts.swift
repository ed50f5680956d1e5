import FlowCoordinators
import FlowGraphs

/// Correct flows that host others.
enum CorrectHosts {
  struct Denied: Error, Hashable {}

  /// Ends before it shows anything where nothing has to be asked.
  struct PermissionFlow: Flow {
    enum Output: Hashable { case granted, denied }
    enum Step: Hashable { case question }
    enum Event: CaseIterable { case allowTapped, denyTapped }
    var isKnown = false

    var initial: Step { .question }

    func begin() -> Transition { isKnown ? .finish(.granted) : .setStack([.question]) }

    func transition(from step: Step, on event: Event) -> Transition {
      .finish(event == .allowTapped ? .granted : .denied)
    }
  }

  /// Asks for a permission that is there already.
  struct PhotoFlow: Flow, ExplorableFlow {
    typealias Output = Void
    enum Step: Hashable { case intro, permission, camera }
    enum Event { case started, answered(FlowResult<PermissionFlow.Output>), taken }
    var isKnown = true

    var initial: Step { .intro }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.intro, .started): .push(.permission)
      case (.permission, .answered(.success(.granted))): .push(.camera)
      case (.permission, .answered): .fail(Denied())
      case (.camera, .taken): .finish
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      step == .permission ? .flow(PermissionFlow(isKnown: isKnown), Event.answered) : .screen
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.started
      Event.taken
    }
  }

  enum Colour: Hashable, CaseIterable { case red, green }

  struct ColourFlow: Flow, ExplorableFlow {
    typealias Output = Colour
    enum Step: Hashable { case list, detail(Colour) }
    enum Event { case tapped(Colour), chosen }
    let initial = Step.list
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .tapped(let colour)): .push(.detail(colour))
      case (.detail(let colour), .chosen): .finish(colour)
      default: .unhandled
      }
    }
    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Colour.allCases.map { Event.tapped($0) }
      Event.chosen
    }
  }

  /// The same child pushed, presented, and in the place of another step.
  struct PaintFlow: Flow, ExplorableFlow {
    typealias Output = [Colour]
    enum Way: Hashable, CaseIterable { case push, present, replace }
    enum Step: Hashable { case canvas([Colour]), tools, picker(Way) }
    enum Event { case pickTapped(Way), toolsTapped, picked(FlowResult<Colour>), doneTapped }

    let initial = Step.canvas([])

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.canvas, .pickTapped(.push)): .push(.picker(.push))
      case (.canvas, .pickTapped(.present)): .present(.picker(.present))
      case (.canvas, .toolsTapped): .push(.tools)
      case (.tools, .pickTapped(.replace)): .replace(with: .picker(.replace))
      case (.picker, .picked(.success(let colour))): .setStack([.canvas([colour])])
      case (.picker, .picked(.failure)): .pop
      case (.canvas(let colours), .doneTapped): .finish(colours)
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      if case .picker = step { .flow(ColourFlow(), Event.picked) } else { .screen }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      for way in Way.allCases { Event.pickTapped(way) }
      Event.toolsTapped
      Event.doneTapped
    }
  }

  /// Speaks while it runs, and cannot finish.
  struct FeedFlow: Flow {
    typealias Output = Never
    enum Signal: Hashable { case liked(Int), profileRequested }
    enum Step: Hashable { case posts, post }
    enum Event: CaseIterable { case opened, liked, authorTapped }
    let initial = Step.posts
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.posts, .opened): .push(.post)
      case (.post, .liked): .signal(.liked(1))
      case (.post, .authorTapped): [.pop, .signal(.profileRequested)]
      default: .unhandled
      }
    }
  }

  /// Hears a child's signals while the child, or something above it, is on top.
  struct SocialFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case feed(likes: Int), profile }
    enum Event { case feedEnded(FlowResult<Never>), feedSaid(FeedFlow.Signal), refreshed }

    let initial = Step.feed(likes: 0)

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.feed(let likes), .feedSaid(.liked(let more))):
        .update(.feed(likes: min(likes + more, 2)))
      case (.feed, .feedSaid(.profileRequested)): .push(.profile)
      case (.feed, .feedEnded): .setStack([.feed(likes: 0)])
      case (_, .refreshed): .stay
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .feed: .flow(FeedFlow(), Event.feedEnded, signals: Event.feedSaid)
      case .profile: .screen
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] { Event.refreshed }
  }

  /// A folder opens in a flow of the same type.
  struct FolderFlow: Flow, ExplorableFlow {
    typealias Output = String
    enum Step: Hashable { case list, folder(String) }
    enum Event { case opened(String), chosen, closed(FlowResult<String>) }
    var name = "home"
    /// The folder that is open at the beginning.
    var opened: String?

    var initial: Step { .list }

    func begin() -> Transition {
      .setStack([.list] + [opened].compactMap { $0.map { .folder($0) } })
    }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .opened(let name)): .push(.folder(name))
      case (.list, .chosen): .finish(name)
      case (.folder, .closed(.success(let name))): .finish(name)
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      if case .folder(let name) = step {
        .flow(FolderFlow(name: name), Event.closed)
      } else {
        .screen
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.opened("music")
      Event.chosen
    }
  }

  /// Begins with a child, postpones its result, and never says what a cancelled one means.
  struct GateFlow: Flow, ExplorableFlow {
    typealias Output = Colour
    enum Step: Hashable { case gate, working, result(Colour) }
    enum Event { case ended(FlowResult<Colour>), worked, closed }

    let initial = Step.gate

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.gate, .ended(.success)): .postpone
      case (.gate, .worked): .push(.working)
      case (.working, .ended(.success(let colour))): .replace(with: .result(colour))
      case (.result(let colour), .closed): .finish(colour)
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      step == .gate ? .flow(ColourFlow(), Event.ended) : .screen
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.worked
      Event.closed
    }
  }
}
