/// A box around some lines.
struct Frame {
  let width: Int
  let isRounded: Bool

  /// Creates a box that is as wide as asked, or just wide enough for a title and some text.
  init(width: Int, isRounded: Bool = false) {
    self.width = max(width, 12)
    self.isRounded = isRounded
  }

  var innerWidth: Int { width - 4 }

  /// Returns the box with a title in its upper edge; it is as high as its content, or higher.
  func lines(title: String, content: [String], height: Int = 0) -> [String] {
    let (left, right) = isRounded ? ("╭", "╮") : ("┌", "┐")
    let (bottomLeft, bottomRight) = isRounded ? ("╰", "╯") : ("└", "┘")
    let heading = title.isEmpty ? "" : " \(title.fitted(to: width - 6)) "
    let rule = String(repeating: "─", count: width - 3 - heading.count)
    let blanks = Array(repeating: "", count: max(0, height - content.count))
    return ["\(left)─\(heading)\(rule)\(right)"]
      + (content + blanks).map { "│ \($0.fitted(to: innerWidth).padded(to: innerWidth)) │" }
      + ["\(bottomLeft)\(String(repeating: "─", count: width - 2))\(bottomRight)"]
  }
}

extension String {
  /// The end of a way says more than its beginning, but a text is read from the left.
  func fitted(to width: Int) -> String {
    count <= width ? self : prefix(max(0, width - 1)) + "…"
  }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
