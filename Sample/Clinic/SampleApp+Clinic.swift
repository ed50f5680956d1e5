import FlowGraphs

extension SampleApp {
  /// The clinic; its flows are made as the app makes them.
  static var clinic: SampleApp {
    let client = ScriptedClinic()
    let store = SessionStore()
    let clinic = ClinicFlow(client: client, store: store)
    return SampleApp(
      name: "clinic",
      summary: "patients log in, book appointments, follow links to their orders",
      make: { ClinicApp(console: $0) },
      graph: { try FlowGraph(of: clinic) },
      flows: [
        NamedFlow(
          name: "clinic",
          summary: "where everything leads, without the flows inside",
          style: .collapsed
        ) {
          try FlowGraph(of: clinic)
        },
        NamedFlow(name: "login", summary: "name and password, code, forgotten password") {
          try FlowGraph(of: LoginFlow(client: client, store: store))
        },
        NamedFlow(name: "booking", summary: "doctor, day, time, confirmation") {
          try FlowGraph(of: BookingFlow(client: client))
        },
      ]
    )
  }
}
