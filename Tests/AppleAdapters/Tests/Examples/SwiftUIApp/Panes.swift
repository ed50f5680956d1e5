import FlowCoordinators
import FlowSwiftUI
import SwiftUI

/// Two logins side by side, to have something in the panes.
struct MainFlow: Flow {
  typealias Output = Never
  enum Tab { case home, search }
  enum Step: Hashable { case main(Tab) }
  enum Event { case tabChosen(Tab), ended(FlowResult<Session>) }

  let initial = Step.main(.home)

  func transition(from step: Step, on event: Event) -> Transition {
    if case .tabChosen(let tab) = event { .update(.main(tab)) } else { .stay }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .main(let tab):
      .panes(.tabs, selected: tab, onSelect: Event.tabChosen) {
        Pane(Tab.home, LoginFlow(), Event.ended)
        Pane(Tab.search, LoginFlow(), Event.ended)
      }
    }
  }
}

extension MainFlow: ViewFlow {
  func view(for step: Step, send: Send<Event>) -> some View {
    EmptyView()  // tabs and columns are shown by themselves
  }

  func label(for pane: ScreenPane) -> some View {
    switch pane.id as? Tab {
    case .home: Label("Home", systemImage: "house")
    case .search: Label("Search", systemImage: "magnifyingglass")
    case nil: EmptyView()
    }
  }
}

/// The same with a menu that slides in.
struct MailFlow: Flow {
  typealias Output = Never
  enum Area { case menu, inbox, sent }
  enum Step: Hashable { case main(Area) }
  enum Event { case chosen(Area), ended(FlowResult<Session>) }

  let initial = Step.main(.inbox)

  func transition(from step: Step, on event: Event) -> Transition {
    if case .chosen(let area) = event { .update(.main(area)) } else { .stay }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .main(let area):
      .panes(.drawer, selected: area, onSelect: Event.chosen) {
        Pane(Area.menu, LoginFlow(), Event.ended)
        Pane(Area.inbox, LoginFlow(), Event.ended)
        Pane(Area.sent, LoginFlow(), Event.ended)
      }
    }
  }
}

extension MailFlow: ViewFlow {
  func view(for step: Step, send: Send<Event>) -> some View {
    switch step {
    case .main(let area):
      HStack {
        if area == .menu { FlowPane(Area.menu) }
        FlowPane(area == .menu ? .inbox : area)
      }
      Button("Menu") { send(.chosen(.menu)) }
    }
  }
}
