/// What `--help` prints.
enum HelpText {
  static var text: String {
    """
    Flows that run in a terminal, and the diagrams that they draw of themselves.

    Usage:
      swift run Sample                             use the clinic; a tour when not in a terminal
      swift run Sample run APP                     use an app: \(SampleApp.listOfUsableApps)
      swift run Sample tour [APP]                  watch a scripted tour of it, or of the clinic
      swift run Sample diagram APP [--flow NAME]   print a diagram in the DOT language
      swift run Sample check [APP [--flow NAME]]   look for dead ends, traps and the like
      swift run Sample --help                      print this text

    Apps to draw and check, and their flows:
    \(SampleApp.all.map(entry).joined(separator: "\n"))

    A check prints a report for each app, and ends with exit code 1 when there are problems. Without
    a name it checks the finished ones: \(SampleApp.finished.map(\.name).joined(separator: ", ")).

    Drawing a diagram needs Graphviz:
      swift run Sample diagram clinic | dot -Tpng -o clinic.png
    """
  }

  private static func entry(of app: SampleApp) -> String {
    let flows = app.flows.map { "  --flow \(padded($0.name, to: 14))\($0.summary)" }
    return (["  \(padded(app.name, to: 21))\(app.summary)"] + flows.map { "  " + $0 })
      .joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
