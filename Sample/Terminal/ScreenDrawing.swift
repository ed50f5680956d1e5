import FlowCoordinators

/// Draws what is up: frames titled with the way to the screen, sheets inside what they cover, panes
/// inside the screen that has them.
@MainActor struct ScreenDrawing {
  private let router: TerminalRouter
  private let layers: ArraySlice<TerminalWorld.Container>
  /// The number of the first action of each screen that can be used.
  private var firstActions: [ScreenID: Int] = [:]
  /// The number of the first pane of each screen whose panes can be chosen.
  private var firstPanes: [ScreenID: Int] = [:]

  init(of router: TerminalRouter) {
    self.router = router
    let all = router.world.layers
    // A container that covers everything hides what is below.
    layers = all[(all.lastIndex { $0.style == .fullScreen } ?? 0)...]
    var (action, pane) = (1, 1)
    for shown in router.screensInReach {
      firstActions[shown.screen.id] = action
      firstPanes[shown.screen.id] = pane
      action += ScreenView(of: shown.screen, on: router).actions.count
      pane += shown.panes?.all.count ?? 0
    }
  }

  func lines(width: Int) -> [String] {
    lines(from: layers.startIndex, width: width)
  }

  private func lines(from index: Int, width: Int) -> [String] {
    let frame = Frame(width: width, isRounded: layers[index].style != nil)
    var content = self.content(of: layers[index], width: frame.innerWidth)
    if index + 1 < layers.endIndex {
      content += lines(from: index + 1, width: frame.innerWidth)
    }
    return frame.lines(title: title(of: layers[index]), content: content)
  }

  private func title(of container: TerminalWorld.Container) -> String {
    let titles = container.screens.map { ScreenView(of: $0.screen, on: router).title }
    return (container.style.map { "\($0.name): " } ?? "") + titles.joined(separator: " › ")
  }

  private func content(of container: TerminalWorld.Container, width: Int) -> [String] {
    guard let shown = container.screens.last else { return [] }
    let view = ScreenView(of: shown.screen, on: router)
    var content = view.lines
    if let first = firstActions[shown.screen.id] {
      content += view.actions.enumerated().map { "[\(first + $0.offset)] \($0.element.label)" }
    }
    if let panes = shown.panes {
      content.append(PaneBar(panes, first: firstPanes[shown.screen.id]).line(width: width))
      content += lines(of: panes.inView.map { $0.containers[0] }, width: width)
    }
    return content
  }
}

// MARK: - Panes

extension ScreenDrawing {
  private static let narrowestColumn = 24

  /// Draws stacks side by side, or one under the other where that would be too narrow.
  private func lines(of stacks: [TerminalWorld.Container], width: Int) -> [String] {
    let gaps = stacks.count - 1
    let column = stacks.isEmpty ? width : (width - gaps) / stacks.count
    guard stacks.count > 1, column >= Self.narrowestColumn else {
      return stacks.flatMap { lines(of: $0, width: width, height: 0) }
    }
    // The last column takes what does not divide.
    let widths = stacks.indices.map { $0 < gaps ? column : width - gaps * (column + 1) }
    let height = zip(stacks, widths).map { content(of: $0, width: $1 - 4).count }.max() ?? 0
    let columns = zip(stacks, widths).map { lines(of: $0, width: $1, height: height) }
    return columns[0].indices.map { row in columns.map { $0[row] }.joined(separator: " ") }
  }

  private func lines(of stack: TerminalWorld.Container, width: Int, height: Int) -> [String] {
    let frame = Frame(width: width)
    let content = content(of: stack, width: frame.innerWidth)
    return frame.lines(title: title(of: stack), content: content, height: height)
  }
}
