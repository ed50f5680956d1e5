#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// The delegate of a presentation, with one of two classes in it.
///
/// A delegate that has the method for adaptive styles hides UIKit's own answer. So the class that has
/// it stands in only where it stood in before.
@MainActor final class PresentationSlot {
  private let plain: PresentationObserver
  private let adapting: AdaptingPresentationObserver
  private let chain: PresentationChain

  init(router: NavigationRouter, container: NavigationContainer.ID) {
    chain = PresentationChain(router: router, container: container)
    plain = PresentationObserver(chain)
    adapting = AdaptingPresentationObserver(chain)
  }

  /// Takes the slot; whoever is in it is asked and told from now on.
  func take(_ presentation: UIPresentationController?) {
    guard let controller = presentation else { return }
    if let other = controller.delegate, other !== plain, other !== adapting { chain.next = other }
    let adapts = chain.next?.adaptivePresentationStyle?(for: controller) != nil
    let wanted: any UIAdaptivePresentationControllerDelegate = adapts ? adapting : plain
    if controller.delegate !== wanted { controller.delegate = wanted }
  }
}

/// What both classes of observers share.
@MainActor final class PresentationChain {
  weak var next: (any UIAdaptivePresentationControllerDelegate)?
  private weak var router: NavigationRouter?
  private let container: NavigationContainer.ID

  init(router: NavigationRouter, container: NavigationContainer.ID) {
    self.router = router
    self.container = container
  }

  func shouldDismiss(_ presentation: UIPresentationController) -> Bool {
    guard router?.mayClose(container) ?? true else { return false }
    return next?.presentationControllerShouldDismiss?(presentation) ?? true
  }

  func willDismiss(_ presentation: UIPresentationController) {
    next?.presentationControllerWillDismiss?(presentation)
    router?.transitionBegan()
  }

  func didDismiss(_ presentation: UIPresentationController) {
    next?.presentationControllerDidDismiss?(presentation)
    router?.settleLater()
  }

  func didAttemptToDismiss(_ presentation: UIPresentationController) {
    next?.presentationControllerDidAttemptToDismiss?(presentation)
    router?.userAsksToClose(container)
  }
}

/// Listens to a presentation and leaves the adaptive style to UIKit.
final class PresentationObserver: NSObject, UIAdaptivePresentationControllerDelegate {
  private let chain: PresentationChain

  fileprivate init(_ chain: PresentationChain) {
    self.chain = chain
  }

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    chain.shouldDismiss(presentation)
  }

  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    chain.willDismiss(presentation)
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    chain.didDismiss(presentation)
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    chain.didAttemptToDismiss(presentation)
  }
}

/// Listens to a presentation and hands on the adaptive style of the delegate that was there before.
final class AdaptingPresentationObserver: NSObject, UIAdaptivePresentationControllerDelegate {
  private let chain: PresentationChain

  fileprivate init(_ chain: PresentationChain) {
    self.chain = chain
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    chain.next?.adaptivePresentationStyle?(for: controller) ?? .automatic
  }

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    chain.shouldDismiss(presentation)
  }

  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    chain.willDismiss(presentation)
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    chain.didDismiss(presentation)
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    chain.didAttemptToDismiss(presentation)
  }
}
#endif
