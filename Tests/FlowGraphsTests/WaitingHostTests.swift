import FlowCoordinators
import FlowGraphs
import Testing

@Suite("A hosting step that answers without moving")
struct WaitingHostTests {
  private struct ChildFlow: Flow {
    typealias Output = Int
    enum Step: Hashable { case form }
    enum Event: CaseIterable { case saved }
    let initial = Step.form
    func transition(from step: Step, on event: Event) -> Transition { .finish(1) }
  }

  private struct ParentFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case list, create }
    enum Event { case addTapped, linkOpened, created(FlowResult<Int>) }
    let initial = Step.list
    var exampleEvents: [Example<Event>] {
      Event.addTapped
      Event.linkOpened
    }
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .addTapped): .present(.create)
      case (.create, .linkOpened): .postpone
      default: .unhandled
      }
    }
    func content(of step: Step) -> Content {
      step == .create ? .flow(ChildFlow(), Event.created) : .screen
    }
  }

  @Test("the event stands under the title of the child's box, and in the box of a collapsed child")
  func waits() throws {
    let graph = try FlowGraph(of: ParentFlow())
    #expect(
      graph.dot().contains(#"ChildFlow → Int  \l  linkOpened (waits)  \l""#)
    )
    #expect(graph.dot(.collapsed).contains("linkOpened (waits)"))
  }
}
