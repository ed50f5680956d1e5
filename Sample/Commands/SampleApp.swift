import FlowGraphs

/// An app of the sample, as the commands see it.
struct SampleApp {
  /// A flow that can be looked at alone.
  struct NamedFlow {
    let name: String
    let summary: String
    let dot: () throws -> String
  }

  let name: String
  let summary: String

  /// The drawing of everything together.
  let dot: () throws -> String

  let flows: [NamedFlow]

  static var all: [SampleApp] { [.clinic, .quickStart] }

  static var listOfApps: String {
    all.map(\.name).joined(separator: ", ")
  }

  static var listOfFlows: String {
    all.map { "The flows of \($0.name): \($0.listOfFlows)." }.joined(separator: "\n")
  }

  var listOfFlows: String {
    flows.map(\.name).joined(separator: ", ")
  }
}

// MARK: - Diagrams

extension SampleApp {
  /// Returns the DOT of an app, or of one of its flows.
  static func diagram(of appName: String, flow flowName: String?) throws -> String {
    guard let app = all.first(where: { $0.name == appName }) else {
      throw UsageError(
        problem: "There is no app \"\(appName)\".",
        accepted: "The apps: \(listOfApps)."
      )
    }
    guard let flowName else { return try app.dot() }
    guard let flow = app.flows.first(where: { $0.name == flowName }) else {
      throw UsageError(
        problem: "The app \(app.name) has no flow \"\(flowName)\".",
        accepted: "Its flows: \(app.listOfFlows)."
      )
    }
    return try flow.dot()
  }
}
