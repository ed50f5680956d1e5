#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
public import FlowCoordinators
public import UIKit

/// A router over a navigation controller.
///
/// It gives the controller the screens of the flows, presents a navigation controller of its own for
/// each presented step, and tells the coordinator what the user did by hand. The view controllers
/// come from the flows, see ``ViewControllerFlow``.
///
/// ```swift
/// let router = NavigationRouter()
/// let app = FlowCoordinator(AppFlow(), router: router)
/// app.start { _ in }
/// window.rootViewController = router.navigationController
/// ```
///
/// Calls are never made while a transition is running. What the coordinator asks for meanwhile is
/// noted, and what differs at rest becomes one change of each stack. The user's moves are found in
/// the same way, by what is up at rest, so that a cancelled gesture is none.
///
/// Whoever has the navigation controller holds the screens; the coordinator holds the router. Use
/// one router for each navigation controller, see ``driving(_:)``.
@MainActor public final class NavigationRouter: Router {
  /// Makes an animator for screens that come or go.
  public typealias Animator =
    @MainActor (_ movement: Movement) -> any UIViewControllerAnimatedTransitioning

  /// Prepares a controller to be presented over another one.
  public typealias Appearance =
    @MainActor (_ presented: UIViewController, _ presenting: UIViewController) -> Void

  /// Which way a screen moves.
  public enum Movement: Hashable, Sendable {
    /// The screen comes.
    case entering
    /// The screen goes.
    case leaving
  }

  /// Who hears of the user's moves.
  public weak var delegate: (any RouterDelegate)? {
    didSet {
      if let delegate, delegate !== oldValue { plan.welcomeRoot() }
    }
  }

  /// The lowest stack.
  public let navigationController: UINavigationController

  /// The animators of named transitions, such as `router.animators["flip"]`.
  ///
  /// A stack uses them at once; a presentation does where its style lets UIKit ask for an animator,
  /// as `.fullScreen` does. A name without an animator means UIKit's own animation.
  public var animators: [TransitionName: Animator] = [:]

  /// What an app makes of a presentation style, its own ones included.
  ///
  /// It is called after the router has set the style that it knows, just before the presentation:
  ///
  /// ```swift
  /// router.appearances[.sheet] = { presented, _ in
  ///   presented.sheetPresentationController?.detents = [.medium(), .large()]
  /// }
  /// ```
  public var appearances: [PresentationStyle: Appearance] = [:]

  /// Makes the navigation controllers of presented steps and of panes.
  public var makeNavigationController: @MainActor () -> UINavigationController = {
    UINavigationController()
  }

  /// What shall be up.
  var plan = NavigationWorld()

  /// How the next changes are shown.
  var motions = Motions()

  /// The controllers of the screens.
  let screens = ScreenControllers()

  /// The containers of the plan, and those that are still up.
  var containers: [NavigationContainer.ID: Container] = [:]

  /// The presented containers that are up, each standing over the one before.
  var up: [Container] = []

  /// Presented controllers that have been asked to go, or go by themselves, and are still there.
  var leaving: [UIViewController] = []

  /// What shows the panes of a screen.
  var hosts: [ScreenID: PaneHosting] = [:]

  /// Whether the lowest stack has been in a window.
  var hasBeenShown = false

  /// The stack that is about to move, and the animation that the flow named.
  var moving: (stack: NavigationContainer.ID, transition: TransitionName?)?

  var isSettling = false
  var awaited = AwaitedTransition()
  /// Whether a turn is coming in which the router looks at UIKit again.
  var looksAgain = false
  private var settled: [@MainActor () -> Void] = []
  private var unfinished: NavigationRouter?

  /// Does something in a later turn of the main loop.
  let later: @MainActor (@escaping @MainActor () -> Void) -> Void

  /// Creates a router over a navigation controller.
  ///
  /// The screens that it has already stay below those of a root with entry `.push` or `.present`; a
  /// root with entry `.root` takes the whole stack.
  ///
  /// - Parameter navigationController: The lowest stack.
  public convenience init(_ navigationController: UINavigationController = .init()) {
    self.init(navigationController) { work in Task { @MainActor in work() } }
  }

  /// Returns the router that has a navigation controller; a new one where none has it.
  ///
  /// A flow that is dropped onto an app's stack uses it, since the screens of the flow before may
  /// still be going.
  ///
  /// - Parameter navigationController: The lowest stack.
  /// - Returns: The router; hold it, or a coordinator on it.
  public static func driving(_ navigationController: UINavigationController) -> NavigationRouter {
    StackSlot.router(of: navigationController.delegate) ?? NavigationRouter(navigationController)
  }

  package init(
    _ navigationController: UINavigationController,
    later: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
  ) {
    self.navigationController = navigationController
    self.later = later
  }

  /// Makes the calls of a turn happen: at once where no transition is running, else after it.
  public func perform(_ calls: [RouterCall]) {
    unsettle()
    for call in calls {
      let before = plan
      plan.apply(call)
      motions.note(call, from: before, to: plan)
      update(call)
    }
    // Before anything new is made: what the user has taken away takes along what stands on it.
    if !isInTransition { noticeMoves() }
    makeScreens()
    settle()
  }

  private func update(_ call: RouterCall) {
    switch call {
    case .update(let screen):
      screens.update(screen)
      up.first { $0.bareScreen == screen.id }?.update(to: screen)
    case .inPane(_, let call): update(call)
    default: break
    }
  }

  /// Runs something once no transition is running and nothing is left to be done; at once, if so.
  ///
  /// What is asked for earlier runs earlier.
  ///
  /// - Parameter work: What to do, such as asking for a review after a sheet has gone.
  public func whenSettled(_ work: @escaping @MainActor () -> Void) {
    settled.append(work)
    settle()
  }

  /// Whether nothing waits for the router to be at rest.
  package private(set) var isSettled = true

  /// Notes that there is something to be done.
  ///
  /// Whoever owns the router may drop it at the end of a flow, while the last screens still go: until
  /// all is done the router holds itself.
  func unsettle() {
    isSettled = false
    unfinished = self
  }

  /// Lets the router go with its owner, whatever is left to be done.
  func release() { unfinished = nil }

  /// Runs what waits for the router to be at rest.
  func runSettled() {
    isSettled = true
    unfinished = nil
    let works = settled
    settled = []
    for work in works { work() }
  }
}
#endif
