import FlowCoordinators

/// A child flow that a step hosts, alone or in a pane, and what it can say there; or an alert and
/// its buttons.
struct Hosting {
  /// What tells apart the children of a flow.
  struct Key: Hashable {
    let state: Int
    let entrance: Entrance
  }

  let key: Key
  /// The name of the pane that the child is in; nil where it is in none.
  var pane: String?
  /// Nil for a step that hosts nothing, and for an alert.
  let child: HostedChild?
  /// The stimuli that stand for the child's results, or for the buttons.
  let results: [Int]
  /// The stimuli that stand for the child's signals.
  let signals: [Int]
  /// The names of events for results that never come, since the user cannot leave the child.
  var unheard: [String] = []

  var state: Int { key.state }
  /// How the child is entered.
  var entrance: Entrance { key.entrance }

  static func none(at key: Key) -> Hosting {
    Hosting(key: key, child: nil, results: [], signals: [])
  }
}

/// The child flow of a hosting step.
enum HostedChild {
  case explored(ExploredFlow)
  /// The flow is hosted in itself, directly or not, and is not explored again.
  case repeated(ObjectIdentifier, FlowNames)
}

/// A child flow whose results and signals have become events of its parent.
struct TranslatedChild<Event> {
  let child: HostedChild
  var results: [(ending: Ending, event: Event)] = []
  var signals: [(name: String, event: Event)] = []
  var unheard: [String] = []
}

/// Explores a hosted flow in its own type, which its parent does not know.
struct ChildExploration<ParentEvent>: HostedFlowVisitor {
  typealias Event = ParentEvent
  typealias Answer = Result<TranslatedChild<Event>, ExplorationError>

  let context: ExplorationContext
  let entrance: Entrance

  func visit<F: Flow>(
    _ flow: F,
    outcome: @escaping (FlowResult<F.Output>) -> Event,
    signals: ((F.Signal) -> Event)?
  ) -> Answer {
    let open = context.openExplorer(of: F.self)
    if open != nil || context.isTooDeep {
      open?.wasForeseen = true
      let foreseen = open?.foreseen ?? Outcomes<F>()
      let child = HostedChild.repeated(ObjectIdentifier(F.self), FlowNames(F.self))
      return .success(translate(foreseen, of: child, outcome, signals))
    }
    return Result { () throws(ExplorationError) in
      let explored = try context.explore(flow, entrance: entrance)
      return translate(explored.outcomes, of: .explored(explored), outcome, signals)
    }
  }

  private func translate<F: Flow>(
    _ outcomes: Outcomes<F>,
    of child: HostedChild,
    _ outcome: (FlowResult<F.Output>) -> Event,
    _ signals: ((F.Signal) -> Event)?
  ) -> TranslatedChild<Event> {
    var translated = TranslatedChild<Event>(child: child)
    for result in outcomes.results(presented: entrance.isPresented) {
      translated.results.append((Ending(result), outcome(result)))
    }
    if !outcomes.canBeLeft, outcomes.immediate == nil {
      // Nobody has to give an example of what the child would say if it could be left.
      translated.unheard = [CaseName.of(outcome(.failure(.cancelled(.back))))]
    }
    guard let signals else { return translated }
    for signal in outcomes.signals.values {
      translated.signals.append((Label.case(signal), signals(signal)))
    }
    return translated
  }
}
