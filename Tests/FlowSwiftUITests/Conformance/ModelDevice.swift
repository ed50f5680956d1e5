import FlowCoordinators
import FlowSwiftUI

/// A navigation model, and what SwiftUI would write to its bindings.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor final class ModelDevice: Device {
  let model: NavigationModel
  private let turns: Turns
  /// Bindings that were made at some time.
  private var paths: [(path: [ScreenID], id: NavigationContainer.ID)] = []
  private var closed: [NavigationContainer.ID] = []
  private var selections: [(pane: AnyHashable, screen: ScreenID)] = []

  init() {
    let turns = Turns()
    self.turns = turns
    model = NavigationModel(later: { turns.waiting.append($0) })
  }

  var router: any Router { model }
  var shown: [ShownContainer] { model.containers.map(shown) }

  func tapBack() { innermost(back) }

  func tapBack(in pane: Tab) {
    for (_, panes) in reach.reversed() where panes[pane] != nil {
      guard inView(panes).contains(where: { $0.id == AnyHashable(pane) }) else { continue }
      _ = panes[pane].map { innermost(in: $0.containers, back) }
      return
    }
  }

  func pop(to step: T) {
    innermost { containers in
      let top = containers[containers.count - 1]
      guard let index = top.screens.dropLast().lastIndex(where: { $0 == Screen(step) }) else {
        return false
      }
      return self.back(containers, by: top.screens.count - 1 - index)
    }
  }

  func dismiss() {
    innermost { $0.count > 1 && self.close($0[$0.count - 1]) }
  }

  func dismiss(containerOf step: T) {
    innermost { containers in
      let last = containers.last { $0.screens.contains(Screen(step)) }
      return last.map { $0.style != nil && self.close($0) } ?? false
    }
  }

  func choose(_ title: String) {
    var containers = model.containers
    while let top = containers.last?.screens.last, let panes = model.panes(of: top.id),
      let pane = covering(panes) ?? inView(panes).first
    {
      containers = pane.containers
    }
    guard let top = containers.last, let alert = top.alert else { return }
    guard let button = alert.buttons.first(where: { $0.title == title }) else { return }
    // Which of the two comes first is not known.
    let closesFirst = turns.count.isMultiple(of: 2)
    if closesFirst { model.write(presented: nil, from: top.id) }
    model.choose(button, in: top.id)
    if !closesFirst { model.write(presented: nil, from: top.id) }
    turns.run()
  }

  func select(_ pane: Tab) { tap(pane, isSelected: false) }
  func reselect(_ pane: Tab) { tap(pane, isSelected: true) }

  private func tap(_ pane: Tab, isSelected: Bool) {
    for (screen, panes) in reach.reversed() where panes[pane] != nil {
      if isSelected == (panes.selected == AnyHashable(pane)) {
        for _ in 0..<2 { model.write(selection: pane, of: screen, from: panes.selected) }
      }
      return
    }
  }

  private func close(_ container: NavigationContainer) -> Bool {
    for _ in 0..<2 { model.write(presented: nil, from: container.id) }
    turns.run()
    return true
  }

  private func back(_ containers: [NavigationContainer]) -> Bool { back(containers, by: 1) }

  private func back(_ containers: [NavigationContainer], by count: Int) -> Bool {
    let top = containers[containers.count - 1]
    guard top.path.count >= count, !isCovered(containers) else { return false }
    // SwiftUI may write a value more than once.
    for _ in 0..<2 {
      model.write(path: Array(top.path.dropLast(count)), to: top.id, from: top.path)
    }
    return true
  }
}

// MARK: - Writes that are no moves

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModelDevice {
  func idle(_ random: inout SplitMix64) {
    turns.run()
    let before = (paths, closed, selections)
    note(model.containers)
    for path in before.0 where random.number(below: 3) == 0 {
      let now = model.container(path.id)?.path ?? []
      // An old value, the present one through an old binding, and through its own.
      let new = [path.path, now, now][random.number(below: 3)]
      model.write(path: new, to: path.id, from: new == now ? path.path : new)
    }
    for id in before.1 where model.container(id) == nil {
      model.write(presented: nil, from: id)
    }
    for (pane, screen) in before.2 {
      guard let selected = model.panes(of: screen)?.selected, selected != pane else { continue }
      model.write(selection: selected, of: screen, from: pane)
      model.write(selection: pane, of: screen, from: pane)
    }
    turns.run()
    paths.removeFirst(max(0, paths.count - 20))
    closed.removeFirst(max(0, closed.count - 20))
    selections.removeFirst(max(0, selections.count - 20))
  }

  private func note(_ containers: [NavigationContainer]) {
    for container in containers {
      paths.append((container.path, container.id))
      closed.append(container.id)
      for screen in container.screens {
        guard let panes = model.panes(of: screen.id) else { continue }
        if let selected = panes.selected { selections.append((selected, screen.id)) }
        for pane in panes.all { note(pane.containers) }
      }
    }
  }
}

// MARK: - Looking around

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModelDevice {
  private func shown(_ container: NavigationContainer) -> ShownContainer {
    ShownContainer(
      style: container.style,
      screens: container.screens.map { screen in
        ShownScreen(
          step: screen.step(as: T.self),
          panes: model.panes(of: screen.id).map { panes in
            ShownPanes(
              style: panes.style,
              selected: panes.selected,
              ids: panes.all.map(\.id),
              containers: panes.all.map { $0.containers.map(shown) }
            )
          }
        )
      }
    )
  }

  private func panes(on containers: [NavigationContainer]) -> NavigationPanes? {
    containers.last?.screens.last.flatMap { model.panes(of: $0.id) }
  }

  /// The panes in view, the selected one first.
  private func inView(_ panes: NavigationPanes) -> [NavigationPane] {
    guard let id = panes.selected, let selected = panes[id] else { return [] }
    return panes.style == .split ? [selected] + panes.all.filter { $0.id != id } : [selected]
  }

  /// The pane in view that presents something over everything.
  private func covering(_ panes: NavigationPanes) -> NavigationPane? {
    inView(panes).first { pane in
      pane.containers.count > 1 || self.panes(on: pane.containers).flatMap(covering) != nil
    }
  }

  /// Makes a gesture where it is possible, in the innermost containers in view first.
  private func innermost(_ gesture: ([NavigationContainer]) -> Bool) {
    _ = innermost(in: model.containers, gesture)
  }

  private func innermost(
    in containers: [NavigationContainer],
    _ gesture: ([NavigationContainer]) -> Bool
  ) -> Bool {
    let panes = panes(on: containers)
    let near = panes.flatMap(covering).map { [$0] } ?? panes.map(inView) ?? []
    return near.contains { innermost(in: $0.containers, gesture) } || gesture(containers)
  }

  /// Whether something is presented in the panes in view.
  private func isCovered(_ containers: [NavigationContainer]) -> Bool {
    panes(on: containers).flatMap(covering) != nil
  }

  /// The panes whose bars the user can reach, outermost first.
  private var reach: [(screen: ScreenID, panes: NavigationPanes)] { reach(in: model.containers) }

  private func reach(
    in containers: [NavigationContainer]
  ) -> [(screen: ScreenID, panes: NavigationPanes)] {
    guard let screen = containers.last?.screens.last, let panes = panes(on: containers) else {
      return []
    }
    if let pane = covering(panes) { return reach(in: pane.containers) }
    return [(screen.id, panes)]
      + inView(panes).reversed().flatMap { reach(in: $0.containers) }
  }
}
