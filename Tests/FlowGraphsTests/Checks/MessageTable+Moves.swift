extension MessageTable {
  /// Moves that cannot be made.
  static let moves = [
    Sample(
      of: ScriptFlow.popTo,
      report: """
        error: impossible popTo in Script: edit, saved
            0. list
            1. tapped → edit
            2. saved
            events: [.tapped, .saved]
            popTo(.detail) finds no such step in [list, edit]; it works on other paths
            nothing moves and an issue is reported
            pop to a step that the path holds, or use .setStack to go there
        """,
      message: """
        ScriptFlow answers saved in step edit with popTo(.detail), which cannot be done there: \
        popTo(.detail) finds no such step in [list, edit]; it works on other paths. Nothing \
        moves and an issue is reported. Pop to a step that the path holds, or use .setStack to \
        go there.
        """
    ),
    Sample(
      of: ScriptFlow.neverPopTo,
      report: """
        error: impossible sequence in Script: edit, saved
            0. list
            1. opened → edit
            2. saved
            events: [.opened, .saved]
            part 1, popTo(.detail), finds no such step in [list, edit]; it never works
            nothing moves and an issue is reported
            pop to a step that the path holds, or use .setStack to go there
            so: step never reached: detail
        """,
      message: """
        ScriptFlow answers saved in step edit with [popTo(.detail), push(.detail)], which \
        cannot be done there: part 1, popTo(.detail), finds no such step in [list, edit]; it \
        never works. Nothing moves and an issue is reported. Pop to a step that the path \
        holds, or use .setStack to go there.
        """
    ),
    Sample(
      of: ScriptFlow.dismiss,
      report: """
        error: impossible dismiss in Script: edit, saved
            0. list
            1. tapped → edit
            2. saved
            events: [.tapped, .saved]
            dismiss finds nothing presented in [list, edit]; it works on other paths
            nothing moves and an issue is reported
            use .pop for a step that was pushed, or .cancel to end the flow
        """,
      message: """
        ScriptFlow answers saved in step edit with dismiss, which cannot be done there: \
        dismiss finds nothing presented in [list, edit]; it works on other paths. Nothing \
        moves and an issue is reported. Use .pop for a step that was pushed, or .cancel to end \
        the flow.
        """
    ),
    Sample(
      of: ScriptFlow.emptyStack,
      report: """
        error: impossible setStack in Script: edit, saved
            0. list
            1. tapped → edit
            2. saved
            events: [.tapped, .saved]
            setStack([]) names no step
            nothing moves and an issue is reported; name at least one step, or use .cancel to end the flow
        """,
      message: """
        ScriptFlow answers saved in step edit with setStack([]), which cannot be done there: \
        setStack([]) names no step. Nothing moves and an issue is reported. Name at least one \
        step, or use .cancel to end the flow.
        """
    ),
    Sample(
      of: ScriptFlow.pushOntoAlert,
      report: """
        error: impossible push in Script: detail, tapped
            0. list
            1. opened → detail
            2. tapped
            events: [.opened, .tapped]
            push(.edit) would stand on an alert, in [list, detail]; it never works
            nothing moves and an issue is reported; use .replace(with:), .present, or [.dismiss, .push(…)]
        """,
      message: """
        ScriptFlow answers tapped in step detail with push(.edit), which cannot be done there: \
        push(.edit) would stand on an alert, in [list, detail]; it never works. Nothing moves \
        and an issue is reported. Use .replace(with:), .present, or [.dismiss, .push(…)].
        """
    ),
    Sample(
      of: ScriptFlow.afterTheEnd,
      report: """
        error: impossible sequence in Script: edit, saved
            0. list
            1. tapped → edit
            2. saved
            events: [.tapped, .saved]
            part 3, push(.list), comes after the end of the flow
            nothing moves and an issue is reported
            a sequence is made of moves and signals, and only its last part may end the flow
        """,
      message: """
        ScriptFlow answers saved in step edit with [pop, finish, push(.list)], which cannot be \
        done there: part 3, push(.list), comes after the end of the flow. Nothing moves and an \
        issue is reported. A sequence is made of moves and signals, and only its last part may \
        end the flow.
        """
    ),
    Sample(
      of: ScriptFlow.postponedInSequence,
      report: """
        error: impossible sequence in Script: edit, saved
            0. list
            1. tapped → edit
            2. saved
            events: [.tapped, .saved]
            part 2, postpone, cannot stand in a sequence
            nothing moves and an issue is reported
            a sequence is made of moves and signals, and only its last part may end the flow
        """,
      message: """
        ScriptFlow answers saved in step edit with [pop, postpone], which cannot be done \
        there: part 2, postpone, cannot stand in a sequence. Nothing moves and an issue is \
        reported. A sequence is made of moves and signals, and only its last part may end the \
        flow.
        """
    ),
    Sample(
      of: ScriptFlow.unhandledInSequence,
      report: """
        error: impossible sequence in Script: edit, saved
            0. list
            1. tapped → edit
            2. saved
            events: [.tapped, .saved]
            part 1, unhandled, cannot stand in a sequence
            nothing moves and an issue is reported
            a sequence is made of moves and signals, and only its last part may end the flow
        """,
      message: """
        ScriptFlow answers saved in step edit with [unhandled, popToRoot], which cannot be \
        done there: part 1, unhandled, cannot stand in a sequence. Nothing moves and an issue \
        is reported. A sequence is made of moves and signals, and only its last part may end \
        the flow.
        """
    ),
    Sample(
      of: ScriptFlow.failingPart,
      report: """
        error: impossible sequence in Script: edit, saved
            0. list
            1. tapped → edit
            2. saved
            events: [.tapped, .saved]
            part 2, dismiss, finds nothing presented in [list]; it never works
            nothing moves and an issue is reported
            use .pop for a step that was pushed, or .cancel to end the flow
        """,
      message: """
        ScriptFlow answers saved in step edit with [pop, dismiss], which cannot be done there: \
        part 2, dismiss, finds nothing presented in [list]; it never works. Nothing moves and \
        an issue is reported. Use .pop for a step that was pushed, or .cancel to end the flow.
        """
    ),
  ]
}
