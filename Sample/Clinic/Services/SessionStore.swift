/// Remembers who is signed in.
///
/// A plain class that is not `Sendable`: flows and screens may hold such things. Only screens write
/// to it; a flow reads it once, when it is made, so that its answers depend on nothing that changes.
final class SessionStore {
  var session: Session?

  init(session: Session? = nil) {
    self.session = session
  }
}
