import Testing

@testable import Sample

@Suite("Arguments of the sample") struct ArgumentTests {
  @Test(
    "what is understood",
    arguments: [
      ([], .run(app: nil)),
      (["run"], .run(app: nil)),
      (["run", "shop"], .run(app: "shop")),
      (["tour"], .tour(app: nil)),
      (["tour", "shop"], .tour(app: "shop")),
      (["help"], .help),
      (["--help"], .help),
      (["diagram", "-h"], .help),
      (["diagram", "clinic"], .diagram(app: "clinic", flow: nil)),
      (["diagram", "clinic", "--flow", "login"], .diagram(app: "clinic", flow: "login")),
      (["diagram", "--flow=login", "clinic"], .diagram(app: "clinic", flow: "login")),
      (["check"], .check(app: nil, flow: nil)),
      (["check", "draft"], .check(app: "draft", flow: nil)),
      (["check", "clinic", "--flow", "login"], .check(app: "clinic", flow: "login")),
    ] as [([String], Command)]
  )
  func understood(arguments: [String], command: Command) throws {
    #expect(try Command(arguments) == command)
  }

  @Test("messages about the rest", arguments: messages)
  @MainActor func message(arguments: [String], text: String) {
    let error = #expect(throws: UsageError.self) { try complain(about: arguments) }
    #expect(error?.description == text + "\nRun \"swift run Sample --help\" to see everything.")
  }

  /// Some names are looked up only when the command runs.
  @MainActor private func complain(about arguments: [String]) throws {
    switch try Command(arguments) {
    case .diagram(let app, let flow): _ = try SampleApp.diagram(of: app, flow: flow)
    case .check(let app, let flow): _ = try FlowCheck(app: app, flow: flow)
    case .run(let app), .tour(let app):
      _ = try SampleApp.make(app, console: ScriptedConsole().console)
    case .help: break
    }
  }

  private static let messages: [([String], String)] = [
    (
      ["dance"],
      """
      Sample does not know the argument "dance".
      It knows: run, tour, diagram, check, --help; without argument it starts the clinic.
      """
    ),
    (
      ["tour", "zoo"],
      """
      There is no app "zoo" to use in the terminal.
      The apps to use: clinic, shop.
      """
    ),
    (
      ["run", "quickstart"],
      """
      There is no app "quickstart" to use in the terminal.
      The apps to use: clinic, shop.
      """
    ),
    (
      ["tour", "clinic", "fast"],
      """
      The command tour does not know the argument "fast".
      It takes the name of an app.
      """
    ),
    (
      ["run", "--fast", "shop"],
      """
      The command run does not know the argument "--fast".
      It takes the name of an app.
      """
    ),
    (
      ["diagram"],
      """
      The command diagram needs the name of an app.
      The apps: clinic, shop, quickstart, draft.
      """
    ),
    (
      ["diagram", "zoo"],
      """
      There is no app "zoo".
      The apps: clinic, shop, quickstart, draft.
      """
    ),
    (
      ["diagram", "clinic", "--flow"],
      """
      The option --flow needs the name of a flow.
      The flows of clinic: clinic, login, booking.
      The flows of shop: shop, browse, cart, account.
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
    (
      ["check", "zoo"],
      """
      There is no app "zoo".
      The apps: clinic, shop, quickstart, draft.
      """
    ),
    (
      ["check", "draft", "--flow", "cart"],
      """
      The app draft has no flow "cart".
      It is one flow, which is meant without --flow.
      """
    ),
    (
      ["check", "--flow", "login"],
      """
      The flow "login" needs the name of its app before it.
      The apps: clinic, shop, quickstart, draft.
      """
    ),
    (
      ["check", "clinic", "--all"],
      """
      The command check does not know the argument "--all".
      It takes the name of an app and --flow NAME.
      """
    ),
  ]
}
