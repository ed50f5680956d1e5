import FlowCoordinators

/// An app that can be used, or toured, in a terminal.
@MainActor protocol TerminalApp: AnyObject {
  /// Somebody uses the app, to show what it can do.
  static var tour: [Tour.Scene] { get }

  var router: TerminalRouter { get }
  var root: any RunningFlow { get }
  var log: EventLog { get }

  /// A link to try, for the user who has none at hand.
  var exampleLink: String { get }

  /// Whether there is somebody to sign out.
  var canSignOut: Bool { get }

  func start()

  /// Translates a link into an event and sends it to the root.
  func open(link: String) throws(LinkError)

  /// Signs out, wherever the user is.
  func signOut()
}

/// A link that leads nowhere; the text says what would.
struct LinkError: Error, Equatable, CustomStringConvertible {
  let description: String
}
