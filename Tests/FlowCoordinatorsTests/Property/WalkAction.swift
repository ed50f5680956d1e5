/// One thing that happens to a walk.
///
/// The numbers choose among what there is, so that any list of
/// actions can be walked, also after some have been dropped.
struct WalkAction: CustomStringConvertible {
  enum Kind: CaseIterable {
    case event, finish, cancel
    case keepSend, sendKept, sendFromScreen
    case back, popTo, swipe, closeContainers, refuse
    case insidePerform, insideObserver
    case hold, misuse
  }

  let kind: Kind
  let first: Int
  let second: Int

  var description: String { "\(kind) \(first) \(second)" }

  static func random(_ random: inout SplitMix64) -> WalkAction {
    let kind: Kind =
      switch random.number(below: 100) {
      case ..<48: .event
      case ..<51: .finish
      case ..<53: .cancel
      case ..<56: .keepSend
      case ..<59: .sendKept
      case ..<65: .sendFromScreen
      case ..<71: .back
      case ..<74: .popTo
      case ..<79: .swipe
      case ..<82: .closeContainers
      case ..<84: .refuse
      case ..<90: .insidePerform
      case ..<96: .insideObserver
      case ..<99: .hold
      default: .misuse
      }
    return WalkAction(
      kind: kind,
      first: random.number(below: 1 << 20),
      second: random.number(below: 1 << 20)
    )
  }

  /// What is done from inside the router or the observer when its turn comes.
  var inner: WalkAction {
    let kinds: [Kind] = [
      .event, .event, .event, .sendKept, .sendFromScreen, .finish, .cancel, .back, .popTo, .swipe,
      .closeContainers,
    ]
    return WalkAction(kind: kinds[first % kinds.count], first: second, second: first / kinds.count)
  }
}
