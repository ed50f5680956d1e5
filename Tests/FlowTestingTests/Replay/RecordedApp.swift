public import FlowCoordinators
import FlowGraphs
import FlowTesting

/// An app whose sessions are recorded: a login, orders, and a question before signing out.
struct RecordedApp: Flow {
  typealias Output = Int
  enum Step: Hashable { case welcome, login, home(String), order(Int), question }
  enum Event: Codable {
    case loginTapped, loginEnded(FlowResult<String>), opened(Int), signOutTapped, confirmed, kept
    case closed(total: Int)
  }

  var asksFirst = true
  let initial = Step.welcome

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .loginTapped): .present(.login)
    case (.login, .loginEnded(.success(let name))): .setStack([.home(name)])
    case (.home, .opened(let id)): .push(.order(id))
    case (_, .opened): .postpone
    case (_, .signOutTapped): asksFirst ? .present(.question) : .setStack([.welcome])
    case (.question, .confirmed): .setStack([.welcome])
    case (_, .closed(let total)): .finish(total)
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .login: .flow(RecordedLogin(), Event.loginEnded)
    case .question:
      .alert("Sign out?", [.destructive("Sign out", .confirmed), .cancel("No", .kept)])
    case .welcome, .home, .order: .screen
    }
  }
}

struct RecordedLogin: Flow {
  typealias Output = String
  enum Step: Hashable { case credentials, code(String) }
  enum Event: Codable { case submitted(String), codeAccepted }

  let initial = Step.credentials

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .submitted(let name)): .push(.code(name))
    case (.code(let name), .codeAccepted): .finish(name)
    default: .unhandled
    }
  }
}

// An app needs this once, so that events with results of children are Codable.
extension Result: @retroactive Encodable where Success: Encodable, Failure == FlowFailure {
  /// Writes the success alone; a failure cannot be written.
  public func encode(to encoder: any Encoder) throws { try get().encode(to: encoder) }
}

extension Result: @retroactive Decodable where Success: Decodable, Failure == FlowFailure {
  /// Reads a success.
  public init(from decoder: any Decoder) throws { self = .success(try Success(from: decoder)) }
}

extension RecordedApp: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.loginTapped
    Event.opened(7)
    Event.signOutTapped
    Event.confirmed
    Event.kept
    Event.closed(total: 3)
  }
}

extension RecordedLogin: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.submitted("ada")
    Event.codeAccepted
  }
}

/// A run of a flow that is recorded while it goes on.
@MainActor final class RecordedRun<F: Flow> {
  let router = RecordingRouter()
  private(set) var recording = FlowRecording()
  private(set) lazy var app = FlowCoordinator(
    flow,
    router: router,
    observer: FlowRecorder { [unowned self] in recording.append($0) }
  )
  private let flow: F

  init(_ flow: F) {
    self.flow = flow
    app.start { _ in }
  }
}
