/// The clock and the log of the simulated UIKit.
///
/// Everything happens on one imaginary main loop, synchronously. Get the simulation into a test with
/// `@_spi(Simulation) import UIKit`. There is one simulator for all: keep tests free of `await`, and
/// give suites the trait `.simulated` (a file of the test targets), which resets it for each test and
/// keeps other tests away meanwhile. A router made with its public initialiser continues in tasks of
/// the main actor: there, and only there, settle and `await Task.yield()` in turn.
///
/// ```swift
/// UIKitSimulator.reset()                       // first line of a test: nothing runs, logs empty
/// let window = UIWindow()                      // held by the test: the simulator holds no window
/// window.rootViewController = navigation
/// window.makeKeyAndVisible()
/// UIKitSimulator.settle()                      // turns and animations until nothing is left
///
/// UIKitSimulator.perform { … }                 // what DispatchQueue.main.async is to an app
/// UIKitSimulator.runLoopTurn()                 // one turn: willShow comes, animations begin
/// UIKitSimulator.finishAnimations()            // ends what no finger holds: didShow comes
///
/// UIKitSimulator.completionsRunFirst = true    // coordinator's completions before the delegate
/// UIKitSimulator.tellsCancelledSwipes = true   // iOS 18: didShow after a cancelled swipe
/// UIKitSimulator.interruptsTransitions = true  // iOS 26: back can be tapped in a transition
/// UIKitSimulator.hidesStillTransitions = true  // no coordinator where nothing is animated
/// UIKitSimulator.alertHandlersRunFirst = true  // handler of a button while the alert is up
///
/// navigation.tapBackButton()                   // true where there is one that can be tapped
/// navigation.pickFromBackMenu(controller)      // pops to it
/// let drag = navigation.beginSwipeBack()       // nil where the gesture would not begin
/// drag?.release(completing: false)             // the finger lifts; then finishAnimations()
/// sheet.beginSwipeToDismiss()?.release(completing: true)
/// alert.tapButton("OK")
/// tabs.tapTab(1)
/// split.collapse(); split.expand()
/// item.tap()                                   // a bar button item
///
/// #expect(UIKitSimulator.warnings == [])       // what UIKit would log
/// #expect(UIKitSimulator.exceptions == [])     // what UIKit would raise; the call has no effect
/// UIKitSimulator.customAnimations              // "push FadeAnimator", "dismiss FadeAnimator" …
/// ```
@_spi(Simulation) @MainActor
public enum UIKitSimulator {
  // MARK: - Switches

  /// Whether the completions of a transition run before its delegate call; not documented, so test
  /// both.
  public static var completionsRunFirst = false

  /// Whether `didShow` comes after a cancelled swipe, as on iOS 18.
  public static var tellsCancelledSwipes = false

  /// Whether the user can begin a transition while another one runs, as on iOS 26.
  public static var interruptsTransitions = false

  /// Whether nothing is had of a transition without animation; not documented, so test both.
  public static var hidesStillTransitions = false

  /// Whether the handler of an alert's button runs while the alert is still up.
  public static var alertHandlersRunFirst = false

  // MARK: - Logs

  /// What UIKit would log, in order.
  public internal(set) static var warnings: [String] = []

  /// What UIKit would raise, in order.
  public internal(set) static var exceptions: [String] = []

  /// What own animators were asked to animate, in order: an operation and the animator's type.
  public internal(set) static var customAnimations: [String] = []

  // MARK: - Main loop

  private static var work: [@MainActor () -> Void] = []
  private static var running: [RunningTransition] = []
  private static var animationEnds: [@MainActor () -> Void] = []
  private static var deferred: [(isBusy: () -> Bool, work: () -> Void)] = []

  /// Does some work in the next turn of the main loop.
  public static func perform(_ work: @escaping @MainActor () -> Void) {
    self.work.append(work)
  }

  /// Does the work that waits for the next turn, not what is added meanwhile.
  public static func runLoopTurn() {
    let now = work
    work = []
    for item in now { item() }
  }

  /// Ends the animations that have begun and that no finger holds.
  public static func finishAnimations() {
    let ends = animationEnds
    animationEnds = []
    for end in ends { end() }
    for transition in running where transition.canEnd { transition.end() }
  }

  /// Runs turns and animations until nothing is left but what a finger holds.
  public static func settle() {
    for _ in 0..<100 {
      // Animations go on also where something looks again in each turn.
      for _ in 0..<10 where !work.isEmpty { runLoopTurn() }
      finishAnimations()
      guard work.isEmpty, animationEnds.isEmpty, !running.contains(where: \.canEnd) else {
        continue
      }
      for transition in running where transition.waitsForAnimator {
        warn("An animator has not called completeTransition(_:).")
      }
      return
    }
    warn("The main loop does not come to rest.")
  }

  /// Whether a transition runs, or a finger holds one.
  public static var isAnimating: Bool { !running.isEmpty }

  /// Drops everything: work, transitions, logs, and puts the switches back.
  public static func reset() {
    work = []
    for transition in running { transition.drop() }
    running = []
    animationEnds = []
    deferred = []
    warnings = []
    exceptions = []
    customAnimations = []
    completionsRunFirst = false
    tellsCancelledSwipes = false
    interruptsTransitions = false
    hidesStillTransitions = false
    alertHandlersRunFirst = false
    AppearanceUpdate.reset()
  }

  // MARK: - For the stand-in

  static func warn(_ text: String) { warnings.append(text) }

  static func raise(_ text: String) { exceptions.append(text) }

  static func start(_ transition: RunningTransition) { running.append(transition) }

  static func ended(_ transition: RunningTransition) {
    running.removeAll { $0 === transition }
  }

  static func atEndOfAnimations(_ work: @escaping @MainActor () -> Void) {
    animationEnds.append(work)
  }

  /// Keeps a change until nothing runs that stands in its way.
  static func `defer`(while isBusy: @escaping () -> Bool, _ work: @escaping () -> Void) {
    deferred.append((isBusy, work))
  }

  static func runDeferred() {
    guard let index = deferred.firstIndex(where: { !$0.isBusy() }) else { return }
    deferred.remove(at: index).work()
    runDeferred()
  }
}
