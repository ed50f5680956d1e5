#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators

/// How the changes are shown that have been asked for and not been made.
struct Motions {
  /// Whether something moves visibly, and in which way.
  struct Motion {
    var isAnimated: Bool
    var transition: TransitionName?

    /// Nothing moves visibly.
    static let still = Motion(isAnimated: false)
  }

  /// By container, how its stack changes.
  private var stacks: [NavigationContainer.ID: Motion] = [:]

  /// By container, how it is presented or goes.
  private var presentations: [NavigationContainer.ID: Motion] = [:]

  /// Notes how a call is to be shown that makes one world of another.
  mutating func note(_ call: RouterCall, from before: NavigationWorld, to after: NavigationWorld) {
    let transition = before.screenMoved(by: call)?.transition
    let isStill = !call.isAnimated || transition == TransitionName.none
    let motion = isStill ? .still : Motion(isAnimated: true, transition: transition)
    switch call {
    case .setStack, .push, .pop: stacks[after.containers[after.top].id] = motion
    case .present: presentations[after.containers[after.top].id] = motion
    case .dismiss:
      guard after.top < before.top else { return }
      presentations[before.containers[after.top + 1].id] = motion
    case .inPane(let pane, let call):
      guard let before = before.panes[pane.screen.id]?[pane.id]?.world,
        let after = after.panes[pane.screen.id]?[pane.id]?.world
      else { return }
      note(call, from: before, to: after)
    case .update, .setPanes, .select: break
    }
  }

  /// How the stack of a container changes next.
  func ofStack(_ id: NavigationContainer.ID) -> Motion { stacks[id] ?? .still }

  /// How a container comes or goes next.
  func ofPresentation(_ id: NavigationContainer.ID) -> Motion { presentations[id] ?? .still }

  /// Forgets everything, since all is done.
  mutating func removeAll() {
    stacks = [:]
    presentations = [:]
  }
}
#endif
