import FlowCoordinators

/// An app with shelves side by side, whose sessions are recorded.
struct RecordedTabs: Flow {
  typealias Output = Int
  enum Step: Hashable, Codable { case tabs(String, isSwapped: Bool), settings }
  enum Event: Codable { case selected(String), swapped, settingsTapped, shelfEnded(Int?) }

  let initial = Step.tabs("a", isSwapped: false)

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.tabs(_, let isSwapped), .selected(let tab)): .update(.tabs(tab, isSwapped: isSwapped))
    case (.tabs(let tab, let isSwapped), .swapped): .update(.tabs(tab, isSwapped: !isSwapped))
    case (.tabs, .settingsTapped): .present(.settings)
    case (_, .shelfEnded): .stay
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    guard case .tabs(let selected, let isSwapped) = step else { return .screen }
    return .panes(.tabs, selected: selected, onSelect: Event.selected) {
      for tab in isSwapped ? ["b", "a", "c"] : ["a", "b"] {
        Pane(tab, RecordedShelf()) { .shelfEnded(try? $0.get()) }
      }
    }
  }
}

/// A shelf of books, which asks before it closes.
struct RecordedShelf: Flow {
  typealias Output = Int
  enum Step: Hashable, Codable { case shelf, book(Int), note, question }
  enum Event: Codable { case opened(Int), noted, asked, confirmed, kept }

  let initial = Step.shelf

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (_, .opened(let book)): .push(.book(book))
    case (_, .noted): .present(.note)
    case (_, .asked): .push(.question)
    case (.question, .confirmed): .finish(1)
    default: .unhandled
    }
  }

  func content(of step: Step) -> Content {
    guard step == .question else { return .screen }
    return .alert("Close?", [.destructive("Close", .confirmed), .cancel("Keep", .kept)])
  }
}

extension FlowCoordinator<RecordedTabs> {
  /// What runs in a tab.
  func shelf(_ tab: String) -> FlowCoordinator<RecordedShelf>? { pane(tab, RecordedShelf.self) }
}
