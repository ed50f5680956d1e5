import QuickStart

extension SampleApp {
  /// The flows of the README, to be drawn only: they have no screens in the terminal.
  static var quickStart: SampleApp {
    SampleApp(
      name: "quickstart",
      summary: "the flows of the README, a login in a small app",
      dot: QuickStart.diagram,
      flows: [
        NamedFlow(name: "login", summary: "credentials, code", dot: QuickStart.loginDiagram)
      ]
    )
  }
}
