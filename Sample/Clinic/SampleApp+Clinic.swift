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
      dot: { try FlowGraph(of: clinic).dot() },
      flows: [
        NamedFlow(name: "clinic", summary: "where everything leads, without the flows inside") {
          try FlowGraph(of: clinic).dot(.collapsed)
        },
        NamedFlow(name: "login", summary: "name and password, code, forgotten password") {
          try FlowGraph(of: LoginFlow(client: client, store: store)).dot()
        },
        NamedFlow(name: "booking", summary: "doctor, day, time, confirmation") {
          try FlowGraph(of: BookingFlow(client: client)).dot()
        },
      ]
    )
  }
}
