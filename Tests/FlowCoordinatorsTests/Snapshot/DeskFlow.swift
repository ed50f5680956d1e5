import FlowCoordinators
import FlowTesting

/// A flow with every kind of content: a screen, an alert, work that shows nothing, and a child.
struct DeskFlow: Flow {
  typealias Output = Never

  enum Step: Hashable, Codable {
    case desk
    case page(Int)
    case discard
    case saving(id: UInt64)
    case drafts
  }

  enum Event {
    case go(Transition)
    case discarded, kept
    case saved
    case drafted(FlowResult<String>)
  }

  var initial = Step.desk
  let store: Store
  let beginnings: Beginnings

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .go(let answer)): answer
    case (.discard, .discarded): .popToRoot
    case (.discard, .kept): .postpone
    case (.saving, .saved): .push(.page(1))
    case (.drafts, .drafted(.success(let title))): .push(.page(title.count))
    case (.drafts, .drafted(.failure(.cancelled(.requested)))): .postpone
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .desk, .page: .screen
    case .discard:
      .alert("Discard?", [.destructive("Discard", .discarded), .cancel("Keep", .kept)])
    case .saving:
      .nothing.task { [store] send in
        store.saves += 1
        send(.saved)
      }
    case .drafts: .flow(DraftFlow(store: store, beginnings: beginnings), Event.drafted)
    }
  }
}

/// A child whose events are `Codable`, and may be postponed.
struct DraftFlow: Flow {
  typealias Output = String

  struct Draft: Hashable, Codable {
    var title: String
    var tags: Set<String> = []
  }

  enum Step: Hashable, Codable {
    case titles
    case draft(Draft)
    case locked
  }

  enum Event: Hashable, Codable {
    case opened(Draft)
    case closed
    case locked, unlocked
    case done
    case cancelled
  }

  let initial = Step.titles
  let store: Store
  let beginnings: Beginnings

  func begin() -> Transition {
    beginnings.count += 1
    return .setStack([initial])
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.locked, .unlocked): .pop
    case (.locked, _): .postpone
    case (_, .opened(let draft)): .push(.draft(draft))
    case (_, .locked): .present(.locked, as: .fullScreen)
    case (.draft, .closed): .pop
    case (.draft(let draft), .done): .finish(draft.title)
    case (_, .cancelled): .cancel
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    .screen.task { [store] _ in store.drafts += 1 }
  }
}

/// What the work of steps has done.
@MainActor final class Store {
  var saves = 0
  var drafts = 0
}

/// How often a flow was asked where it begins.
final class Beginnings {
  var count = 0
}

typealias DeskStep = DeskFlow.Step
typealias DraftStep = DraftFlow.Step

/// A desk on a recording router.
@MainActor final class Desk {
  let router = RecordingRouter()
  let log = Log()
  let store = Store()
  let beginnings = Beginnings()
  let app: FlowCoordinator<DeskFlow>

  /// A desk that has not been started.
  init(initial: DeskStep = .desk, entry: FlowEntry = .root) {
    let flow = DeskFlow(initial: initial, store: store, beginnings: beginnings)
    app = FlowCoordinator(flow, router: router, entry: entry, observer: log)
  }

  /// A desk that was started, and moved.
  convenience init(entry: FlowEntry = .root, _ moves: DeskFlow.Transition...) {
    self.init(entry: entry)
    app.start { _ in }
    for move in moves { app.send(.go(move)) }
  }

  /// A desk that stands where another one does.
  convenience init(restoring snapshot: FlowSnapshot, entry: FlowEntry = .root) throws {
    self.init(entry: entry)
    try app.start(restoring: snapshot) { _ in }
  }

  var drafts: FlowCoordinator<DraftFlow>? { app.child(DraftFlow.self) }

  func finishTasks() async {
    for task in app.inspectedTasks + (drafts?.inspectedTasks ?? []) { await task.value }
  }
}
