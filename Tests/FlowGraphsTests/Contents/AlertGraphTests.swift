import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Alerts in a graph")
struct AlertGraphTests {
  @Test("buttons are events of the alert's step, without examples")
  func edges() throws {
    let graph = try FlowGraph(of: NotesFlow())
    let edges = graph.edges.filter { graph.nodes[$0.source].name == "discard" }.map {
      "\($0.label) → \(graph.nodes[$0.target].name)"
    }
    #expect(edges.contains("discarded → list"))
    #expect(edges.contains("kept → editing"))
    #expect(edges.contains("renamed → name"))
  }

  @Test("an alert that closes by itself after each choice is no dead end, and no event is missing")
  func problems() throws {
    let graph = try FlowGraph(of: NotesFlow())
    #expect(graph.problems == [], "\(graph.report)")
  }

  @Test("a way to what a choice leads to names the button")
  func paths() throws {
    let path = try #require(try FlowGraph(of: NotesFlow()).paths(to: NotesFlow.Step.name))
    #expect(
      path.description == """
        Notes: .opened
        Notes: .backTapped
        Notes: .renamed ("Rename")
        """
    )
  }

  @Test("every choice is walked through on real coordinators, and blocked ways back are not tried")
  @MainActor func cover() throws {
    let run = try runCoveringPaths(of: NotesFlow())
    #expect(run.coverage.missing == [])
    #expect(run.issues == [])
    let buttons = Set(run.paths.flatMap(\.events).compactMap(\.button))
    #expect(buttons == ["Discard", "Keep", "Rename", "Really"])
  }
}

/// Notes that are edited, with alerts that are pushed and hosted.
struct NotesFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case list, editing, discard, name, sure }
  enum Event {
    case opened, backTapped, discarded, kept, renamed, closed, done
    case ended(FlowResult<Bool>)
  }
  let initial = Step.list

  var exampleEvents: [Example<Event>] {
    [Example(.opened), Example(.backTapped), Example(.closed), Example(.done)]
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened): .push(.editing)
    case (.editing, .backTapped): .push(.discard)
    case (.discard, .discarded): .popToRoot
    case (.discard, .kept): .stay
    case (.discard, .renamed): .push(.name)
    case (.name, .done): .pop
    case (.list, .closed): .present(.sure)
    case (.sure, .ended(.success(true))): .finish
    case (.sure, .ended): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .list, .name: .screen
    case .editing: .screen.back(.sends(.backTapped))
    case .discard:
      .alert(
        "Discard?",
        [.destructive("Discard", .discarded), .cancel("Keep", .kept), .button("Rename", .renamed)]
      )
    case .sure: .flow(SureFlow(), Event.ended)
    }
  }
}

struct SureFlow: Flow {
  typealias Output = Bool
  enum Step: Hashable { case question }
  enum Event: CaseIterable { case yes }
  let initial = Step.question
  func transition(from step: Step, on event: Event) -> Transition { .finish(true) }
  func content(of step: Step) -> Content { .alert("Sure?", [.button("Really", .yes)]) }
}
