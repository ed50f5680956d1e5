import FlowCoordinators

/// Draws what is up: frames titled with the way to the screen, sheets inside what they cover.
@MainActor struct ScreenDrawing {
  private let containers: [(container: TerminalRouter.Container, views: [ScreenView])]

  init(of router: TerminalRouter) {
    let all = router.containers
    // A container that covers everything hides what is below.
    let lowest = all.lastIndex { $0.style == .fullScreen } ?? 0
    containers = all[lowest...].map { ($0, $0.screens.map { ScreenView(of: $0, on: router) }) }
  }

  func lines(width: Int) -> [String] {
    lines(from: 0, width: width)
  }

  private func lines(from index: Int, width: Int) -> [String] {
    let (container, views) = containers[index]
    let isTop = index == containers.count - 1
    let frame = Frame(width: max(width, 12), isRounded: container.style != nil)
    var content = views.last?.lines ?? []
    if isTop, let actions = views.last?.actions {
      content += actions.enumerated().map { "[\($0.offset + 1)] \($0.element.label)" }
    } else if !isTop {
      content += lines(from: index + 1, width: frame.innerWidth)
    }
    let kind = container.style.map { "\($0.name): " } ?? ""
    return frame.lines(title: kind + views.map(\.title).joined(separator: " › "), content: content)
  }
}

/// A box around some lines.
private struct Frame {
  let width: Int
  let isRounded: Bool

  var innerWidth: Int { width - 4 }

  func lines(title: String, content: [String]) -> [String] {
    let (left, right) = isRounded ? ("╭", "╮") : ("┌", "┐")
    let (bottomLeft, bottomRight) = isRounded ? ("╰", "╯") : ("└", "┘")
    let heading = " \(fitted(title, to: width - 6)) "
    let rule = String(repeating: "─", count: width - 3 - heading.count)
    return ["\(left)─\(heading)\(rule)\(right)"]
      + content.map { "│ \(padded(fitted($0, to: innerWidth))) │" }
      + ["\(bottomLeft)\(String(repeating: "─", count: width - 2))\(bottomRight)"]
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: innerWidth - text.count)
  }

  /// The end of a way says more than its beginning, but a text is read from the left.
  private func fitted(_ text: String, to width: Int) -> String {
    text.count <= width ? text : text.prefix(width - 1) + "…"
  }
}
