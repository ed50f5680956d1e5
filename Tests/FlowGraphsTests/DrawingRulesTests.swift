import FlowCoordinators
import FlowGraphs
import Testing

/// One step for each kind of move, and one event that every step answers alike.
private struct MovesFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case hub, pushed, presented, replaced, set, saving, form(Int) }
  enum Event: CaseIterable {
    case push, present, replace, set, saving, pop, popTo, popToRoot, dismiss, stay, postpone, update
    case restart, several, close, other, done
  }
  let initial = Step.hub
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .close): .cancel
    case (.hub, .push): .push(.pushed)
    case (.hub, .present): .present(.presented)
    case (.hub, .replace): .replace(with: .replaced)
    case (.hub, .set): .setStack([.set])
    case (.hub, .saving): .push(.saving)
    case (.hub, .update): .push(.form(0))
    case (.hub, .stay): .stay
    case (.hub, .postpone): .postpone
    case (.hub, .restart): .replace(with: .hub)
    case (.form, .update): .update(.form(1))
    case (.pushed, .pop), (.pushed, .other): .pop
    case (.pushed, .popTo): .popTo(.hub)
    case (.presented, .popToRoot): .popToRoot
    case (.presented, .dismiss): .dismiss
    case (.presented, .several): [.dismiss, .push(.pushed)]
    case (.saving, .done): .finish
    default: .unhandled
    }
  }
  func content(of step: Step) -> Content { step == .saving ? .nothing : .screen }
}

private struct BuriedFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case home, order }
  enum Event: CaseIterable { case help }
  let initial = Step.home
  func begin() -> Transition { .setStack([.home, .order]) }
  func transition(from step: Step, on event: Event) -> Transition { .unhandled }
}

private struct FolderFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case list, folder, moved }
  enum Event { case opened, picked, folderEnded(FlowResult<Int>) }
  let initial = Step.list
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened): .push(.folder)
    case (.list, .picked): .finish(7)
    case (.folder, .folderEnded(.success(let number))): .push(number == 7 ? .moved : .list)
    default: .unhandled
    }
  }
  func content(of step: Step) -> Content {
    step == .folder ? .flow(FolderFlow(), Event.folderEnded) : .screen
  }
}

extension FolderFlow: ExplorableFlow {
  @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
    Event.opened
    Event.picked
  }
}

private struct EndlessFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case inner }
  enum Event { case ended }
  let initial = Step.inner
  func transition(from step: Step, on event: Event) -> Transition { .stay }
  func content(of step: Step) -> Content { .flow(OtherEndlessFlow()) { _ in .ended } }
  var exampleEvents: [Example<Event>] { [] }
}

private struct OtherEndlessFlow: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case inner }
  enum Event { case ended }
  let initial = Step.inner
  func transition(from step: Step, on event: Event) -> Transition { .stay }
  func content(of step: Step) -> Content { .flow(EndlessFlow()) { _ in .ended } }
  var exampleEvents: [Example<Event>] { [] }
}

/// Never the same type twice on the way down.
private struct DeeperFlow<Level>: Flow, ExplorableFlow {
  typealias Output = Never
  enum Step: Hashable { case inner }
  enum Event { case ended }
  let initial = Step.inner
  func transition(from step: Step, on event: Event) -> Transition { .stay }
  func content(of step: Step) -> Content { .flow(DeeperFlow<[Level]>()) { _ in .ended } }
  var exampleEvents: [Example<Event>] { [] }
}

@Suite("Rules of drawing")
struct DrawingRulesTests {
  private func lines(_ text: String, containing part: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      .filter { $0.contains(part) }.map(String.init)
  }

