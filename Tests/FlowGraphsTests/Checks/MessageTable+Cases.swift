extension MessageTable {
  /// What never happens, and where a flow goes nowhere.
  static let cases = [
    Sample(
      of: Broken.UnreachedFlow(),
      report: """
        warning: step never reached in Broken.Unreached: login
            no example leads to it; add an example that does, or remove the step
            so: event never handled: loginHelpTapped
            so: event case without an example: loginFinished
            so: output case never produced: user
        """,
      message: """
        Nothing leads Broken.UnreachedFlow to step login. Add an example that does, or remove \
        the step. This holds for the examples that were tried.
        """
    ),
    Sample(
      of: Broken.DeafFlow(),
      report: """
        warning: event never handled in Broken.Deaf: swiped
            every reached step answers unhandled; handle it in transition(from:on:), or remove it
        """,
      message: """
        Broken.DeafFlow answers swiped with unhandled in every step that is reached. Handle it \
        in transition(from:on:), or remove it. This holds for the examples that were tried.
        """
    ),
    Sample(
      of: Broken.DeafFlow(),
      number: 1,
      report: """
        warning: event case without an example in Broken.Deaf: typed
            its transitions are neither checked nor drawn; add one to exampleEvents
        """,
      message: """
        Nothing says what to try typed of Broken.DeafFlow with, so that its transitions are \
        neither checked nor drawn. Add one to exampleEvents.
        """
    ),
    Sample(
      of: Broken.DeadEndFlow(),
      report: """
        warning: dead end in Broken.DeadEnd: help
            0. menu
            1. tourTapped → tour
            2. helpTapped → help
            events: [.tourTapped, .helpTapped]
            no example leads to another step or to an ending; let an event there lead on, or end the flow
            so: trap: once in tour the flow never finishes
        """,
      message: """
        No event leads Broken.DeadEndFlow from step help to another step or to an ending. Let \
        an event there lead on, or end the flow. This holds for the examples that were tried.
        """
    ),
    Sample(
      of: Broken.WallFlow(),
      report: """
        warning: dead end in Broken.Wall: wall
            0. home
            1. expired → wall
            events: [.expired]
            no example is handled there, and there is nothing to go back to
            let an event there lead on, or answer .stay to one if the flow shall rest there
        """,
      message: """
        No event leads Broken.WallFlow from step wall to another step or to an ending. Let an \
        event there lead on, or answer .stay to one if the flow shall rest there. This holds \
        for the examples that were tried.
        """
    ),
    Sample(
      of: Broken.CarouselFlow(),
      report: """
        error: trap in Broken.Carousel: once in page the flow never finishes
            0. page
            loop: page(1), next → page(2), next → page(3), next → page(1)
            let an event there lead out, or end the flow
            so: output case never produced: bought
            so: output case never produced: closed
        """,
      message: """
        Once in page, no event leads Broken.CarouselFlow to an ending. Let an event there lead \
        out, or end the flow. This holds for the examples that were tried.
        """
    ),
    Sample(
      of: Broken.PostponedFlow(),
      report: """
        warning: event postponed for ever in Broken.Postponed: linkOpened, in intro or home
            0. intro
            1. linkOpened
            events: [.linkOpened]
            no step that can follow handles it; handle it in a step that comes later
        """,
      message: """
        Broken.PostponedFlow postpones linkOpened in intro and home, and no step that can \
        follow handles it. Handle it in a step that comes later. This holds for the examples \
        that were tried.
        """
    ),
    Sample(
      of: Broken.OutputFlow(),
      report: """
        warning: output case never produced in Broken.Output: no
            no event ends the flow with it; let an event do so, or remove the case
        """,
      message: """
        Nothing makes Broken.OutputFlow end with no. Let an event do so, or remove the case.
        """
    ),
    Sample(
      of: Broken.SilentFlow(),
      report: """
        warning: output case never produced in Broken.Silent: Int
            no event ends the flow with one; let an event finish the flow, or make its Output Never
        """,
      message: """
        Nothing makes Broken.SilentFlow end with Int. Let an event finish the flow, or make \
        its Output Never.
        """
    ),
  ]
}
