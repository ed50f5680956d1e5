import QuickStart

extension SampleApp {
  /// The flows of the README, to be drawn and checked only: they have no screens in the terminal.
  static var quickStart: SampleApp {
    SampleApp(
      name: "quickstart",
      summary: "the flows of the README, a login in a small app",
      graph: QuickStart.graph,
      flows: [
        NamedFlow(name: "login", summary: "credentials, code", graph: QuickStart.loginGraph)
      ]
    )
  }
}
