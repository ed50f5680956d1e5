import FlowCoordinators
import FlowGraphs
import Testing

/// Types that hide their cases, or have none: nothing crashes, and the text is sensible.
private enum Odd {
  final class Photo: Hashable {
    static func == (lhs: Photo, rhs: Photo) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Makes a new object for each answer, which is equal to no other.
  struct FreshFlow: Flow {
    typealias Output = Void
    enum Step: Hashable { case list, photo(Photo) }
    enum Event: CaseIterable { case opened, closed }
    let initial = Step.list
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .opened): .push(.photo(Photo()))
      case (_, .closed): .finish
      default: .unhandled
      }
    }
  }

  struct MaskedFlow: Flow {
    enum Output: Hashable, CustomReflectable {
      case done, left
      var customMirror: Mirror { Mirror(self, children: ["mask": 1]) }
    }
    enum Step: Hashable, CustomReflectable {
      case first, second(Int), third
      var customMirror: Mirror { Mirror(self, children: ["mask": 1]) }
    }
    enum Event: CaseIterable, CustomReflectable, CustomStringConvertible {
      case next, done, gone
      var description: String { "an event" }
      var customMirror: Mirror { Mirror(self, children: ["mask": 1]) }
    }
    let initial = Step.first
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.first, .next): .replace(with: .second(1))
      case (.first, .done): .finish(.done)
      default: .unhandled
      }
    }
  }

  struct OptionalFlow: Flow {
    typealias Output = Int?
    enum Page: Hashable { case first, second(Int) }
    enum Event: CaseIterable { case next, done }
    let initial: Page? = nil
    func transition(from step: Page?, on event: Event) -> Transition {
      switch (step, event) {
      case (nil, .next): .replace(with: .second(2))
      case (nil, .done): .finish(nil)
      default: .unhandled
      }
    }
  }

  struct StillFlow: Flow {
    typealias Output = Void
    enum Step: Hashable { case only }
    let initial = Step.only
    func transition(from step: Step, on event: Never) -> Transition {}
  }

  struct RecursiveFlow: Flow {
    typealias Output = Result<Int, Broken.Declined>
    indirect enum Step: Hashable { case leaf, node(Step), other(Int) }
    enum Event: String, CaseIterable { case next = "NEXT", done = "DONE" }
    let initial = Step.leaf
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.leaf, .next): .push(.node(.leaf))
      case (_, .done): .finish(.success(1))
      default: .unhandled
      }
    }
  }

  final class Token: Error {}

  /// Ends with what is not equal to itself, and fails with objects.
  struct NumberFlow: Flow {
    typealias Output = Double
    enum Step: Hashable { case only }
    enum Event: CaseIterable { case divided, failed }
    let initial = Step.only
    func transition(from step: Step, on event: Event) -> Transition {
      event == .divided ? .finish(.nan) : .fail(Token())
    }
  }
}

@Suite("Checks of unusual types")
struct OddTypeTests {
  @Test("objects that are equal to no other are told apart, though they read the same")
  func objects() throws {
    let problems = try FlowGraph(of: Odd.FreshFlow()).problems
    #expect(problems.map(\.kind) == [.impureTransition(step: "list", event: "opened")])
    #expect(problems.first?.message.contains("both times, but the two are not equal") == true)
  }

  @Test("cases are known by the compiler's names, where a mirror hides them")
  func masked() throws {
    #expect(
      try FlowGraph(of: Odd.MaskedFlow()).report == """
        Odd.MaskedFlow: 2 of 3 step cases, 3 event cases, 3 examples, 2 transitions: 2 warnings

          warning: dead end: second
              0. first
              1. next → second
              events: [.next]
              no example leads to another step or to an ending; let an event there lead on, or end the flow

          warning: step never reached: third
              no example leads to it; add an example that does, or remove the step
              so: event never handled: gone
              so: output case never produced: left

          sampled: what never happens is known for these examples only; guards may let others pass
        """
    )
  }

  @Test("an optional step is named by what is in it")
  func optional() throws {
    #expect(
      try FlowGraph(of: Odd.OptionalFlow()).report == """
        Odd.OptionalFlow: 2 steps, 2 event cases, 2 examples, 2 transitions: 1 warning

          warning: dead end: second(2)
              0. nil
              1. next → second(2)
              events: [.next]
              no example leads to another step or to an ending; let an event there lead on, or end the flow

          sampled: what never happens is known for these examples only; guards may let others pass

          not checked: step never reached: Odd.OptionalFlow.Step is no enum that tells its cases
        """
    )
  }

  @Test("a flow without events has nowhere to go")
  func still() throws {
    #expect(try FlowGraph(of: Odd.StillFlow()).problems.map(\.kind) == [.deadEnd(step: "only")])
  }

  @Test("cases of indirect enums and of a result are found")
  func recursive() throws {
    let problems = try FlowGraph(of: Odd.RecursiveFlow()).problems
    #expect(problems.map(\.kind) == [.stepNeverReached(step: "other")])
    #expect(
      problems.first?.consequences.map(\.kind) == [.outputNeverProduced(output: "failure")]
    )
  }

  @Test("what is not equal to itself is not taken for impure")
  func numbers() throws {
    #expect(try FlowGraph(of: Odd.NumberFlow()).problems == [])
  }
}
