extension MessageTable {
  /// Answers that are missing or not the same, and flows without end.
  static let answers = [
    Sample(
      of: Broken.ResultFlow(),
      number: 1,
      report: """
        error: child result unhandled in Broken.Result: payment, paymentFinished(failed)
            0. cart
            1. checkoutTapped → payment
            2. Broken.PaymentFlow ends failed(declined)
            payment is popped and an issue reported; say in transition(from:on:) what shall happen
        """,
      message: """
        Broken.ResultFlow does not handle paymentFinished(failed) in step payment, so that \
        payment is popped and an issue is reported. Say in transition(from:on:) what shall \
        happen.
        """
    ),
    Sample(
      of: Broken.ResultFlow(),
      report: """
        error: impossible dismiss in Broken.Result: payment, paymentFinished
            0. cart
            1. checkoutTapped → payment
            2. Broken.PaymentFlow ends success(7)
            dismiss finds nothing presented in [cart, payment]
            the step is popped and an issue is reported
            use .pop for a step that was pushed, or .cancel to end the flow
        """,
      message: """
        Broken.ResultFlow answers paymentFinished in step payment with dismiss, which cannot \
        be done there: dismiss finds nothing presented in [cart, payment]. The step is popped \
        and an issue is reported. Use .pop for a step that was pushed, or .cancel to end the \
        flow.
        """
    ),
    Sample(
      of: Broken.SignalFlow(),
      report: """
        error: child signal unhandled in Broken.Signal: tab, said(cartRequested)
            0. tab
            1. Broken.TabFlow signals cartRequested
            nothing happens and an issue is reported
            say in transition(from:on:) what shall happen, or answer .stay to ignore it on purpose
        """,
      message: """
        Broken.SignalFlow does not handle said(cartRequested) in step tab, so that an issue is \
        reported. Say in transition(from:on:) what shall happen, or answer .stay to ignore it \
        on purpose.
        """
    ),
    Sample(
      of: Broken.OuterFlow(),
      report: """
        error: endless nesting in Broken.Outer: Broken.OuterFlow → Broken.InnerFlow → Broken.OuterFlow
            each begins with a step that hosts the next, so that no screen is ever shown
            let one of them begin with a screen
        """,
      message: """
        Broken.OuterFlow and Broken.InnerFlow begin within each other without end, so that no \
        screen is ever shown. Let one of them begin with a screen.
        """
    ),
    Sample(
      of: Broken.MirrorFlow(),
      report: """
        error: endless nesting in Broken.Mirror: Broken.MirrorFlow → Broken.MirrorFlow
            each begins with a step that hosts the next, so that no screen is ever shown
            let one of them begin with a screen
        """,
      message: """
        Broken.MirrorFlow begins within itself without end, so that no screen is ever shown. \
        Let one of them begin with a screen.
        """
    ),
    Sample(
      of: ScriptFlow.begin,
      report: """
        error: impossible beginning in Script: push(.detail)
            an issue is reported, and the flow begins at initial
            answer .setStack with at least one step, .finish, .fail or .cancel in begin()
        """,
      message: """
        ScriptFlow cannot begin with push(.detail), so that an issue is reported and it begins \
        at initial. Answer .setStack with at least one step, .finish, .fail or .cancel in \
        begin().
        """
    ),
    Sample(
      of: ScriptFlow.beginOnNothing,
      report: """
        error: impossible beginning in Script: setStack([])
            an issue is reported, and the flow begins at initial
            answer .setStack with at least one step, .finish, .fail or .cancel in begin()
        """,
      message: """
        ScriptFlow cannot begin with setStack([]), so that an issue is reported and it begins \
        at initial. Answer .setStack with at least one step, .finish, .fail or .cancel in \
        begin().
        """
    ),
    Sample(
      of: ScriptFlow.impureTransition,
      report: """
        error: impure transition in Script: list, opened
            0. list
            1. opened
            events: [.opened]
            asked twice, it answered push(.detail) and then push(.edit)
            let the event or the flow's stored values carry what it reads
        """,
      message: """
        ScriptFlow does not answer opened in step list the same each time. Asked twice, it \
        answered push(.detail) and then push(.edit). Let the event or the flow's stored values \
        carry what it reads.
        """
    ),
    Sample(
      of: ScriptFlow.impureContent,
      report: """
        error: impure content in Script: detail
            0. list
            1. opened → detail
            events: [.opened]
            asked twice, content(of:) answered screen and then nothing
            let the event or the flow's stored values carry what it reads
        """,
      message: """
        ScriptFlow does not show the same in step detail each time. Asked twice, content(of:) \
        answered screen and then nothing. Let the event or the flow's stored values carry what \
        it reads.
        """
    ),
    Sample(
      of: ScriptFlow.impureBeginning,
      report: """
        error: impure beginning in Script: begin
            asked twice, begin() answered setStack([.list]) and then setStack([.list, .detail])
            let the event or the flow's stored values carry what it reads
        """,
      message: """
        ScriptFlow does not begin the same each time. Asked twice, begin() answered \
        setStack([.list]) and then setStack([.list, .detail]). Let the event or the flow's \
        stored values carry what it reads.
        """
    ),
  ]
}
