import FlowCoordinators
import FlowGraphs

/// Steps with two panes, of which a flow may select a third.
extension TableFlow {
  /// What the flows in panes can say, and the user's choice of one, as events.
  enum PaneWord: Int, CaseIterable {
    case done = 200
    case cancelled, back, signalled, selected
  }

  func panes(selecting selected: Int) -> Content {
    .panes(.tabs, selected: selected, onSelect: { _ in Event(number: PaneWord.selected.rawValue) })
    {
      for id in 0..<2 {
        Pane(id, TablePaneFlow(id: id, signals: signals)) { result in
          switch result {
          case .success: Event(number: PaneWord.done.rawValue)
          case .failure(.cancelled(.back)): Event(number: PaneWord.back.rawValue)
          case .failure: Event(number: PaneWord.cancelled.rawValue)
          }
        } signals: { _ in
          Event(number: PaneWord.signalled.rawValue)
        }
      }
    }
  }

  /// The answers to these words are those to other events, a step further on.
  func paneAnswer(_ step: Int, _ word: PaneWord) -> Move {
    let row = answers[(step + 1) % answers.count]
    return row[(word.rawValue - PaneWord.done.rawValue) % row.count]
  }

  /// A random flow in which some screens have panes.
  static func randomWithPanes(using random: inout SeededGenerator) -> TableFlow {
    let flow = someFlow(using: &random)
    var shows = flow.shows
    for step in shows.indices where Int.random(in: 0..<2, using: &random) == 0 {
      shows[step] = .panes
    }
    return TableFlow(
      start: flow.start,
      shows: shows,
      events: flow.events,
      answers: flow.answers
    )
  }

  private static func someFlow(using random: inout SeededGenerator) -> TableFlow {
    let isHosting = Bool.random(using: &random)
    return self.random(using: &random, hosting: isHosting)
  }
}

/// A flow for panes that can end in every way that is its own, and signal.
struct TablePaneFlow: Flow, Hashable {
  typealias Output = Int
  enum Step: Hashable { case first, second }
  enum Event: CaseIterable { case finish, cancel, pop, push, present, signal }
  enum Signal { case hello }

  let id: Int
  let signals: Bool
  let initial = Step.first

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .finish): .finish(id)
    case (_, .cancel): .cancel
    case (_, .pop): .pop
    case (.first, .push): .push(.second)
    case (.first, .present): .present(.second)
    case (_, .signal) where signals: .signal(.hello)
    default: .unhandled
    }
  }
}
