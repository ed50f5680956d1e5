import Foundation

/// Prints each figure as one line, or all as JSON; `--strict` fails on a goal that is missed.
@main enum Benchmarks {
  static func main() throws {
    let arguments = Set(CommandLine.arguments.dropFirst())
    let unknown = arguments.subtracting(["--json", "--strict"])
    guard unknown.isEmpty else {
      let text = "Unknown: \(unknown.sorted().joined(separator: ", ")); use --json, --strict.\n"
      FileHandle.standardError.write(Data(text.utf8))
      exit(64)
    }
    let figures = try GraphFigures.all()
    if arguments.contains("--json") {
      print("[\n  " + figures.map(\.json).joined(separator: ",\n  ") + "\n]")
    } else {
      for figure in figures { print(figure.line) }
    }
    if arguments.contains("--strict"), !figures.allSatisfy(\.isMet) { exit(1) }
  }
}