  @Test("the line tells the kind of a move")
  func kinds() throws {
    let text = try FlowGraph(of: MovesFlow()).dot()
    let expected = [
      #""moves/hub" -> "moves/pushed" [label="  push  \l"];"#,
      #""moves/hub" -> "moves/presented" [label="  present  \l", arrowhead=onormal];"#,
      #""moves/hub" -> "moves/replaced" [label="  replace  \l", style=bold];"#,
      #""moves/hub" -> "moves/set" [label="  set  \l", style=bold];"#,
      #""moves/hub" -> "moves/hub" [label="  restart  \l", style=bold];"#,
      #""moves/pushed" -> "moves/hub" [label="  pop  \l  popTo  \l  other  \l", style=dashed];"#,
      #""moves/presented" -> "moves/hub" [label="  popToRoot  \l  dismiss  \l", style=dashed];"#,
      #""moves/presented" -> "moves/pushed" [label="  several  \l"];"#,
      #""moves/saving" -> "moves/.end.success" [label="  done  \l"];"#,
    ]
    for line in expected { #expect(lines(text, containing: line) == [line]) }
  }

  @Test("what moves nothing is a line in the box; an ignored event stands there alone")
  func boxes() throws {
    let text = try FlowGraph(of: MovesFlow()).dot()
    #expect(
      lines(text, containing: "label=\"hub")
        == [#""moves/hub" [label="hub\n\nstay\lpostpone (waits)\l"];"#]
    )
    #expect(
      lines(text, containing: "label=\"form")
        == [#""moves/form" [label="form\n\nupdate (updates)\l"];"#]
    )
    #expect(lines(text, containing: "\"moves/saving\" [").first?.contains("dotted") == true)
  }

  @Test("an answer of every step is drawn once, from any step, unless each is wanted")
  func common() throws {
    let graph = try FlowGraph(of: MovesFlow())
    let merged = lines(graph.dot(), containing: "close")
    #expect(merged == [#""moves/.any" -> "moves/.end.cancelled" [label="  close  \l"];"#])
    #expect(lines(graph.dot(), containing: "any step").count == 1)
    let expanded = graph.dot(DOTStyle(mergesCommonEvents: false))
    #expect(lines(expanded, containing: "close").count == graph.stepNames.count)
    #expect(!expanded.contains("any step"))
    #expect(!graph.nodes.contains { $0.name.contains("any") })
  }

  @Test("fewer than four steps do not share an edge")
  func rare() throws {
    #expect(!(try FlowGraph(of: Shop.LoginFlow()).dot().contains("any step")))
  }

  @Test("flat flows run from left to right, composed ones from top to bottom")
  func direction() throws {
    let checkout = try FlowGraph(of: Shop.CheckoutFlow())
    #expect(try FlowGraph(of: Shop.LoginFlow()).dot().contains("rankdir=LR"))
    #expect(checkout.dot().contains("rankdir=TB"))
    #expect(checkout.dot(.collapsed).contains("rankdir=LR"))
    #expect(checkout.dot(DOTStyle(childDepth: 1)) == checkout.dot())
  }

  @Test("a way back is drawn where nothing else leads to a step")
  func buried() throws {
    let text = try FlowGraph(of: BuriedFlow()).dot()
    #expect(lines(text, containing: "\"buried/order\" -> \"buried/home\"").count == 1)
    #expect(!text.contains("cancelled"))
  }

  @Test("only endings that can happen are drawn")
  func endings() throws {
    let text = try FlowGraph(of: Shop.PaymentFlow()).dot()
    #expect(lines(text, containing: "peripheries=2").count == 2)
    #expect(!text.contains("failed"))
  }

  @Test("a flow inside itself is one box, and its results are known")
  func recursion() throws {
    let graph = try FlowGraph(of: FolderFlow())
    #expect(graph.children.isEmpty)
    #expect(graph.nodes[2].kind == .repeated(flow: "FolderFlow", output: "Int"))
    #expect(graph.lines().contains("folder -folderEnded [success]-> moved (push)"))
    #expect(!graph.lines().contains("folder -folderEnded [success]-> list (push)"))
    #expect(graph.dot().contains(#"label="folder: FolderFlow → Int, again""#))
  }

  @Test("flows that host each other first are boxes in each other, once")
  func endless() throws {
    let graph = try FlowGraph(of: EndlessFlow())
    #expect(graph.children.map(\.name) == ["OtherEndlessFlow"])
    #expect(graph.children[0].nodes[1].kind == .repeated(flow: "EndlessFlow", output: "Never"))
  }

  @Test("types that grow with each level come to an end as well")
  func deeper() throws {
    var graph = try FlowGraph(of: DeeperFlow<Int>())
    var depth = 0
    while let child = graph.children.first {
      graph = child
      depth += 1
    }
    #expect(depth == 31)
  }

  @Test("a drawing has no carriage return, no address and no transparent colour")
  func text() throws {
    for text in [
      try FlowGraph(of: Shop.CheckoutFlow()).dot(), try FlowGraph(of: MovesFlow()).dot(),
    ] {
      #expect(!text.contains("\r"))
      #expect(!text.contains("transparent"))
      #expect(text.firstRange(of: /[0-9]{6}/) == nil)
      #expect(text.hasSuffix("}\n"))
    }
  }
}
