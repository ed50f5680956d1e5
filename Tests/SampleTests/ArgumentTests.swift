import Testing

@testable import Sample

@Suite("Arguments of the sample") struct ArgumentTests {
  @Test(
    "what is understood",
    arguments: [
      ([], .run),
      (["tour"], .tour),
      (["help"], .help),
      (["--help"], .help),
      (["diagram", "-h"], .help),
      (["diagram", "clinic"], .diagram(app: "clinic", flow: nil)),
      (["diagram", "clinic", "--flow", "login"], .diagram(app: "clinic", flow: "login")),
      (["diagram", "--flow=login", "clinic"], .diagram(app: "clinic", flow: "login")),
    ] as [([String], Command)]
  )
  func understood(arguments: [String], command: Command) throws {
    #expect(try Command(arguments) == command)
  }

  @Test("messages about the rest", arguments: messages)
  func message(arguments: [String], text: String) {
    let error = #expect(throws: UsageError.self) { try complain(about: arguments) }
    #expect(error?.description == text + "\nRun \"swift run Sample --help\" to see everything.")
  }

  /// Some names are looked up only when the command runs.
  private func complain(about arguments: [String]) throws {
    guard case .diagram(let app, let flow) = try Command(arguments) else { return }
    _ = try SampleApp.diagram(of: app, flow: flow)
  }

  private static let messages: [([String], String)] = [
    (
      ["dance"],
      """
      Sample does not know the argument "dance".
      It knows: tour, diagram, --help; without argument it starts the clinic.
      """
    ),
    (
      ["tour", "fast"],
      """
      The command tour does not know the argument "fast".
      Nothing follows it.
      """
    ),
    (
      ["diagram"],
      """
      The command diagram needs the name of an app.
      The apps: clinic, quickstart.
      """
    ),
    (
      ["diagram", "zoo"],
      """
      There is no app "zoo".
      The apps: clinic, quickstart.
      """
    ),
    (
      ["diagram", "clinic", "--flow"],
      """
      The option --flow needs the name of a flow.
      The flows of clinic: clinic, login, booking.
      The flows of quickstart: login.
      """
    ),
    (
      ["diagram", "clinic", "--flow", "zoo"],
      """
      The app clinic has no flow "zoo".
      Its flows: clinic, login, booking.
      """
    ),
    (
      ["diagram", "clinic", "--colour"],
      """
      The command diagram does not know the argument "--colour".
      It takes the name of an app and --flow NAME.
      """
    ),
    (
      ["diagram", "clinic", "login"],
      """
      The command diagram does not know the argument "login".
      It takes the name of an app and --flow NAME.
      """
    ),
  ]
}
