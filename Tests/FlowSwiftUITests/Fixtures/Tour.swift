import FlowCoordinators

/// A flow whose events carry the answer, with all kinds of steps that a router can come across.
struct Tour: Flow {
  typealias Output = Int

  enum Step: Hashable {
    case page(Int)
    /// Nobody goes back from here.
    case locked(Int)
    /// Who goes back from here sends an event, which replaces the step.
    case asking(Int)
    /// Counts how often somebody wants to go back.
    case patient(Int)
    /// Comes and goes with an animation of that name.
    case named(TransitionName)
    case alert(Int)
    case lockedAlert
    case plainAlert
    /// Hosts a tour.
    case trip(Int)
    /// Has panes; the number says which.
    case deck(Int, Tab)
  }

  enum Tab: Int, Hashable, CaseIterable {
    case one, two, three
  }

  enum Event {
    case go(Transition)
    case ended(FlowResult<Int>)
    case chosen(Tab)
    case answered(String)
    case backAsked
  }

  var beginning: [Step] = [.page(0)]
  var depth = 0
  /// Whether the panes in the flow change when the user wants them to.
  var selects = true
  var initial: Step { beginning.first ?? .page(0) }

  func begin() -> Transition { .setStack(beginning) }

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .go(let answer)): answer
    case (_, .ended): .pop
    case (.deck(let number, _), .chosen(let tab)):
      selects ? .update(.deck(number, tab)) : .stay
    case (_, .chosen): .unhandled
    case (_, .answered("Yes")): .replace(with: .page(9))
    case (_, .answered): .pop
    case (.asking(let number), .backAsked): .replace(with: .page(number))
    case (.patient(let count), .backAsked): .update(.patient(count + 1))
    case (_, .backAsked): .stay
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .page: .screen
    case .locked: .screen.back(.blocked)
    case .asking, .patient: .screen.back(.sends(.backAsked))
    case .named(let name): .screen.transition(name)
    case .alert(let number):
      .alert("Alert \(number)", [.cancel("No", .answered("No")), .button("Yes", .answered("Yes"))])
    case .lockedAlert: .alert("Locked", [.button("Yes", .answered("Yes"))]).back(.blocked)
    case .plainAlert: .alert("Plain", [])
    case .trip(let number): .flow(inner(number), Event.ended)
    case .deck(let number, let selected):
      .panes(Self.style(number), selected: selected, onSelect: Event.chosen) {
        for tab in Self.tabs(number) {
          Pane(tab, inner(tab.rawValue)) { .ended($0) }
        }
      }
    }
  }

  private func inner(_ number: Int) -> Tour {
    Tour(
      beginning: number == 2 ? [.page(20), .page(21)] : [.page(number * 10)],
      depth: depth + 1,
      selects: selects
    )
  }

  static func tabs(_ number: Int) -> [Tab] {
    [[.one, .two], [.one, .two, .three], [.three, .one], [.two]][number % 4]
  }

  private static func style(_ number: Int) -> PaneStyle {
    number < 4 ? .tabs : number < 8 ? .split : .drawer
  }
}

typealias T = Tour.Step
typealias Tab = Tour.Tab

extension FlowCoordinator<Tour> {
  /// Lets the flow answer like this.
  @discardableResult func go(_ answer: Tour.Transition) -> EventOutcome { send(.go(answer)) }
}
