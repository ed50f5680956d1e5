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

  /// Makes the app, to be used in the terminal; nil for one that is drawn and checked only.
  var make: (@MainActor (Console) -> any TerminalApp)?

  /// Everything together.
  let graph: () throws -> FlowGraph

  let flows: [NamedFlow]

  /// The apps that have to be sound.
  static var finished: [SampleApp] { [.clinic, .shop, .quickStart] }

  static var all: [SampleApp] { finished + [.draft] }

  /// The apps that can be used in the terminal.
  static var usable: [SampleApp] { [.clinic, .shop] }

  static var listOfApps: String {
    all.map(\.name).joined(separator: ", ")
  }

  static var listOfUsableApps: String {
    usable.map(\.name).joined(separator: ", ")
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
  /// Returns a new app as arguments name it; the clinic where they name none.
  @MainActor static func make(_ name: String?, console: Console) throws -> any TerminalApp {
    let app = name.map { name in usable.first { $0.name == name } } ?? .clinic
    guard let make = app?.make else {
      throw UsageError(
        problem: "There is no app \"\(name ?? "")\" to use in the terminal.",
        accepted: "The apps to use: \(listOfUsableApps)."
      )
    }
    return make(console)
  }

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
