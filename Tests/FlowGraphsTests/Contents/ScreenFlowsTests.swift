import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Flows that need something to show")
struct ScreenFlowsTests {
  private struct Inner: Flow {
    typealias Output = Int
    enum Step: Hashable { case page }
    enum Event: CaseIterable { case done }
    let initial = Step.page
    func transition(from step: Step, on event: Event) -> Transition { .finish(1) }
  }

  private struct Question: Flow {
    typealias Output = Int
    enum Step: Hashable { case sure }
    enum Event: CaseIterable { case yes }
    let initial = Step.sure
    func transition(from step: Step, on event: Event) -> Transition { .finish(1) }
    func content(of step: Step) -> Content { .alert("Sure?", [.button("Yes", .yes)]) }
  }

  private struct Outer: ExplorableFlow {
    let exampleEvents: [Example<Event>] = []
    typealias Output = Never
    enum Step: Hashable { case hosted, asked, tabs }
    enum Event { case ended(FlowResult<Int>), chosen(Int) }
    let initial = Step.hosted

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.hosted, .ended): .push(.asked)
      case (.asked, .ended): .push(.tabs)
      default: .stay
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .hosted: .flow(Inner(), Event.ended)
      case .asked: .flow(Question(), Event.ended)
      case .tabs:
        .panes(.tabs, selected: 0, onSelect: Event.chosen) { Pane(0, Inner(), Event.ended) }
      }
    }
  }

  @Test("each type with screens is named once, hosts of panes included, alerts left out")
  func named() throws {
    let types = try FlowGraph(of: Outer()).screenFlows
    #expect(types.map { "\($0)" } == ["Outer", "Inner"])
  }

  @Test("a flow that only hosts has no screens")
  func hosting() throws {
    #expect(try FlowGraph(of: Question()).screenFlows.isEmpty)
  }
}
