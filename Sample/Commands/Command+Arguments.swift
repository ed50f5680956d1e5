extension Command {
  /// Reads the arguments of the process, without its name.
  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      self = .help
      return
    }
    guard let name = arguments.first else {
      self = .run
      return
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "help": self = .help
    case "tour":
      if let first = rest.first {
        throw .unknown(first, after: name, accepted: "Nothing follows it.")
      }
      self = .tour
    case "diagram": self = try Self.diagram(rest)
    default:
      throw UsageError(
        problem: "Sample does not know the argument \"\(name)\".",
        accepted: "It knows: tour, diagram, --help; without argument it starts the clinic."
      )
    }
  }

  private static func diagram(_ arguments: [String]) throws(UsageError) -> Command {
    var names: [String] = []
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
      } else if argument.hasPrefix("-") || !names.isEmpty {
        throw .unknown(
          argument,
          after: "diagram",
          accepted: "It takes the name of an app and --flow NAME."
        )
      } else {
        names.append(argument)
      }
    }
    guard let app = names.first else {
      throw UsageError(
        problem: "The command diagram needs the name of an app.",
        accepted: "The apps: \(SampleApp.listOfApps)."
      )
    }
    return .diagram(app: app, flow: flow)
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
