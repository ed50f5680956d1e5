import FlowCoordinators
import FlowGraphs

/// Correct flows whose steps, events and outputs are of unusual types.
enum CorrectTypes {
  /// Steps are a struct, events a number.
  struct PageFlow: Flow, ExplorableFlow {
    typealias Output = Void
    struct Step: Hashable { var chapter = 1, page = 1 }

    let initial = Step()

    func transition(from step: Step, on event: Int) -> Transition {
      switch (step.page, event) {
      case (1..<3, 1): .push(Step(chapter: step.chapter, page: step.page + 1))
      case (3, 1) where step.chapter < 2: .setStack([Step(chapter: step.chapter + 1)])
      case (3, 1): .finish
      case (2..., -1): .pop
      default: .unhandled
      }
    }

    var exampleEvents: [Example<Int>] { [Example("on", 1), Example("back", -1)] }
  }

  /// Chooses among anything.
  struct PickerFlow<Value: Hashable>: Flow, ExplorableFlow {
    typealias Output = Value
    enum Step: Hashable { case list, preview(Value) }
    enum Event { case tapped(Value), taken, closed }
    let values: [Value]

    var initial: Step { .list }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .tapped(let value)): .push(.preview(value))
      case (.preview(let value), .taken): .finish(value)
      case (_, .closed): .cancel
      default: .unhandled
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      for value in values { Event.tapped(value) }
      Event.taken
      Event.closed
    }
  }

  /// Hosts two flows of one generic type.
  struct FormFlow: Flow, ExplorableFlow {
    typealias Output = Void
    enum Step: Hashable { case form, number, word }
    enum Event {
      case numberTapped, wordTapped, done
      case numberChosen(FlowResult<Int>), wordChosen(FlowResult<String>)
    }

    let initial = Step.form

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.form, .numberTapped): .push(.number)
      case (.form, .wordTapped): .present(.word)
      case (.number, .numberChosen), (.word, .wordChosen): .popTo(.form)
      case (.form, .done): .finish
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .form: .screen
      case .number: .flow(PickerFlow(values: [1, 2]), Event.numberChosen)
      case .word: .flow(PickerFlow(values: ["a"]), Event.wordChosen)
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.numberTapped
      Event.wordTapped
      Event.done
    }
  }

  /// Steps that may be missing.
  struct MaybeFlow: Flow {
    typealias Output = Void
    enum Page: Hashable { case first, second(Int) }
    enum Event: CaseIterable { case next, done }

    let initial: Page? = nil

    func transition(from step: Page?, on event: Event) -> Transition {
      switch (step, event) {
      case (nil, .next): .push(.first)
      case (.first, .next): .push(.second(2))
      case (_, .done): .finish
      default: .unhandled
      }
    }
  }

  /// A model that is compared by its identity.
  final class Model: Hashable {
    static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Steps, events and outputs that carry objects.
  struct ModelFlow: Flow, ExplorableFlow {
    typealias Output = Model
    enum Step: Hashable { case list, detail(Model) }
    enum Event { case opened(Model), chosen }
    let model = Model()

    var initial: Step { .list }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .opened(let model)): .push(.detail(model))
      case (.detail(let model), .chosen): .finish(model)
      default: .unhandled
      }
    }

    @ExampleBuilder<Event> var exampleEvents: [Example<Event>] {
      Event.opened(model)
      Event.chosen
    }
  }

  /// Names that hide what the case is.
  struct MaskedFlow: Flow {
    typealias Output = Void
    enum Step: Hashable, CustomStringConvertible {
      case first, second(Int)
      var description: String { "a step" }
    }
    enum Event: CaseIterable, CustomReflectable {
      case next, done
      var customMirror: Mirror { Mirror(self, children: ["mask": 1]) }
    }
    let initial = Step.first
    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.first, .next): .push(.second(1))
      case (.second, .done): .finish
      default: .unhandled
      }
    }
  }

  /// A flow that is an object.
  final class ObjectFlow: Flow {
    typealias Output = Void
    enum Step: Hashable { case only }
    enum Event: CaseIterable { case done }
    var initial: Step { .only }
    func transition(from step: Step, on event: Event) -> Transition { .finish }
  }
}

/// Lives on the main actor, where what it reads lives; the step that it goes to may have no way out.
@MainActor struct MainActorFlow: @MainActor Flow {
  typealias Output = Void
  enum Step: Hashable { case first, second }
  enum Event: CaseIterable { case next, done }
  var isDone = true
  var initial: Step { .first }
  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.first, .next): .push(.second)
    case (.second, .done) where isDone: .finish
    case (.first, .done): .finish
    default: .unhandled
    }
  }
}
