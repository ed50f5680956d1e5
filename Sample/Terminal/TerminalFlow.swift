import FlowCoordinators

/// A flow that can say how its steps look in a terminal.
///
/// It is to a terminal what a conformance that makes views is to a graphical platform: the flow
/// itself stays free of it, and the app adds it in an extension.
protocol TerminalFlow: Flow {
  func screen(for step: Step) -> TerminalScreen<Event>

  /// The name of a pane in the bar of its screen; without it, the name of the id's case.
  func name(ofPane id: AnyHashable) -> String
}

extension TerminalFlow {
  func name(ofPane id: AnyHashable) -> String { "\(id)" }
}

/// What one step looks like: a title, some text, and what can be done there.
struct TerminalScreen<Event> {
  let title: String
  var lines: [String] = []
  var actions: [TerminalAction<Event>] = []
}

/// Something that the user can choose, and the event that it leads to.
///
/// Making the event is where effects belong: a screen asks its client there, and reports what it
/// was told.
struct TerminalAction<Event> {
  let label: String
  let event: () -> Event

  init(_ label: String, _ event: @escaping @autoclosure () -> Event) {
    self.label = label
    self.event = event
  }

  init(_ label: String, event: @escaping () -> Event) {
    self.label = label
    self.event = event
  }
}
