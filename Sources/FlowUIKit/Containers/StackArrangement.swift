#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import UIKit

/// What a stack shall hold: the flow's screens among controllers that no flow brought up.
///
/// A controller of the app's own belongs to the screen that it stands on: it stays while that
/// screen stays, below a screen that is pushed on top, and goes when the flow goes back to the
/// screen. What stands below all screens stays, unless a root takes the whole stack.
struct StackArrangement {
  /// What the stack holds.
  let current: [UIViewController]

  /// Whether a controller is one of a flow's, or was until now.
  let isOwn: (UIViewController) -> Bool

  /// Controllers that UIKit puts on top by itself: other columns of a collapsed split view.
  let isColumn: (UIViewController) -> Bool

  /// What it shall hold, for the flow's screens in order.
  func holding(_ wanted: [UIViewController], overOutside keepsOutside: Bool) -> [UIViewController] {
    let columns = current.filter(isColumn)
    let groups = groups(of: current.filter { !isColumn($0) })
    var result = keepsOutside ? groups.below : []
    var kept = 0
    while kept < wanted.count, kept < groups.own.count, wanted[kept] === groups.own[kept].screen {
      let isGoneBackTo = kept == wanted.count - 1 && kept < groups.own.count - 1
      result.append(wanted[kept])
      if !isGoneBackTo { result += groups.own[kept].followers }
      kept += 1
    }
    return result + wanted[kept...] + columns
  }

  private typealias Group = (screen: UIViewController, followers: [UIViewController])

  private func groups(of current: [UIViewController]) -> (below: [UIViewController], own: [Group]) {
    var below: [UIViewController] = []
    var own: [Group] = []
    for controller in current {
      if isOwn(controller) {
        own.append((controller, []))
      } else if own.isEmpty {
        below.append(controller)
      } else {
        own[own.count - 1].followers.append(controller)
      }
    }
    return (below, own)
  }
}
#endif
