import Foundation

/// Prints each figure as one line, or all as JSON; `--strict` fails on a goal that is missed.
@main enum Benchmarks {
  // Not asynchronous: valgrind counts the instructions of this program.
  @MainActor static func main() {
    do {
      try run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static func run() throws {
    let options: Options
    switch Options.parse(Array(CommandLine.arguments.dropFirst())) {
    case .success(let parsed): options = parsed
    case .failure(let error):
      FileHandle.standardError.write(Data("\(error.message)\n".utf8))
      exit(2)
    }
    if options.showsHelp { return print(Options.help) }
    if let work = options.single { return try Singles.run(work.name, times: work.times) }

    try Agreement.check()
    var figures: [Figure] = []
    for group in Group.allCases {
      let new = try group.figures(withBuild: options.includesBuild)
      if !options.isJSON {
        for figure in new { print(figure.line) }
        fflush(nil)
      }
      figures += new
    }
    if options.isJSON { print("[\n  \(figures.map(\.json).joined(separator: ",\n  "))\n]") }
    if options.isStrict, !figures.allSatisfy(\.isMet) { exit(1) }
  }
}

/// Figures that are measured together, in the order in which they are printed.
private enum Group: CaseIterable {
  case events, moves, children, towers, recording, graphs, build

  @MainActor func figures(withBuild includesBuild: Bool) throws -> [Figure] {
    switch self {
    case .events: EventFigures.all()
    case .moves: MoveFigures.all()
    case .children: ChildFigures.all()
    case .towers: TowerFigures.all()
    case .recording: RecordingFigures.all()
    case .graphs: try GraphFigures.all()
    case .build: includesBuild ? try BuildFigures.all() : []
    }
  }
}
