import FlowCoordinators
import FlowGraphs

/// Correct flows that host each other, or wait for one another.
enum CorrectNetworks {
  struct ProfileFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case profile, followers(of: Int) }
    enum Event { case followersTapped, closed(FlowResult<Never>) }
    let user: Int

    var initial: Step { .profile }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.profile, .followersTapped): .push(.followers(of: user))
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .profile: .screen
      case .followers(let user): .flow(FollowersFlow(user: user), Event.closed)
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] { Event.followersTapped }
  }

  /// Opens profiles, each of which opens followers again.
  struct FollowersFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case list, profile(Int) }
    enum Event { case opened(Int), closed(FlowResult<Never>) }
    let user: Int

    var initial: Step { .list }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .opened(let other)): .present(.profile(other))
      case (.profile, .closed): .dismiss
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .list: .screen
      case .profile(let user): .flow(ProfileFlow(user: user), Event.closed)
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] { Event.opened(2) }
  }

  struct Link: Hashable {
    var order: Int
  }

  /// Loads first, asks for consent, and opens a link as soon as it may.
  struct StartFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Message: Hashable, CaseIterable { case welcome, offline, consent }
    enum Step: Hashable { case loading, message(Message), home, order(Link) }
    enum Event { case loaded(isNew: Bool), failed, accepted, retryTapped, opened(Link) }

    let initial = Step.loading

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.loading, .loaded(isNew: true)): .push(.message(.welcome))
      case (.loading, .loaded(isNew: false)): .push(.home)
      case (.loading, .failed): .push(.message(.offline))
      case (.message(.welcome), .accepted): .replace(with: .message(.consent))
      case (.message(.consent), .accepted): .setStack([.home])
      case (.message(.offline), .retryTapped): .setStack([.loading])
      case (.home, .opened(let link)), (.order, .opened(let link)):
        .setStack([.home, .order(link)])
      case (_, .opened): .postpone
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content { step == .loading ? .nothing : .screen }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Example("new", Event.loaded(isNew: true))
      Example("known", Event.loaded(isNew: false))
      Event.failed
      Event.accepted
      Event.retryTapped
      Example("first", Event.opened(Link(order: 1)))
      Example("second", Event.opened(Link(order: 2)))
    }
  }

  /// Hosted with two values, of which each needs only a part of it.
  struct EditFlow: Flow, ExplorableFlow {
    enum Output: Hashable { case saved(String), deleted }
    enum Step: Hashable { case form(String), confirmDeletion }
    enum Event { case typed(String), saved, deleteTapped, confirmed, kept }
    let text: String?

    var initial: Step { .form(text ?? "") }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.form, .typed(let text)): .update(.form(text))
      case (.form(""), .saved): .stay
      case (.form(let text), .saved): .finish(.saved(text))
      case (.form, .deleteTapped) where text != nil: .present(.confirmDeletion, as: .alert)
      case (.confirmDeletion, .confirmed): .finish(.deleted)
      case (.confirmDeletion, .kept): .dismiss
      default: .unhandled
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.typed("a")
      Event.saved
      Event.deleteTapped
      Event.confirmed
      Event.kept
    }
  }

  struct NotesFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case list, editor(String?) }
    enum Event { case newTapped, opened(String), edited(FlowResult<EditFlow.Output>) }

    let initial = Step.list

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .newTapped): .present(.editor(nil))
      case (.list, .opened(let note)): .push(.editor(note))
      case (.editor, .edited): .popTo(.list)
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      if case .editor(let note) = step {
        .flow(EditFlow(text: note), Event.edited)
      } else {
        .screen
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.newTapped
      Event.opened("note")
    }
  }
}
