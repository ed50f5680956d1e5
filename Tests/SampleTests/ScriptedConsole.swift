@testable import Sample

/// A console whose lines come from a list, and that keeps what is written.
@MainActor final class ScriptedConsole {
  private(set) var written: [String] = []
  private var typed: ArraySlice<String>

  init(typing lines: [String] = []) {
    typed = lines[...]
  }

  var console: Console {
    Console(
      write: { line in self.written.append(line) },
      ask: { prompt in
        self.written.append(prompt)
        return self.typed.popFirst()
      }
    )
  }
}
