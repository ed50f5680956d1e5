import FlowCoordinators

/// What holds for some value of a step case: whether it is presented, what its way back does.
///
/// A byte, since a graph can have very many nodes.
struct NodeTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let presented = NodeTraits(rawValue: 1)
  static let backAllowed = NodeTraits(rawValue: 2)
  static let backBlocked = NodeTraits(rawValue: 4)
  static let backSendsEvent = NodeTraits(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ back: ScreenBack) {
    self =
      switch back {
      case .allowed: .backAllowed
      case .blocked: .backBlocked
      case .sendsEvent: .backSendsEvent
      }
  }

  var backs: Set<ScreenBack> {
    var backs: Set<ScreenBack> = []
    if contains(.backAllowed) { backs.insert(.allowed) }
    if contains(.backBlocked) { backs.insert(.blocked) }
    if contains(.backSendsEvent) { backs.insert(.sendsEvent) }
    return backs
  }
}
