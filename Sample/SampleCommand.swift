import Foundation

/// Runs one command and ends with its exit code: 0, 64 for arguments that mean nothing, else 1;
/// a check that finds problems ends with 1.
@main @MainActor enum SampleCommand {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    do {
      return try run(try Command(arguments))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return error is UsageError ? 64 : 1
    }
  }

  private static func run(_ command: Command) throws -> Int32 {
    let console = Console.standard
    switch command {
    case .run(let app) where Console.isTerminal:
      Interaction(app: try SampleApp.make(app, console: console), console: console).run()
    case .run(let app), .tour(let app):
      let app = try SampleApp.make(app, console: console)
      try Tour(app: app, scenes: type(of: app).tour, console: console).play()
    case .diagram(let app, let flow):
      print(try SampleApp.diagram(of: app, flow: flow), terminator: "")
    case .check(let app, let flow):
      let check = try FlowCheck(app: app, flow: flow)
      print(check.text)
      return check.exitCode
    case .help: console.write(HelpText.text)
    }
    return 0
  }
}
