import FlowCoordinators
import FlowGraphs
import Testing

private struct DeadEndFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case menu, help }
  enum Event: CaseIterable { case helpTapped, closeTapped }
  let initial = Step.menu
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.menu, .helpTapped): .replace(with: .help)
    case (.menu, .closeTapped): .finish
    default: .unhandled
    }
  }
}

private struct OutputFlow: Flow {
  enum Output: Hashable { case yes, no(String) }
  enum Step: Hashable { case question }
  enum Event: CaseIterable { case yesTapped }
  let initial = Step.question
  func transition(from step: Step, on event: Event) -> Transition { .finish(.yes) }
}

private struct PopToFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case list, detail, edit }
  enum Event: CaseIterable { case opened, editTapped, saved, closed }
  let initial = Step.list
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .opened): .push(.detail)
    case (.list, .editTapped), (.detail, .editTapped): .push(.edit)
    case (.edit, .saved): .popTo(.detail)
    case (_, .closed): .finish
    default: .unhandled
    }
  }
}

private struct DismissFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case list, filter }
  enum Event: CaseIterable { case filterTapped, done, closed }
  let initial = Step.list
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.list, .filterTapped): .push(.filter)
    case (.filter, .done): .dismiss
    case (_, .closed): .finish
    default: .unhandled
    }
  }
}

private final class Clock {
  var time = 0
}

private struct ImpureFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case home, offer(Int) }
  enum Event: CaseIterable { case opened, closed }
  let clock = Clock()
  let initial = Step.home
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.home, .opened):
      clock.time += 1
      return .push(.offer(clock.time))
    case (_, .closed): return .finish
    default: return .unhandled
    }
  }
}

private struct OuterFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case inner }
  enum Event { case ended(FlowResult<Void>) }
  let initial = Step.inner
  func transition(from step: Step, on event: Event) -> Transition { .finish }
  func content(of step: Step) -> Content { .flow(InnerFlow(), Event.ended) }
}

private struct InnerFlow: Flow {
  typealias Output = Void
  enum Step: Hashable { case outer }
  enum Event { case ended(FlowResult<Void>) }
  let initial = Step.outer
  func transition(from step: Step, on event: Event) -> Transition { .finish }
  func content(of step: Step) -> Content { .flow(OuterFlow(), Event.ended) }
}

extension OuterFlow: ExplorableFlow {
  var exampleEvents: [Example<Event>] { [] }
}

extension InnerFlow: ExplorableFlow {
  var exampleEvents: [Example<Event>] { [] }
}

private struct TabFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case list }
  enum Event: CaseIterable { case bought }
  enum Signal { case cartRequested }
  let initial = Step.list
  func transition(from step: Step, on event: Event) -> Transition { .signal(.cartRequested) }
}

private struct DeafFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case tab }
  enum Event { case ended(FlowResult<Never>), said(TabFlow.Signal) }
  let initial = Step.tab
  func transition(from step: Step, on event: Event) -> Transition { .unhandled }
  func content(of step: Step) -> Content { .flow(TabFlow(), Event.ended, signals: Event.said) }
}

extension DeafFlow: ExplorableFlow {
  var exampleEvents: [Example<Event>] { [] }
}

@Suite("Checks")
struct BrokenFlowTests {
  @Test("a step that leads nowhere")
  func deadEnd() throws {
    #expect(
      try FlowGraph(of: DeadEndFlow()).report == """
        DeadEndFlow: 2 of 2 step cases, 2 event cases, 2 examples, 2 transitions: 1 warning

          warning: dead end: help
              0. menu
              1. helpTapped → help
              events: [.helpTapped]
              no example leads to another step or to an ending
        """
    )
  }

  @Test("an output that nothing ends with")
  func output() throws {
    #expect(
      try FlowGraph(of: OutputFlow()).report == """
        OutputFlow: 1 of 1 step case, 1 event case, 1 example, 1 transition: 1 warning

          warning: output case never produced: no
              no example ends the flow with it
        """
    )
  }

  @Test("a popTo that finds no step on one of two ways")
  func popTo() throws {
    #expect(
      try FlowGraph(of: PopToFlow()).report == """
        PopToFlow: 3 of 3 step cases, 4 event cases, 4 examples, 7 transitions: 1 error

          error: impossible popTo: edit, saved
              0. list
              1. editTapped → edit
              2. saved
              events: [.editTapped, .saved]
              popTo(.detail) finds no such step in [list, edit]
              nothing moves and an issue is reported
        """
    )
  }

  @Test("a dismiss with nothing presented")
  func dismiss() throws {
    #expect(
      try FlowGraph(of: DismissFlow()).report == """
        DismissFlow: 2 of 2 step cases, 3 event cases, 3 examples, 3 transitions: 1 error

          error: impossible dismiss: filter, done
              0. list
              1. filterTapped → filter
              2. done
              events: [.filterTapped, .done]
              dismiss finds nothing presented in [list, filter]
              nothing moves and an issue is reported
        """
    )
  }

  @Test("an answer that depends on a counter")
  func impure() throws {
    #expect(
      try FlowGraph(of: ImpureFlow()).report == """
        ImpureFlow: 2 of 2 step cases, 2 event cases, 2 examples, 3 transitions: 1 error

          error: impure transition: home, opened
              0. home
              1. opened
              events: [.opened]
              asked twice, it answered push(.offer(1)) and then push(.offer(2))
              let the event or the flow's stored values carry what it reads
        """
    )
  }

  @Test("flows that begin within each other")
  func nesting() throws {
    #expect(
      try FlowGraph(of: OuterFlow()).report == """
        OuterFlow: 1 of 1 step case, 1 event case, 0 examples, 2 transitions: 1 error
          Outer/inner, InnerFlow: 1 of 1 step case, 1 event case, 0 examples, 2 transitions

          error: endless nesting: OuterFlow → InnerFlow → OuterFlow
              each begins with a step that hosts the next, so that no screen is ever shown
        """
    )
  }

  @Test("a signal that nobody handles")
  func signal() throws {
    #expect(
      try FlowGraph(of: DeafFlow()).report == """
        DeafFlow: 1 of 1 step case, 2 event cases, 0 examples, 1 transition: 1 error
          Deaf/tab, TabFlow: 1 of 1 step case, 1 event case, 1 example, 1 transition

          error: child signal unhandled: tab, said(cartRequested)
              0. tab
              1. TabFlow signals cartRequested
              nothing happens and an issue is reported; say in transition(from:on:) what shall happen
        """
    )
  }
}
