#if (canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)) || STAND_INS
import FlowCoordinators
import UIKit

/// What the user has done by hand, found by what is up at rest.
extension NavigationRouter {
  /// Finds what is gone though it is planned, and reports it: one move with one report.
  ///
  /// A report can lead to anything, so each is made with what is up noted already.
  func noticeMoves() {
    while noticeClosing() || noticePop() || noticeSelection() {}
  }

  /// Finds a presented container that is gone; it takes those above along.
  private func noticeClosing() -> Bool {
    guard let index = up.firstIndex(where: { !$0.isPresented }) else { return false }
    let gone = up[index]
    up.removeSubrange(index...)
    let planned = plan.search { $0.containers.contains { gone.shows($0) } ? true : nil }
    if planned == true { userMoves(in: gone.id) { $0.close($1) } }
    return true
  }

  /// Finds a stack from which screens are gone.
  private func noticePop() -> Bool {
    for container in containers.values {
      guard let stack = container.stack else { continue }
      let now = screens.screens(in: stack.viewControllers)
      guard now != container.seen else { continue }
      let gone = container.seen.filter { !now.contains($0) && !hasMoved($0, from: stack) }
      container.seen = now
      guard let planned = self.container(container.id) else { continue }
      let place = gone.compactMap { id in planned.screens.firstIndex { $0.id == id } }.min()
      guard let place else { continue }
      // With screens above that are still there, foreign code took it out of the middle.
      let above = planned.screens.dropFirst(place)
      guard !above.contains(where: { now.contains($0.id) }) else { continue }
      userMoves(in: container.id) { $0.pop(to: .init(container: $1, index: place)) }
      return true
    }
    return false
  }

  /// Whether a screen stands on another stack, as those of a column do in a collapsed split view.
  private func hasMoved(_ id: ScreenID, from stack: UINavigationController) -> Bool {
    guard let parent = screens[id]?.parent else { return false }
    return parent !== stack && parent is UINavigationController
  }

  /// Finds a pane that the user has left for another one, as in a collapsed split view.
  private func noticeSelection() -> Bool {
    for (id, host) in hosts {
      guard let pane = host.pane, pane != host.noticed, let panes = plan.panes(of: id) else {
        continue
      }
      let wasSelected = host.noticed == panes.selected
      host.noticed = pane
      guard wasSelected else { continue }
      choosePane(pane, of: id)
      return true
    }
    return false
  }

  /// Tells the flow that the user chose a pane, after what has been done before that.
  func choosePane(_ pane: AnyHashable, of id: ScreenID) {
    settle()
    plan.screen(id)?.panes?.all.first { $0.id == pane }?.select()
  }

  /// The container of the plan with an identity, in a pane or not.
  func container(_ id: NavigationContainer.ID) -> NavigationContainer? {
    plan.search { $0.containers.first { $0.id == id } }
  }

  /// Makes a move that the user has made, if the screens that it takes away let it.
  ///
  /// Otherwise the screens come back as soon as nothing is running.
  private func userMoves(
    in id: NavigationContainer.ID,
    _ move: (inout NavigationWorld, Int) -> NavigationWorld.Move
  ) {
    var after = plan
    guard let made = after.change(containerWith: id, move) else { return }
    switch plan.wayBack(to: after) {
    case .blocked: break
    case .asks(let screen): screen.sendBackEvent()
    case .allowed:
      plan = after
      made.report(from: self)
    }
  }

  /// Takes a screen that cannot be shown out of the plan, with all that stands on it, and says why.
  func refuse(_ screen: Screen, because refusal: Refusal) {
    _ = plan.change(worldWith: screen.id) { world, place in world.cut(to: place) }
    delegate?.router(self, refused: screen, because: refusal.text)
  }
}

// MARK: - Presented containers

extension NavigationRouter {
  /// What the screens say that closing a container would take away.
  func wayBack(byClosing id: NavigationContainer.ID) -> WayBack {
    var after = plan
    let closed: NavigationWorld.Move? = after.change(containerWith: id) { $0.close($1) }
    return closed == nil ? .allowed : plan.wayBack(to: after)
  }

  /// Whether the user may close a container.
  func mayClose(_ id: NavigationContainer.ID) -> Bool {
    if case .allowed = wayBack(byClosing: id) { true } else { false }
  }

  /// Sends the event that a flow wants instead, where it wants one, when the user tries to close.
  func userAsksToClose(_ id: NavigationContainer.ID) {
    if case .asks(let screen) = wayBack(byClosing: id) { screen.sendBackEvent() }
  }

  /// Tells the flow which button of its alert the user has tapped; the alert goes by itself.
  func userChose(_ button: Int, in alert: ScreenID, of id: NavigationContainer.ID) {
    guard let planned = container(id), let screen = planned.screens.first, screen.id == alert,
      let buttons = screen.alert?.buttons, buttons.indices.contains(button)
    else { return }
    if let index = up.firstIndex(where: { $0.id == id }) {
      if up[index].isPresented { leaving.append(up[index].controller) }
      up.removeSubrange(index...)
    }
    let closed: NavigationWorld.Move? = plan.change(containerWith: id) { $0.close($1) }
    if closed != nil { buttons[button].choose() }
    settleLater()
  }
}
#endif
