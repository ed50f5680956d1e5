import FlowCoordinators
import FlowGraphs

/// Tabs with one mistake each.
enum BrokenTabs {
  enum Tab: Hashable { case list, account }

  /// What its answers leave out is the mistake.
  struct AppFlow<Account: Flow & Hashable>: Flow, ExplorableFlow {
    typealias Output = Never
    enum Step: Hashable { case main(Tab) }
    enum Event {
      case tabChosen(Tab), listEnded(FlowResult<Never>), accountEnded(FlowResult<Account.Output>)
    }

    let account: Account
    var handlesSelection = true
    var handlesResult = true
    let initial = Step.main(.list)
    var exampleEvents: [Example<Event>] { [] }

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.main, .tabChosen(let tab)) where handlesSelection: .update(.main(tab))
      case (.main, .accountEnded(.success)) where handlesResult: .setStack([.main(.list)])
      default: .unhandled
      }
    }

    func content(of step: Step) -> Content {
      switch step {
      case .main(let tab):
        .panes(.tabs, selected: tab, onSelect: Event.tabChosen) {
          Pane(Tab.list, ListFlow(), Event.listEnded)
          Pane(Tab.account, account, Event.accountEnded, signals: { _ in .tabChosen(.list) })
        }
      }
    }
  }

  struct ListFlow: Flow {
    typealias Output = Never
    enum Step: Hashable, CaseIterable { case items }
    enum Event: CaseIterable { case reloaded }
    let initial = Step.items
    func transition(from step: Step, on event: Event) -> Transition { .stay }
  }

  /// Signs out, and can be cancelled.
  struct AccountFlow: Flow, Hashable {
    typealias Output = Bool
    enum Signal: Hashable { case looked }
    enum Step: Hashable, CaseIterable { case overview }
    enum Event: CaseIterable { case signOutTapped, keepTapped, closed, looked }
    let initial = Step.overview

    func transition(from step: Step, on event: Event) -> Transition {
      switch event {
      case .signOutTapped: .finish(true)
      case .keepTapped: .finish(false)
      case .closed: .cancel
      case .looked: .signal(.looked)
      }
    }
  }

  /// Shows a help that nothing leads out of, not even the user.
  struct HelpFlow: Flow, Hashable {
    typealias Output = Never
    enum Step: Hashable, CaseIterable { case overview, help }
    enum Event: CaseIterable { case helpTapped }
    let initial = Step.overview

    func transition(from step: Step, on event: Event) -> Transition {
      step == .overview ? .replace(with: .help) : .unhandled
    }
  }

  /// Can be finished, but not from everywhere.
  struct StuckFlow: Flow, Hashable {
    typealias Output = Void
    enum Step: Hashable, CaseIterable { case overview, wall }
    enum Event: CaseIterable { case finished, wallTapped }
    let initial = Step.overview

    func transition(from step: Step, on event: Event) -> Transition {
      switch (step, event) {
      case (.overview, .finished): .finish
      case (.overview, .wallTapped): .replace(with: .wall)
      default: .unhandled
      }
    }
  }
}

extension MessageTable {
  /// What steps with panes leave out.
  static let panes = [
    Sample(
      of: BrokenTabs.AppFlow(account: BrokenTabs.AccountFlow(), handlesResult: false),
      report: """
        error: pane result unhandled in BrokenTabs.AppFlow<BrokenTabs.AccountFlow>: \
        main/account, accountEnded(success)
            0. main
            1. account ends success(true)
            account begins again and an issue is reported
            say in transition(from:on:) what shall happen, or answer .stay to let it begin again
        """,
      message: """
        BrokenTabs.AppFlow<BrokenTabs.AccountFlow> does not handle accountEnded(success) in step \
        main, so that the flow in pane account begins again and an issue is reported. Say in \
        transition(from:on:) what shall happen, or answer .stay to let it begin again.
        """
    ),
    Sample(
      of: BrokenTabs.AppFlow(account: BrokenTabs.AccountFlow(), handlesSelection: false),
      report: """
        error: pane selection unhandled in BrokenTabs.AppFlow<BrokenTabs.AccountFlow>: \
        main/account, tabChosen
            0. main
            1. the user selects account
            account is not selected and an issue is reported
            answer .update with the step that selects the pane, or .stay to ignore the choice
        """,
      message: """
        BrokenTabs.AppFlow<BrokenTabs.AccountFlow> does not handle tabChosen in step main, so \
        that pane account is not selected and an issue is reported. Answer .update with the step \
        that selects the pane, or .stay to ignore the choice.
        """
    ),
  ]
}
