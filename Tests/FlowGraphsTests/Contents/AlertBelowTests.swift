import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Buttons that an alert leaves to the step below")
struct AlertBelowTests {
  @Test("the way starts at the step below, and nowhere else")
  func edges() throws {
    let graph = try FlowGraph(of: FormFlow())
    let edges = graph.edges.map {
      "\(graph.nodes[$0.source].name) \($0.label) → \(graph.nodes[$0.target].name)"
    }
    #expect(edges.contains("form discarded → detail"))
    #expect(edges.contains("form kept → form"))
    #expect(edges.contains("form archived → archive"))
    #expect(edges.contains("form later → form"))
    #expect(edges.contains("detail later → detail"))
    #expect(edges.contains("question discarded → form"))
    #expect(!edges.contains { $0.hasPrefix("detail discarded") || $0.hasPrefix("archive disc") })
    #expect(graph.mermaid().contains("discarded"))
  }

  @Test("no dead end, no unhandled event and no impossible move is made of it")
  func problems() throws {
    let graph = try FlowGraph(of: FormFlow())
    #expect(graph.problems == [], "\(graph.report)")
  }

  @Test("a way to what the step below answers names the button")
  func path() throws {
    let path = try #require(try FlowGraph(of: FormFlow()).paths(to: FormFlow.Step.archive))
    #expect(path.description == "Form: .edit\nForm: .back\nForm: .archived (\"Archive\")")
    #expect(path.events.last?.from == "question")
    #expect(path.events.last?.to == "archive")
  }

  @Test("every choice is walked through on real coordinators")
  @MainActor func cover() throws {
    let run = try runCoveringPaths(of: FormFlow())
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.issues == [])
  }

  @Test("in a hosted flow, and where the step below ends the flow")
  @MainActor func hosted() throws {
    let run = try runCoveringPaths(of: ListFlow())
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.issues == [])
    #expect(try FlowGraph(of: ListFlow()).problems == [])
  }

  @Test("what the step below cannot do is told, with the way there")
  func impossible() throws {
    let problems = try FlowGraph(of: WrongFlow()).problems
    let kinds = problems.map(\.kind)
    #expect(
      kinds == [.impossibleMove(step: "form", event: "discarded", move: "dismiss")],
      "\(problems)"
    )
    #expect("\(problems)".contains("the user chooses Discard"), "\(problems)")
  }
}

/// A form that answers itself what is chosen in its question.
private struct FormFlow: ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case detail, form, question, archive }
  enum Event { case edit, back, done, discarded, kept, archived, later }
  let initial = Step.detail
  var exampleEvents: [Example<Event>] { [Example(.edit), Example(.back), Example(.done)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.detail, .edit): .present(.form)
    case (.form, .back): .present(.question)
    case (.form, .archived): .push(.archive)
    case (.form, .kept), (.detail, .later): .stay
    case (.form, .later): .postpone
    case (.form, .done), (.archive, .done): .dismiss
    case (.question, .discarded): .unhandled
    // Never asked but in the form; anywhere else it would be a mistake.
    case (_, .discarded): .dismiss
    case (.detail, .done): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    guard step == .question else { return .screen }
    return .alert(
      "?",
      [
        .destructive("Discard", .discarded), .cancel("Keep", .kept), .button("Archive", .archived),
        .button("Later", .later),
      ]
    )
  }
}

private struct ListFlow: ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case list, item }
  enum Event { case opened, closed, ended(FlowResult<Bool>) }
  let initial = Step.list
  var exampleEvents: [Example<Event>] { [Example(.opened), Example(.closed)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened): .present(.item)
    case (.list, .closed): .finish
    case (.item, .ended): .pop
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .item ? .flow(ItemFlow(), Event.ended) : .screen
  }
}

private struct ItemFlow: ExplorableFlow {
  typealias Output = Bool
  enum Step: Hashable { case item, question }
  enum Event { case back, discarded, kept }
  let initial = Step.item
  var exampleEvents: [Example<Event>] { [Example(.back)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.item, .back): .push(.question)
    case (.item, .discarded): .finish(true)
    case (.item, .kept): .finish(false)
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .question
      ? .alert("?", [.destructive("Discard", .discarded), .cancel("Keep", .kept)])
      : .screen.back(.sends(.back))
  }
}

/// Dismisses where nothing is presented.
private struct WrongFlow: ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case form, question }
  enum Event { case back, done, discarded }
  let initial = Step.form
  var exampleEvents: [Example<Event>] { [Example(.back), Example(.done)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.form, .back): .push(.question)
    case (.form, .discarded): .dismiss
    case (.form, .done): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .question ? .alert("?", [.destructive("Discard", .discarded)]) : .screen
  }
}
