import FlowCoordinators
import FlowSwiftUI
import SwiftUI

/// Panes in any number, whose flow gives them no labels.
struct Wide: Flow, ViewFlow {
  typealias Step = Place
  typealias Event = Place
  typealias Output = Never
  enum Place: CaseIterable { case one, two, three, four }

  let style: PaneStyle
  let count: Int
  var initial: Place { .one }

  func transition(from step: Place, on event: Place) -> Transition { .update(event) }

  func content(of step: Place) -> Content {
    .panes(style, selected: step, onSelect: { $0 }) {
      for place in Place.allCases.prefix(count) { Pane(place, Tour()) { _ in place } }
    }
  }

  func view(for step: Place, send: Send<Place>) -> some View { EmptyView() }
}

/// A flow without views; its panes have some.
struct MuteTabs: Flow {
  typealias Step = Tab
  typealias Event = Tab
  typealias Output = Never

  var style = PaneStyle.tabs
  var initial: Tab { .two }

  func transition(from step: Tab, on event: Tab) -> Transition { .update(event) }

  func content(of step: Tab) -> Content {
    .panes(style, selected: step, onSelect: { $0 }) {
      Pane(Tab.two, Tour()) { _ in .two }
      Pane(Tab.three, Tour(beginning: [.page(3)])) { _ in .three }
    }
  }
}

/// A flow without views.
struct Mute: Flow {
  typealias Output = Void
  enum Step: Hashable { case silent, question, host }
  enum Event { case asked, hosted, ended(FlowResult<Int>), answered }

  var initial = Step.silent

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .asked: .push(.question)
    case .hosted: .push(.host)
    case .ended, .answered: .pop
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .silent: .screen
    case .question: .alert("Question", [.button("Yes", .answered)])
    case .host: .flow(Tour(), Event.ended)
    }
  }
}

/// A flow with views that hosts one without.
struct Host: Flow, ViewFlow {
  typealias Output = Never
  enum Step: Hashable { case start, mute, tail }
  enum Event { case go(Transition), ended(FlowResult<Void>) }

  var initial = Step.start

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .go(let answer): answer
    case .ended: .pop
    }
  }

  func content(of step: Step) -> Content {
    step == .mute ? .flow(Mute(), Event.ended) : .screen
  }

  func view(for step: Step, send: Send<Event>) -> some View { Text(verbatim: "\(step)") }
}

/// Keeps the texts of the issues.
final class Issues: FlowObserver {
  private(set) var texts: [String] = []

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    if case .issue(let issue) = trace.record { texts.append("\(issue)") }
  }
}
