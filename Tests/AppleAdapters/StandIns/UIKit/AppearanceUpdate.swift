/// Where a controller is between appearing and disappearing.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

/// Tells controllers that they appear or disappear, from what is on screen now.
@MainActor
enum AppearanceUpdate {
  private struct Seen {
    weak var controller: UIViewController?
  }

  private struct Window {
    weak var window: UIWindow?
  }

  private static var seen: [Seen] = []
  private static var windows: [Window] = []

  static func reset() {
    seen = []
    windows = []
  }

  static func show(_ window: UIWindow) {
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(Window(window: window))
  }

  static func window(of root: UIViewController) -> UIWindow? {
    windows.lazy.compactMap(\.window).first { $0.rootViewController === root && !$0.isHidden }
  }

  /// Compares what is on screen with what was told, and tells the difference.
  static func run(animated: Bool) {
    var visible: [(controller: UIViewController, leaves: Bool)] = []
    for entry in windows {
      guard let window = entry.window, !window.isHidden else { continue }
      collect(window.rootViewController, leaves: false, into: &visible)
    }
    let gone = seen.compactMap(\.controller).filter { controller in
      !visible.contains { $0.controller === controller }
    }
    seen = visible.map { Seen(controller: $0.controller) }
    for controller in gone { disappear(controller, animated: animated) }
    for (controller, leaves) in visible where leaves { leave(controller, animated: animated) }
    for (controller, leaves) in visible where !leaves { appear(controller, animated: animated) }
  }

  private static func collect(
    _ controller: UIViewController?,
    leaves: Bool,
    into visible: inout [(controller: UIViewController, leaves: Bool)]
  ) {
    guard let controller else { return }
    let presented = controller.presentedDirectly
    if !controller.isCovered {
      let leaves = leaves || (presented?.coversAll == true && presented?.isBeingPresented == true)
      visible.append((controller, leaves))
      for child in controller.shownChildren {
        collect(child, leaves: leaves || controller.isLosing(child), into: &visible)
      }
    }
    collect(presented, leaves: presented?.isBeingDismissed == true, into: &visible)
  }

  private static func disappear(_ controller: UIViewController, animated: Bool) {
    let before = controller.appearance
    controller.appearance = .disappeared
    if before == .appeared || before == .appearing { controller.viewWillDisappear(animated) }
    if before != .disappeared { controller.viewDidDisappear(animated) }
  }

  private static func leave(_ controller: UIViewController, animated: Bool) {
    guard controller.appearance == .appeared || controller.appearance == .appearing else { return }
    controller.appearance = .disappearing
    controller.viewWillDisappear(animated)
  }

  private static func appear(_ controller: UIViewController, animated: Bool) {
    let before = controller.appearance
    guard before != .appeared else { return }
    if before != .appearing {
      controller.appearance = .appearing
      controller.loadViewIfNeeded()
      controller.viewWillAppear(animated)
      controller.viewIsAppearing(animated)
      if before == .disappeared { controller.cameOnScreen() }
    }
    guard controller.currentTransition == nil, controller.appearance == .appearing else {
      return
    }
    controller.appearance = .appeared
    controller.viewDidAppear(animated)
  }
}
