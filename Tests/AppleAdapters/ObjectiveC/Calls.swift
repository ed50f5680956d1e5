import UIKit

// The members that adapters call, with the types that they count on. See Conformance.swift.

@MainActor
func calls(to navigation: UINavigationController, showing screen: UIViewController) {
  navigation.pushViewController(screen, animated: true)
  navigation.popViewController(animated: true)
  navigation.popToViewController(screen, animated: true)
  navigation.popToRootViewController(animated: true)
  navigation.setViewControllers(navigation.viewControllers + [screen], animated: false)
  navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: false)
  navigation.interactivePopGestureRecognizer?.isEnabled = false
  navigation.interactiveContentPopGestureRecognizer?.delegate = nil
  let tops: [UIViewController?] = [
    navigation.topViewController, navigation.visibleViewController,
    navigation.viewControllers.first { $0 === screen },
  ]
  _ = tops

  let delegate: (any UINavigationControllerDelegate)? = navigation.delegate
  delegate?.navigationController?(navigation, willShow: screen, animated: true)
  delegate?.navigationController?(navigation, didShow: screen, animated: true)
  let animator: (any UIViewControllerAnimatedTransitioning)? = delegate?.navigationController?(
    navigation,
    animationControllerFor: .push,
    from: screen,
    to: screen
  )
  if let animator {
    let interaction: (any UIViewControllerInteractiveTransitioning)? =
      delegate?.navigationController?(navigation, interactionControllerFor: animator)
    _ = interaction
  }
}

@MainActor
func calls(to screen: UIViewController, presenting sheet: UIViewController) {
  sheet.modalPresentationStyle = .formSheet
  sheet.modalTransitionStyle = .crossDissolve
  sheet.isModalInPresentation = true
  sheet.presentationController?.delegate = nil
  sheet.sheetPresentationController?.detents = [.medium(), .large()]
  sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
  sheet.sheetPresentationController?.prefersGrabberVisible = true
  sheet.sheetPresentationController?.delegate = SheetDelegate()
  sheet.popoverPresentationController?.sourceView = screen.view
  sheet.popoverPresentationController?.sourceRect = screen.view.bounds
  sheet.popoverPresentationController?.barButtonItem = screen.navigationItem.rightBarButtonItem
  sheet.popoverPresentationController?.permittedArrowDirections = [.up, .down]
  screen.present(sheet, animated: true)
  screen.present(sheet, animated: true) { _ = sheet.isBeingPresented }
  screen.dismiss(animated: true)
  let relatives: [UIViewController?] = [
    screen.presentedViewController, screen.presentingViewController, screen.parent,
    screen.navigationController, screen.tabBarController, screen.splitViewController,
  ]
  _ = relatives + screen.children
  let coordinator: (any UIViewControllerTransitionCoordinator)? = screen.transitionCoordinator
  coordinator?.animate(alongsideTransition: nil) { context in
    _ = context.isCancelled || context.isInteractive || context.isAnimated
    let from: UIViewController? = context.viewController(forKey: .from)
    _ = from
  }
  coordinator?.notifyWhenInteractionChanges { _ in }
  guard let presentation = sheet.presentationController else { return }
  let delegate: (any UIAdaptivePresentationControllerDelegate)? = presentation.delegate
  let may: Bool? = delegate?.presentationControllerShouldDismiss?(presentation)
  _ = may
  delegate?.presentationControllerWillDismiss?(presentation)
  delegate?.presentationControllerDidDismiss?(presentation)
  delegate?.presentationControllerDidAttemptToDismiss?(presentation)
  delegate?.presentationController?(
    presentation,
    willPresentWithAdaptiveStyle: .none,
    transitionCoordinator: coordinator
  )
  let style: UIModalPresentationStyle? = delegate?.adaptivePresentationStyle?(for: presentation)
  _ = style
}

@MainActor
func calls(to item: UINavigationItem, of screen: UIViewController) {
  item.hidesBackButton = true
  item.backAction = UIAction(title: "Back") { _ in }
  item.backButtonTitle = "Back"
  item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in })
  item.rightBarButtonItem = UIBarButtonItem(title: "Next", primaryAction: item.backAction)
  screen.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
  let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in })
  alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
  alert.preferredAction = alert.actions.first
  let parent = UIViewController()
  parent.addChild(screen)
  parent.view.addSubview(screen.view)
  screen.view.frame = parent.view.bounds
  screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  screen.didMove(toParent: parent)
  screen.willMove(toParent: nil)
  screen.viewIfLoaded?.removeFromSuperview()
  screen.removeFromParent()
  _ = screen.viewIfLoaded?.window != nil
}

@MainActor
func calls(to tabs: UITabBarController, _ split: UISplitViewController, _ screen: UIViewController)
{
  tabs.setViewControllers([screen], animated: false)
  tabs.viewControllers = tabs.viewControllers?.reversed()
  tabs.selectedIndex = 1
  tabs.selectedViewController = tabs.viewControllers?.last
  let tabDelegate: (any UITabBarControllerDelegate)? = tabs.delegate
  let may: Bool? = tabDelegate?.tabBarController?(tabs, shouldSelect: screen)
  _ = may
  tabDelegate?.tabBarController?(tabs, didSelect: screen)

  split.setViewController(screen, for: .primary)
  split.show(.secondary)
  split.hide(.primary)
  split.preferredDisplayMode = .oneBesideSecondary
  _ = split.isCollapsed && split.viewController(for: .supplementary) == nil
  _ = UISplitViewController(style: .doubleColumn).style
  let splitDelegate: (any UISplitViewControllerDelegate)? = split.delegate
  splitDelegate?.splitViewControllerDidCollapse?(split)
  splitDelegate?.splitViewControllerDidExpand?(split)
  splitDelegate?.splitViewController?(split, willShow: .secondary)
  splitDelegate?.splitViewController?(split, willHide: .secondary)
  let top: UISplitViewController.Column? = splitDelegate?.splitViewController?(
    split,
    topColumnForCollapsingToProposedTopColumn: .secondary
  )
  _ = top
}
