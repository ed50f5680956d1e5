extension Command {
  /// Reads the arguments of the process, without its name.
  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      self = .help
      return
    }
    guard let name = arguments.first else {
      self = .run(app: nil)
      return
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "help": self = .help
    case "run": self = .run(app: try Self.app(rest, of: name))
    case "tour": self = .tour(app: try Self.app(rest, of: name))
    case "diagram":
      let (app, flow) = try Self.appAndFlow(rest, of: name)
      guard let app else {
        throw UsageError(
          problem: "The command diagram needs the name of an app.",
          accepted: "The apps: \(SampleApp.listOfApps)."
        )
      }
      self = .diagram(app: app, flow: flow)
    case "check":
      let (app, flow) = try Self.appAndFlow(rest, of: name)
      if let flow, app == nil {
        throw UsageError(
          problem: "The flow \"\(flow)\" needs the name of its app before it.",
          accepted: "The apps: \(SampleApp.listOfApps)."
        )
      }
      self = .check(app: app, flow: flow)
    default:
      throw UsageError(
        problem: "Sample does not know the argument \"\(name)\".",
        accepted: """
          It knows: run, tour, diagram, check, --help; without argument it starts the clinic.
          """
      )
    }
  }

  /// Reads the name of an app; nil where it is not given.
  private static func app(
    _ arguments: [String],
    of command: String
  ) throws(UsageError) -> String? {
    let option = arguments.first { $0.hasPrefix("-") }
    if let unknown = option ?? arguments.dropFirst().first {
      throw .unknown(unknown, after: command, accepted: "It takes the name of an app.")
    }
    return arguments.first
  }

  /// Reads the name of an app and of one of its flows; nil where they are not given.
  private static func appAndFlow(
    _ arguments: [String],
    of command: String
  ) throws(UsageError) -> (app: String?, flow: String?) {
    var app: String?
    var flow: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--flow" {
        guard let name = rest.popFirst() else {
          throw UsageError(
            problem: "The option --flow needs the name of a flow.",
            accepted: SampleApp.listOfFlows
          )
        }
        flow = name
      } else if argument.hasPrefix("--flow=") {
        flow = String(argument.dropFirst("--flow=".count))
      } else if argument.hasPrefix("-") || app != nil {
        throw .unknown(
          argument,
          after: command,
          accepted: "It takes the name of an app and --flow NAME."
        )
      } else {
        app = argument
      }
    }
    return (app, flow)
  }
}

extension UsageError {
  fileprivate static func unknown(
    _ argument: String,
    after command: String,
    accepted: String
  ) -> UsageError {
    UsageError(
      problem: "The command \(command) does not know the argument \"\(argument)\".",
      accepted: accepted
    )
  }
}
