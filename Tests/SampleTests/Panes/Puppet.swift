import FlowCoordinators

@testable import Sample

/// A flow that moves as its events say.
struct Puppet: Flow {
  typealias Output = Never

  indirect enum Step: Hashable {
    case page(String)
    /// Its way back sends an event, which makes it a page.
    case asking
    /// There is no way back from it.
    case locked
    case question
    /// Flows side by side, each with the step that it begins on.
    case panes(PaneStyle, [Step], selected: Side)
  }

  enum Side: CaseIterable {
    case left, right, third
  }

  enum Event {
    case go(FlowTransition<Puppet>)
    case chosen(Side)
    case asked
    case answered
    case ended(FlowResult<Never>)
  }

  let initial: Step

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .go(let transition)): transition
    case (.panes(let style, let steps, _), .chosen(let side)):
      .update(.panes(style, steps, selected: side))
    case (.asking, .asked): .update(.page("asked"))
    case (_, .asked): .stay
    case (.question, .answered): .replace(with: .page("answered"))
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .page: .screen
    case .asking: .screen.back(.sends(.asked))
    case .locked: .screen.back(.blocked)
    case .question: .alert("Why?", message: nil, [.cancel("Because", .answered)])
    case .panes(let style, let steps, let selected):
      .panes(style, selected: selected, onSelect: Event.chosen) {
        for (side, step) in zip(Side.allCases, steps) {
          Pane(side, Puppet(initial: step), Event.ended)
        }
      }
    }
  }
}

extension Puppet: TerminalFlow {
  func screen(for step: Step) -> TerminalScreen<Event> {
    switch step {
    case .page(let name):
      TerminalScreen(
        title: name,
        lines: ["This is \(name)."],
        actions: [TerminalAction("More of \(name)", .go(.push(.page("\(name)+"))))]
      )
    case .asking: TerminalScreen(title: "asking")
    case .locked: TerminalScreen(title: "locked")
    case .question: TerminalScreen(title: "question")
    case .panes: TerminalScreen(title: "panes")
    }
  }
}
