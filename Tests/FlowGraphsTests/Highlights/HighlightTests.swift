import FlowCoordinators
import FlowGraphs
import Testing

/// A login whose help can be left out, to compare two versions of it.
private struct LoginFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case credentials, code, help }
  enum Event: CaseIterable { case submitted, accepted, helpTapped, closeTapped }

  var hasHelp = true
  var presentsCode = false
  let initial = Step.credentials

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.credentials, .submitted): presentsCode ? .present(.code) : .push(.code)
    case (.credentials, .helpTapped) where hasHelp: .present(.help)
    case (.code, .accepted): .finish(1)
    case (_, .closeTapped): .cancel
    default: .unhandled
    }
  }
}

private struct AppFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case welcome, login, home }
  enum Event { case loginTapped, loginEnded(FlowResult<Int>) }

  var login = LoginFlow()
  let initial = Step.welcome

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.welcome, .loginTapped): .present(.login)
    case (.login, .loginEnded(.success)): .setStack([.home])
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .login ? .flow(login, Event.loginEnded) : .screen
  }
}

extension AppFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] { Event.loginTapped }
}

@Suite("Highlights")
struct HighlightTests {
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// The lines that two drawings do not have in common.
  private func changed(_ plain: String, _ marked: String) -> [String] {
    zip(lines(of: plain), lines(of: marked)).filter { $0 != $1 }.map(\.1)
  }

  @Test("a step and a transition get a colour and a stronger pen, and nothing else changes")
  func marks() throws {
    let graph = try FlowGraph(of: AppFlow())
    let highlight = DOTHighlight(
      steps: [StepMark("home"), StepMark("code", in: ["login"])],
      transitions: [
        TransitionMark(from: "welcome", on: "loginTapped", to: "login"),
        TransitionMark(from: "credentials", on: "submitted", to: "code", in: ["login"]),
      ]
    )
    let marked = graph.dot(DOTStyle(highlights: [highlight]))
    let look = ##", color="#1f6feb", penwidth=2];"##
    let expected = [
      #""app/login/code" [label="code""#,
      #""app/home" [label="home""#,
      #""app/welcome" -> "app/login/.start" [label="  loginTapped  \l", arrowhead=onormal"#,
      #""app/login/credentials" -> "app/login/code" [label="  submitted  \l""#,
    ]
    let lines = changed(graph.dot(), marked).map { String($0.drop { $0 == " " }) }
    #expect(lines == expected.map { $0 + look })
  }

  @Test("the start stays as it is, and what the graph does not have is passed over")
  func unknown() throws {
    let graph = try FlowGraph(of: AppFlow())
    let highlight = DOTHighlight(
      steps: [StepMark("zoo"), StepMark("code"), StepMark("home", in: ["login"])],
      transitions: [TransitionMark(from: "welcome", on: "zoo", to: "login")]
    )
    #expect(graph.dot(DOTStyle(highlights: [highlight])) == graph.dot())
  }

  @Test("later highlights win, and an event that is drawn once for all steps is brought out too")
  func order() throws {
    let graph = try FlowGraph(of: LoginFlow())
    let style = DOTStyle(
      mergesCommonEvents: true,
      highlights: [
        DOTHighlight(steps: [StepMark("code")], colour: .red),
        DOTHighlight(steps: [StepMark("code")], colour: .green),
        DOTHighlight(
          transitions: [TransitionMark(from: "help", on: "closeTapped", to: "cancelled")]
        ),
      ]
    )
    let text = graph.dot(style)
    #expect(text.contains(##""login/code" [label="code", color="#1a7f37", penwidth=2];"##))
    #expect(
      text.split(separator: "\n").contains { $0.contains("cancelled\" [") && $0.contains("1f6feb") }
    )
  }
}

@Suite("The difference of two graphs")
struct GraphDifferenceTests {
  @Test("a graph does not differ from itself")
  func same() throws {
    let graph = try FlowGraph(of: AppFlow())
    #expect(graph.difference(from: graph).isEmpty)
    #expect(graph.difference(from: graph).description == "")
    #expect(graph.dot(changesFrom: graph) == graph.dot())
  }

  @Test("added and removed steps and transitions are named, those of hosted flows too")
  func changes() throws {
    let old = try FlowGraph(of: AppFlow())
    let new = try FlowGraph(of: AppFlow(login: LoginFlow(hasHelp: false, presentsCode: true)))
    #expect(
      new.difference(from: old).description == """
        - login/help
        - login/credentials, submitted → code
        - login/credentials, helpTapped → help
        - login/help, closeTapped → cancelled
        + login/credentials, submitted → code
        """
    )
    #expect(
      old.difference(from: new).addedSteps == [StepMark("help", in: ["login"])]
    )
  }

  @Test("the drawing has both, what was added in green and what was removed in red")
  func drawing() throws {
    let old = try FlowGraph(of: AppFlow())
    let new = try FlowGraph(of: AppFlow(login: LoginFlow(hasHelp: false, presentsCode: true)))
    let text = new.dot(changesFrom: old)
    let lines = text.split(separator: "\n").map { String($0) }
    func line(_ start: String, _ colour: String) -> Bool {
      lines.contains { $0.contains(start) && $0.contains("color=\"\(colour)\", penwidth=2") }
    }
    #expect(line(#""app/login/help" ["#, "#d1242f"))
    #expect(line(#"-> "app/login/help" [label="  helpTapped"#, "#d1242f"))
    #expect(line(#""app/login/code" [label="  submitted  \l", arrowhead"#, "#1a7f37"))
    #expect(line(#""app/login/code" [label="  submitted  \l", color"#, "#d1242f"))
    #expect(lines.count { $0.contains("    \"app/login/help\" [label") } == 1)
  }

  @Test("a step that starts or stops hosting a flow is in both drawings once")
  func hosting() throws {
    struct PlainFlow: Flow {
      typealias Output = Never
      enum Step: Hashable { case welcome, login, home }
      enum Event: CaseIterable { case loginTapped }
      let initial = Step.welcome
      func transition(from step: Step, on event: Event) -> Transition {
        step == .welcome ? .present(.login) : .unhandled
      }
    }
    let hosting = try FlowGraph(of: AppFlow())
    let plain = try FlowGraph(of: PlainFlow())
    for text in [hosting.dot(changesFrom: plain), plain.dot(changesFrom: hosting)] {
      #expect(text.contains("login: LoginFlow"))
      #expect(!text.contains("~2"))
    }
  }
}
