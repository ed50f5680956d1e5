/// One thing that happens in a mixed walk.
///
/// The numbers choose among what there is, so that any list of actions can be walked.
struct MixedAction: CustomStringConvertible {
  enum Kind {
    case event, fromScreen, fromWork, ending
    case back, backInPane, popTo, swipe, closeContainer, cancelSwipe, choose
    case select, reselect, refuse
    case inside, restore
  }

  let kind: Kind
  let first: Int
  let second: Int

  var description: String { "\(kind) \(first) \(second)" }

  static func random(_ random: inout SplitMix64) -> MixedAction {
    let kind: Kind =
      switch random.number(below: 100) {
      case ..<30: .event
      case ..<38: .fromScreen
      case ..<44: .fromWork
      case ..<47: .ending
      case ..<53: .back
      case ..<56: .backInPane
      case ..<59: .popTo
      case ..<64: .swipe
      case ..<66: .closeContainer
      case ..<67: .cancelSwipe
      case ..<73: .choose
      case ..<82: .select
      case ..<87: .reselect
      case ..<89: .refuse
      case ..<96: .inside
      default: .restore
      }
    return MixedAction(
      kind: kind,
      first: random.number(below: 1 << 20),
      second: random.number(below: 1 << 20)
    )
  }

  /// What is done from inside the router when its turn comes.
  var inner: MixedAction {
    let kinds: [Kind] = [.event, .event, .fromScreen, .fromWork, .ending, .back, .swipe, .choose]
    return MixedAction(kind: kinds[first % kinds.count], first: second, second: first / 8)
  }
}
