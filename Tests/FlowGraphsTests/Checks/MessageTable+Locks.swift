import FlowCoordinators

extension MessageTable {
  /// Steps that the user cannot get away from.
  static let locks = [
    Sample(
      of: Locked.PrisonFlow<Never>(),
      report: """
        error: no way out in Locked.PrisonFlow<Never>: lock
            0. home
            1. locked → lock
            events: [.locked]
            it is presented as .fullScreen, its way back is blocked, and no example leads away
            let an event there lead away, or allow the way back
        """,
      message: """
        Locked.PrisonFlow<Never> presents step lock as .fullScreen, where the way back is blocked, \
        and no event leads away from it. Let an event there lead away, or allow the way back. This \
        holds for the examples that were tried.
        """
    ),
    Sample(
      of: Locked.AskingFlow(),
      report: """
        error: no way out in Locked.Asking: lock
            0. home
            1. entered → hall
            2. locked → lock
            events: [.entered, .locked]
            it is presented as .sheet, its way back sends backTapped, and no example leads away
            let an event there lead away, or allow the way back
            so: trap: once in hall the flow never finishes
            so: event never handled: backTapped
        """,
      message: """
        Locked.AskingFlow presents step lock as .sheet, where the way back only sends an event, \
        and no event leads away from it. Let an event there lead away, or allow the way back. \
        This holds for the examples that were tried.
        """
    ),
    Sample(
      of: Locked.PushFlow<Never>(),
      report: """
        warning: dead end in Locked.PushFlow<Never>: page
            0. home
            1. opened → page
            events: [.opened]
            no example is handled there, and the user cannot go back
            let an event there lead on, or answer .stay to one if the flow shall rest there
        """,
      message: """
        No event leads Locked.PushFlow<Never> from step page to another step or to an ending. Let \
        an event there lead on, or answer .stay to one if the flow shall rest there. This holds \
        for the examples that were tried.
        """
    ),
  ]
}
