import FlowGraphs

/// Checks graphs, as a command line tool of any package can do it: print the reports, and tell the
/// shell with the exit code whether there are problems.
struct FlowCheck {
  let reports: [String]
  let isSound: Bool

  init(_ graphs: [FlowGraph]) {
    reports = graphs.map(\.report)
    isSound = graphs.allSatisfy(\.problems.isEmpty)
  }

  var text: String { reports.joined(separator: "\n\n") }
  var exitCode: Int32 { isSound ? 0 : 1 }
}

extension FlowCheck {
  /// Checks an app, or one of its flows; without a name, all that have to be sound.
  init(app: String?, flow: String?) throws {
    if let app {
      self.init([try SampleApp.named(app, flow: flow).graph()])
    } else {
      self.init(try SampleApp.finished.map { try $0.graph() })
    }
  }
}
