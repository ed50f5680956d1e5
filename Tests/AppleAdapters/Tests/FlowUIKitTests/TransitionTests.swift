import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Named transitions", .simulated, .serialized)
@MainActor struct TransitionTests {
  private func stage(_ beginning: T...) -> Stage {
    let stage = Stage(.page(0))
    stage.router.animators["flip"] = { Flip($0) }
    return stage
  }

  @Test("a push and a pop of a named step use its animator")
  func stack() {
    let stage = stage()
    stage.go(.push(.named("flip")))
    stage.go(.pop)
    stage.go(.push(.page(1)))
    stage.go(.pop)
    #expect(UIKitSimulator.customAnimations == ["push Flip", "pop Flip"])
    #expect(Flip.movements == [.entering, .leaving] && stage.complaints.isEmpty)
  }

  @Test("so does the user's tap on the back button")
  func back() {
    let stage = stage()
    stage.go(.push(.named("flip")))
    stage.stack.tapBackButton()
    stage.rest()
    #expect(UIKitSimulator.customAnimations == ["push Flip", "pop Flip"])
    #expect(stage.wire.reports == ["popped to page(0)"])
  }

  @Test("the user's way back is animated as the screen says, whatever moved last")
  func backLater() {
    let stage = stage()
    stage.go(.push(.named("flip")))
    stage.go(.push(.page(1)))
    stage.stack.tapBackButton()
    stage.rest()
    stage.stack.tapBackButton()
    stage.rest()
    #expect(UIKitSimulator.customAnimations == ["push Flip", "pop Flip"])
    #expect(stage.root.path == [.page(0)])
  }

  @Test("the swipe stays on unless the screen on top has its own animation")
  func swipe() {
    let stage = stage()
    stage.go(.push(.named("flip")))
    #expect(stage.stack.beginSwipeBack() == nil)
    stage.go(.push(.page(1)))
    #expect(stage.stack.beginSwipeBack() != nil)
  }

  @Test("a name without an animator means UIKit's own animation")
  func unknown() {
    let stage = stage()
    stage.go(.push(.named("fold")))
    #expect(UIKitSimulator.customAnimations.isEmpty)
    #expect(stage.stack.beginSwipeBack() != nil)
  }

  @Test("a step with the transition none comes without animation")
  func none() {
    let stage = stage()
    stage.root.go(.push(.named(.none)))
    #expect(!UIKitSimulator.isAnimating && stage.steps == [.page(0), .named(.none)])
  }

  @Test("so is it presented, and dismissed")
  func nonePresented() {
    let stage = stage()
    stage.root.go(.present(.named(.none)))
    UIKitSimulator.runLoopTurn()
    #expect(!UIKitSimulator.isAnimating && stage.steps(on: stage.sheet) == [.named(.none)])
    stage.rest()
    stage.root.go(.dismiss)
    UIKitSimulator.runLoopTurn()
    #expect(!UIKitSimulator.isAnimating && stage.presented.isEmpty)
  }

  @Test("a presentation of a named step comes and goes with its animator")
  func presentation() {
    let stage = stage()
    stage.go(.present(.named("flip"), as: .fullScreen))
    stage.go(.dismiss)
    #expect(UIKitSimulator.customAnimations == ["present Flip", "dismiss Flip"])
  }

  @Test("panes move visibly, and so does the lowest of several sheets that go")
  func visible() {
    let stage = Stage(.deck(1, .one))
    stage.root.pane(Tab.one, Tour.self)?.go(.push(.page(1)))
    #expect(UIKitSimulator.isAnimating)
    stage.rest()
    stage.go([.present(.page(1)), .present(.page(2))])
    stage.root.go(.popToRoot)
    UIKitSimulator.runLoopTurn()
    #expect(UIKitSimulator.isAnimating && stage.presented.count == 2)
  }

  @Test("animators of the delegate that was there are asked only where its method is known")
  func foreign() {
    let stage = Stage(.page(0))
    let other = Animating()
    stage.stack.delegate = other
    stage.router.animators["flip"] = { Flip($0) }
    stage.go(.push(.named("flip")))
    #expect(UIKitSimulator.customAnimations == ["push Flip"] && other.asked == 0)
    stage.go(.push(.page(1)))
    #expect(UIKitSimulator.customAnimations == ["push Flip"] && other.asked == 1)
  }
}

/// An animation that is over at once.
private final class Flip: NSObject, UIViewControllerAnimatedTransitioning {
  static var movements: [NavigationRouter.Movement] = []

  init(_ movement: NavigationRouter.Movement) {
    if movement == .entering { Self.movements = [] }
    Self.movements.append(movement)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

private final class Animating: NSObject, UINavigationControllerDelegate {
  private(set) var asked = 0

  override init() {}

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return nil
  }
}
