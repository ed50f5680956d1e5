import Foundation

/// Where text goes to, and lines come from; tests put arrays in its place.
@MainActor struct Console {
  /// Writes a line.
  var write: @MainActor (String) -> Void

  /// Shows a prompt and reads a line; nil at the end of the input.
  var ask: @MainActor (String) -> String?

  /// How many columns there are; nil where there is no limit.
  var width: @MainActor () -> Int? = { nil }

  static let standard = Console(
    write: { print($0) },
    ask: { prompt in
      print(prompt, terminator: "")
      fflush(nil)
      return readLine()
    },
    width: {
      var size = winsize()
      guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
      return Int(size.ws_col)
    }
  )

  /// Whether somebody sits in front of it.
  static var isTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }
}
