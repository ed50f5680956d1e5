// How optional requirements are called: see OptionalCalls.swift.

@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  @available(*, deprecated, message: "Call it with ?.")
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
}

#if !REQUIRE_ALL
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}
}
#endif

// MARK: - Calls with a question mark

extension UISplitViewControllerDelegate {
  public var splitViewController: SplitViewControllerCalls? {
    SplitViewControllerCalls(delegate: self)
  }

  public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidCollapse(_:)($0) }
  }

  public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand(_:)($0) }
  }
}

@MainActor
public struct SplitViewControllerCalls {
  let delegate: any UISplitViewControllerDelegate

  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposed)
  }

  public func callAsFunction(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willShow: column)
  }

  public func callAsFunction(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willHide: column)
  }
}
