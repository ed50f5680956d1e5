import FlowCoordinators

/// A flow whose events carry the answer, so that a test says in one line what a flow decides.
///
/// `.host(n)` hosts `children[n]`, `.deck(n, …)` has the panes `decks[n]`, `.work` shows nothing, every
/// other step is a screen.
struct Puppet: Flow {
  typealias Output = Int
  typealias Signal = String

  enum Step: Hashable, Codable {
    case a, b, c, d, e, f, x, y, z
    case order(Int)
    case work
    case host(Int)
    case deck(Int, Tab)
  }

  enum Tab: Int, Hashable, Codable, CaseIterable {
    case one, two, three
  }

  enum Event {
    case chosen(Tab)
    case tabEnded(Tab, FlowResult<Int>)
    case go(Transition)
    case ended(FlowResult<Int>)
    case heard(String)
  }

  var initial = Step.a
  var beginning: Transition?
  var children: [Int: Puppet] = [:]
  var decks: [Int: [Tab: Puppet]] = [:]
  var style = PaneStyle.tabs
  var onTabEnd: (Step, Tab, FlowResult<Int>) -> Transition = { _, _, _ in .stay }
  var onResult: (Step, FlowResult<Int>) -> Transition = { _, _ in .unhandled }
  var onSignal: (Step, String) -> Transition = { _, _ in .stay }

  func begin() -> Transition { beginning ?? .setStack([initial]) }

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .go(let answer): answer
    case .ended(let result): onResult(step, result)
    case .heard(let signal): onSignal(step, signal)
    case .chosen(let tab):
      if case .deck(let number, _) = step { .update(.deck(number, tab)) } else { .unhandled }
    case .tabEnded(let tab, let result): onTabEnd(step, tab, result)
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .work: .nothing
    case .host(let number):
      .flow(children[number] ?? Puppet(), Event.ended, signals: Event.heard)
    case .deck(let number, let selected):
      .panes(style, selected: selected, onSelect: Event.chosen) {
        for tab in Tab.allCases {
          if let flow = decks[number]?[tab] {
            Pane(tab, flow, { Event.tabEnded(tab, $0) }, signals: Event.heard)
          }
        }
      }
    default: .screen
    }
  }
}

typealias P = Puppet.Step
typealias Tab = Puppet.Tab

extension Puppet {
  init(_ path: Step..., children: [Int: Puppet] = [:]) {
    self.init()
    initial = path.first ?? .a
    beginning = .setStack(path.isEmpty ? [.a] : path)
    self.children = children
  }

  /// A flow that begins on one of several decks of panes.
  init(_ path: Step..., decks: [Int: [Tab: Puppet]]) {
    self.init()
    beginning = .setStack(path)
    self.decks = decks
  }

  init(beginning: Transition) {
    self.init()
    self.beginning = beginning
  }

  func answering(_ onResult: @escaping (Step, FlowResult<Int>) -> Transition) -> Puppet {
    var copy = self
    copy.onResult = onResult
    return copy
  }

  func answeringTabs(_ onTabEnd: @escaping (Step, Tab, FlowResult<Int>) -> Transition) -> Puppet {
    var copy = self
    copy.onTabEnd = onTabEnd
    return copy
  }

  func hearing(_ onSignal: @escaping (Step, String) -> Transition) -> Puppet {
    var copy = self
    copy.onSignal = onSignal
    return copy
  }
}

extension FlowCoordinator<Puppet> {
  /// Lets the flow answer like this.
  @discardableResult func go(_ answer: Puppet.Transition) -> EventOutcome { send(.go(answer)) }

  /// The running child that the topmost hosting step hosts; itself when there is none.
  var top: FlowCoordinator<Puppet> { child(Puppet.self) ?? self }
}
