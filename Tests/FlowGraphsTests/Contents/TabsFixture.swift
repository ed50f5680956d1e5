import FlowCoordinators
import FlowGraphs

/// An app with tabs: a login over them, a tab that signs out, and one that leads to another.
enum Tabs {
  enum Tab: Hashable { case home, search, cart, settings }

  struct AppFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case welcome, main(Tab), login }
    enum Event {
      case started, tabChosen(Tab), cartRequested, loginNeeded
      case homeEnded(FlowResult<Never>), searchEnded(FlowResult<Never>)
      case cartEnded(FlowResult<Never>), settingsEnded(FlowResult<Void>)
      case loginEnded(FlowResult<String>)
    }

    let initial = Step.welcome
    var exampleEvents: [Example<Event>] { [Example(.started)] }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.welcome, .started): .setStack([.main(.home)])
      case (.main, .tabChosen(let tab)): .update(.main(tab))
      case (.main, .cartRequested): .update(.main(.cart))
      case (.main, .loginNeeded): .present(.login)
      case (.main, .settingsEnded(.success)): .setStack([.welcome])
      case (.login, .loginEnded(.success)): .dismiss
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .welcome: .screen
      case .login: .flow(LoginFlow(), Event.loginEnded)
      case .main(let tab):
        .panes(.tabs, selected: tab, onSelect: Event.tabChosen) {
          Pane(Tab.home, HomeFlow(), Event.homeEnded, signals: Self.event)
          Pane(Tab.search, SearchFlow(), Event.searchEnded)
          Pane(Tab.cart, CartFlow(), Event.cartEnded)
          Pane(Tab.settings, SettingsFlow(), Event.settingsEnded)
        }
      }
    }

    private static func event(_ signal: HomeFlow.Signal) -> Event {
      switch signal {
      case .cartRequested: .cartRequested
      case .loginNeeded: .loginNeeded
      }
    }
  }

  struct HomeFlow: Flow, ExplorableFlow {
    typealias Output = Never
    enum Signal: Hashable { case cartRequested, loginNeeded }
    enum Step: Hashable { case list, item, checkout }
    enum Event { case opened, buyTapped, cartTapped, loginTapped, checkoutEnded(FlowResult<Void>) }

    let initial = Step.list
    var exampleEvents: [Example<Event>] {
      [Example(.opened), Example(.buyTapped), Example(.cartTapped), Example(.loginTapped)]
    }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.list, .opened): .push(.item)
      case (.item, .buyTapped): .push(.checkout)
      case (.item, .cartTapped): .signal(.cartRequested)
      case (.list, .loginTapped): .signal(.loginNeeded)
      case (.checkout, .checkoutEnded(.success)): .popToRoot
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .list, .item: .screen
      case .checkout: .flow(CheckoutFlow(), Event.checkoutEnded)
      }
    }
  }

  struct CheckoutFlow: Flow {
    typealias Output = Void
    enum Step: Hashable, CaseIterable { case address, payment }
    enum Event: CaseIterable { case addressChosen, paid }
    let initial = Step.address

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.address, .addressChosen): .push(.payment)
      case (.payment, .paid): .finish
      default: .unhandled
      }
    }
  }

  struct SearchFlow: Flow {
    typealias Output = Never
    enum Step: Hashable, CaseIterable { case query, results }
    enum Event: CaseIterable { case submitted, cleared }
    let initial = Step.query

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.query, .submitted): .push(.results)
      case (.results, .cleared): .pop
      default: .unhandled
      }
    }
  }

  struct CartFlow: Flow {
    typealias Output = Never
    enum Step: Hashable, CaseIterable { case items }
    enum Event: CaseIterable { case removed }
    let initial = Step.items
    func transition(from step: Step, on event: Event) -> Transition { .stay }
  }

  struct SettingsFlow: Flow {
    typealias Output = Void
    enum Step: Hashable, CaseIterable { case overview, signOut }
    enum Event: CaseIterable { case signOutTapped, confirmed }
    let initial = Step.overview

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.overview, .signOutTapped): .present(.signOut)
      case (.signOut, .confirmed): .finish
      default: .unhandled
      }
    }
  }

  struct LoginFlow: Flow {
    typealias Output = String
    enum Step: Hashable, CaseIterable { case credentials }
    enum Event: CaseIterable { case submitted, closeTapped }
    let initial = Step.credentials

    func transition(from step: Step, on event: Event) -> Transition {
      switch event {
      case .submitted: .finish("ada")
      case .closeTapped: .cancel
      }
    }
  }
}
