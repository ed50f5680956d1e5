import Foundation

/// Where text goes to, and lines come from; tests put arrays in its place.
@MainActor struct Console {
  /// Writes a line.
  var write: @MainActor (String) -> Void

  /// Shows a prompt and reads a line; nil at the end of the input.
  var ask: @MainActor (String) -> String?

  static let standard = Console(
    write: { print($0) },
    ask: { prompt in
      print(prompt, terminator: "")
      fflush(nil)
      return readLine()
    }
  )

  /// Whether somebody sits in front of it.
  static var isTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }
}
