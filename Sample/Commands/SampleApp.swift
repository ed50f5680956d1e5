import FlowGraphs

/// An app of the sample, as the commands see it.
struct SampleApp {
  /// A flow that can be looked at alone.
  struct NamedFlow {
    let name: String
    let summary: String
    var style = DOTStyle()
    let graph: () throws -> FlowGraph
  }

  let name: String
  let summary: String

  /// Everything together.
  let graph: () throws -> FlowGraph

  let flows: [NamedFlow]

  /// The apps that have to be sound.
  static var finished: [SampleApp] { [.clinic, .quickStart] }

  static var all: [SampleApp] { finished + [.draft] }

  static var listOfApps: String {
    all.map(\.name).joined(separator: ", ")
  }

  static var listOfFlows: String {
    all.filter { !$0.flows.isEmpty }.map { "The flows of \($0.name): \($0.listOfFlows)." }
      .joined(separator: "\n")
  }

  var listOfFlows: String {
    flows.map(\.name).joined(separator: ", ")
  }
}

// MARK: - Looking apps up

extension SampleApp {
  /// Returns the app, or one of its flows, that arguments name.
  static func named(_ appName: String, flow flowName: String?) throws -> NamedFlow {
    guard let app = all.first(where: { $0.name == appName }) else {
      throw UsageError(
        problem: "There is no app \"\(appName)\".",
        accepted: "The apps: \(listOfApps)."
      )
    }
    guard let flowName else {
      return NamedFlow(name: app.name, summary: app.summary, graph: app.graph)
    }
    guard let flow = app.flows.first(where: { $0.name == flowName }) else {
      throw UsageError(
        problem: "The app \(app.name) has no flow \"\(flowName)\".",
        accepted: app.flows.isEmpty
          ? "It is one flow, which is meant without --flow." : "Its flows: \(app.listOfFlows)."
      )
    }
    return flow
  }

  /// Returns the DOT of an app, or of one of its flows.
  static func diagram(of appName: String, flow flowName: String?) throws -> String {
    let flow = try named(appName, flow: flowName)
    return try flow.graph().dot(flow.style)
  }
}
