import FlowCoordinators

/// A router with a user's hand, for the script that all routers are compared with.
///
/// A gesture that is not possible does nothing.
@MainActor protocol Device: AnyObject {
  var router: any Router { get }

  /// What is up, in view or not.
  var shown: [ShownContainer] { get }

  func tapBack()
  func tapBack(in pane: Tab)
  func pop(to step: T)
  func dismiss()
  func dismiss(containerOf step: T)
  func choose(_ title: String)
  func select(_ pane: Tab)
  func reselect(_ pane: Tab)

  /// Does what the platform does by itself and nobody notices.
  func idle(_ random: inout SplitMix64)
}

/// A container as a user sees it.
struct ShownContainer: Equatable {
  var style: PresentationStyle?
  var screens: [ShownScreen]
}

/// A screen, and its panes where it has some.
struct ShownScreen: Equatable {
  var step: T?
  var panes: ShownPanes?
}

struct ShownPanes: Equatable {
  var style: PaneStyle
  var selected: AnyHashable?
  var ids: [AnyHashable]
  var containers: [[ShownContainer]]
}

/// A small generator with a seed, so that a script can be run again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0xA24B_AED4_963E_E407
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to, and without, a bound.
  mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
