import FlowCoordinators

/// An app with two tabs.
struct ShopFlow: Flow {
  typealias Output = Never
  enum Tab: Hashable { case home, account }
  enum Step: Hashable { case main(Tab) }
  enum Event { case tabChosen(Tab), ended(FlowResult<Session>) }

  let initial = Step.main(.home)

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .tabChosen(let tab): .update(.main(tab))
    case .ended: .stay
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .main(let tab):
      .panes(.tabs, selected: tab, onSelect: Event.tabChosen) {
        Pane(Tab.home, LoginFlow(), Event.ended)
        Pane(Tab.account, LoginFlow(), Event.ended)
      }
    }
  }
}
