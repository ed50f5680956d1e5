import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Walking through what children are told")
struct TellPathTests {
  @Test("a told child moves, in covering paths and on real coordinators")
  @MainActor func moves() throws {
    let graph = try FlowGraph(of: StudioFlow())
    let path = try #require(graph.paths(to: CanvasFlow.Step.layer(2)))
    #expect(path.description == "Studio: .opened\nStudio: .linked(2)")
    let run = try runCoveringPaths(of: StudioFlow())
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.paths.joined(with: "\n").contains("Studio: .linked(2)"))
  }

  @Test("a child that ends by what it is told delivers its result in the same turn")
  @MainActor func ends() throws {
    let graph = try FlowGraph(of: StudioFlow())
    let path = try #require(graph.paths(to: StudioFlow.Step.saved))
    #expect(path.description == "Studio: .opened\nStudio: .closed")
    #expect(path.events.last?.to == "saved")
  }

  @Test("where nobody is told, nothing moves, and the run keeps the issue")
  @MainActor func nobody() throws {
    let run = try runCoveringPaths(of: StudioFlow())
    let issues = run.issues.filter {
      if case .nobodyToTell = $0.kind { true } else { false }
    }
    #expect(issues.count == 1, "\(run.issues)")
    #expect(run.issues.count == 1)
  }

  @Test("what is told comes after the moves of an answer, and before its ending")
  @MainActor func order() throws {
    let graph = try FlowGraph(of: StudioFlow())
    let path = try #require(graph.paths(to: CanvasFlow.Step.layer(9)))
    #expect(path.description == "Studio: .restored")
    let run = try runCoveringPaths(of: StudioFlow())
    #expect(run.coverage.missing == [])
  }

  @Test("the child nearest the top is told, and a deeper one where no direct one is of the type")
  @MainActor func nearest() throws {
    let run = try runCoveringPaths(of: PileFlow())
    #expect(run.coverage.missing == [], "\(run.coverage)")
    #expect(run.issues == [])
  }

  @Test("a drawing tells what tells from what stays")
  func drawing() throws {
    let graph = try FlowGraph(of: StudioFlow())
    #expect(graph.dot().contains("linked (tells CanvasFlow)"))
    #expect(graph.mermaid().contains("linked (tells CanvasFlow)"))
    #expect(graph.markdown().contains("| canvas | linked | canvas | tell (CanvasFlow) |"))
    #expect(graph.edges.contains { $0.move == .tell(flow: "CanvasFlow") })
  }
}

extension [FlowPath] {
  fileprivate func joined(with separator: String) -> String {
    map(\.description).joined(separator: separator)
  }
}

private struct StudioFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case shelf, canvas, saved }
  enum Event { case opened, linked(Int), restored, closed, left, lost, ended(FlowResult<Bool>) }
  let initial = Step.shelf
  var exampleEvents: [Example<Event>] {
    [
      Example(.opened), Example(.linked(2)), Example(.restored), Example(.closed), Example(.left),
      Example(.lost),
    ]
  }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.shelf, .opened): .push(.canvas)
    case (.shelf, .restored): [.push(.canvas), .tell(CanvasFlow.self, .jump(9))]
    case (.shelf, .lost): .tell(CanvasFlow.self, .jump(1))
    case (.canvas, .linked(let layer)): .tell(CanvasFlow.self, .jump(layer))
    case (.canvas, .closed): .tell(CanvasFlow.self, .close)
    case (.canvas, .left): [.tell(CanvasFlow.self, .jump(1)), .finish]
    case (.canvas, .ended(.success(true))): .push(.saved)
    case (.canvas, .ended): .pop
    case (.shelf, .left), (.saved, .left): .finish
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    step == .canvas ? .flow(CanvasFlow(), Event.ended) : .screen
  }
}

private struct CanvasFlow: Flow, ExplorableFlow {
  typealias Output = Bool
  enum Step: Hashable { case all, layer(Int) }
  enum Event { case jump(Int), close, back }
  let initial = Step.all
  var exampleEvents: [Example<Event>] { [Example(.back)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.all, .jump(let layer)): .push(.layer(layer))
    case (.layer, .jump(let layer)): .update(.layer(layer))
    case (_, .close): .finish(true)
    case (.layer, .back): .pop
    case (.all, .back): .finish(false)
    }
  }
}

/// Sheets of paper on each other, all of which can be told; some of them in a folder.
private struct PileFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case folder, sheet }
  enum Event { case added, marked, done, ended(FlowResult<Void>) }
  let initial = Step.folder
  var exampleEvents: [Example<Event>] { [Example(.added), Example(.marked), Example(.done)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.folder, .added): .push(.sheet)
    case (_, .marked): .tell(SheetFlow.self, .mark)
    case (.sheet, .ended): .pop
    case (.folder, .ended): .finish
    case (.sheet, .added): .unhandled
    case (_, .done): .finish
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .folder: .flow(FolderFlow(), Event.ended)
    case .sheet: .flow(SheetFlow(), Event.ended)
    }
  }
}

private struct FolderFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case sheet }
  enum Event { case ended(FlowResult<Void>) }
  let initial = Step.sheet
  var exampleEvents: [Example<Event>] { [] }
  func transition(from step: Step, on event: Event) -> Transition { .finish }
  func content(of step: Step) -> Content { .flow(SheetFlow(), Event.ended) }
}

private struct SheetFlow: Flow, ExplorableFlow {
  typealias Output = Void
  enum Step: Hashable { case blank, marked }
  enum Event { case mark, wipe, done }
  let initial = Step.blank
  var exampleEvents: [Example<Event>] { [Example(.wipe), Example(.done)] }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.blank, .mark): .replace(with: .marked)
    case (.marked, .mark): .stay
    case (.marked, .wipe): .replace(with: .blank)
    case (_, .done): .finish
    default: .unhandled
    }
  }
}
