#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// The controllers that the plan needs.
extension NavigationRouter {
  /// Asks the flows for the controllers of new screens, lowest first.
  ///
  /// A screen that cannot be shown goes, with all that stands on it, before the next is asked for.
  func makeScreens() {
    while let (screen, refusal) = firstRefusal() { refuse(screen, because: refusal) }
  }

  private func firstRefusal() -> (Screen, Refusal)? {
    if let first = plan.firstOwnScreen(from: plan.floor), isTaken { return (first, .twoRouters) }
    for world in plan.allWorlds {
      for container in world.containers {
        for screen in container.screens {
          let isFirst = screen.id == container.screens.first?.id
          let style = isFirst ? container.style : nil
          if let refusal = screens.make(for: screen, asRootOf: style) { return (screen, refusal) }
        }
      }
    }
    return nil
  }

  /// Whether another router has the lowest stack.
  private var isTaken: Bool {
    StackSlot.router(of: navigationController.delegate).map { $0 !== self } ?? false
  }

  /// Makes the containers and hosts that are planned, and takes the delegates' places.
  func makeContainers() {
    for world in plan.allWorlds {
      if let lowest = world.containers.first, containers[lowest.id] == nil {
        let isWhole = lowest.id == plan.containers[0].id
        let stack = isWhole ? navigationController : makeNavigationController()
        containers[lowest.id] = Container(lowest.id, stack: stack)
      }
    }
    for planned in plan.presentedInView where containers[planned.id]?.shows(planned) != true {
      containers[planned.id] = makeContainer(for: planned)
    }
    setPanes()
    if plan.firstOwnScreen(from: .init(container: 0, index: 0)) != nil {
      for container in containers.values { takeSlots(of: container) }
    }
  }

  private func makeContainer(for planned: NavigationContainer) -> Container? {
    guard let first = planned.screens.first else { return nil }
    if let alert = first.alert {
      let controller = UIAlertController(
        alert,
        choose: { [weak self] in self?.userChose($0, in: first.id, of: planned.id) }
      )
      return Container(planned.id, bare: controller, screen: first.id)
    }
    guard let controller = screens[first.id] else { return nil }
    if controller is UIAlertController || planned.style == .alert {
      return Container(planned.id, bare: controller, screen: first.id)
    }
    return Container(planned.id, stack: makeNavigationController())
  }
}

// MARK: - Panes

extension NavigationRouter {
  /// Gives the hosts the stacks of their panes.
  private func setPanes() {
    for (id, panes) in plan.allPanes {
      guard let host = host(of: id) else { continue }
      let flow = plan.screen(id)?.instance as? any ViewControllerFlow
      var stacks: [UINavigationController] = []
      host.ids = []
      for (pane, shown) in zip(panes.all, plan.screen(id)?.panes?.all ?? []) {
        let container = pane.world.containers.first.flatMap { containers[$0.id] }
        guard let container, let stack = container.stack else { continue }
        if !container.hasTabItem {
          container.hasTabItem = true
          if let item = flow?.tabBarItem(for: shown) { stack.tabBarItem = item }
        }
        stacks.append(stack)
        host.ids.append(pane.id)
      }
      host.set(stacks)
      // What comes into view is complete before it moves.
      if host.controller.viewIfLoaded?.window == nil { select(panes, in: host) }
    }
  }

  /// Lets the hosts show the panes that are selected.
  func selectPanes() {
    for (id, panes) in plan.allPanes {
      if let host = hosts[id] { select(panes, in: host) }
    }
  }

  private func select(_ panes: NavigationPanes, in host: PaneHosting) {
    guard let index = panes.all.firstIndex(where: { $0.id == panes.selected }) else { return }
    host.select(index)
    host.noticed = host.pane
  }

  private func host(of id: ScreenID) -> PaneHosting? {
    if let host = hosts[id] { return host }
    guard let controller = screens[id] else { return nil }
    let host = PaneHosting.host(for: controller) { [weak self] index in
      if let ids = self?.hosts[id]?.ids, ids.indices.contains(index) {
        self?.choosePane(ids[index], of: id)
      }
    }
    hosts[id] = host
    if let host { screens.show(id, in: host.controller) }
    return host
  }
}

// MARK: - Listening

extension NavigationRouter {
  private func takeSlots(of container: Container) {
    takeSlot(of: container)
    takePresentationSlot(of: container)
  }

  /// Takes the place of the delegate of a presentation.
  ///
  /// A controller that is not presented is never asked for its presentation controller: UIKit makes
  /// one that keeps it alive for good.
  func takePresentationSlot(of container: Container) {
    if container.isPresented {
      container.presentationSlot?.take(container.controller.presentationController)
    }
  }

  /// Takes the place of the delegate of a stack, with the method for animators where that is needed.
  func takeSlot(of container: Container) {
    guard let stack = container.stack else { return }
    let slot = container.stackSlot ?? StackSlot(router: self)
    container.stackSlot = slot
    let movement = moving?.stack == container.id ? moving?.transition : nil
    let top = stack.topViewController.flatMap { screens.screen(shownBy: $0) }
    let name = movement ?? top.flatMap { plan.screen($0)?.transition }
    slot.take(stack, animating: name.map { animators[$0] != nil } ?? false)
  }

  /// Leaves the lowest stack to whoever had it before, since no flow shows anything.
  func leaveStackAlone() {
    for container in containers.values {
      if let stack = container.stack { container.stackSlot?.giveBack(stack) }
    }
  }

  /// The animator of a stack's next movement; nil for UIKit's own animation.
  func animator(
    for operation: UINavigationController.Operation,
    in stack: UINavigationController,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard operation != .none else { return nil }
    let isEntering = operation == .push
    let screen = screens.screen(shownBy: isEntering ? to : from).flatMap { plan.screen($0) }
    let isOwn = moving.map { containers[$0.stack]?.stack === stack } ?? false
    let name = isOwn ? moving?.transition : screen?.transition
    return name.flatMap { animators[$0] }?(isEntering ? .entering : .leaving)
  }
}
#endif
