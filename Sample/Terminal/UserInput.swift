/// What a typed line asks for.
enum UserInput: Equatable {
  case action(Int)
  case back
  case swipeDown
  case signOut
  case link(String?)
  /// The number or the name of a pane.
  case pane(String)
  case quit
  case nothing
  case unknown(String)

  init(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    self =
      switch (words.first, words.count) {
      case (nil, _): .nothing
      case ("b", 1): .back
      case ("s", 1): .swipeDown
      case ("o", 1): .signOut
      case ("q", 1): .quit
      case ("l", 1): .link(nil)
      case ("l", 2): .link(words[1])
      case ("t", 2...): .pane(words.dropFirst().joined(separator: " "))
      case (let word?, 1): Int(word).map { .action($0) } ?? .unknown(word)
      default: .unknown(words.joined(separator: " "))
      }
  }
}
