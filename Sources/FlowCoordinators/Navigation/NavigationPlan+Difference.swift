extension NavigationPlan {
  /// Appends the shortest list of calls that leads from what is shown to what is planned.
  ///
  /// Updates come first, so that a screen that is about to be uncovered is right at once. At most
  /// one call is animated: the dismissal if there is one and nothing is presented after it, else
  /// the last. The first stack of a root is never animated.
  func appendCalls(to calls: inout [RouterCall]) {
    for update in updates where update.index < common {
      calls.append(.update(planned[update.index].screen))
    }
    let moves = calls.count
    let end = callableCount
    if leaving.isEmpty, common == end { return }
    if let call = singleCall(upTo: end) { return calls.append(call) }

    let dismissed = appendDismissal(to: &calls)
    let standing = dismissed ?? shownCount
    var next = common
    if needsStack(upTo: end, whereStanding: standing) {
      appendStack(from: &next, upTo: end, to: &calls)
    } else if standing > common {
      calls.append(.pop(to: screen(below: common), animated: false))
    }

    var presents = false
    for place in planned[next..<end] {
      if let style = place.opens {
        calls.append(.present(place.screen, as: style, animated: false))
        presents = true
      } else {
        calls.append(.push(place.screen, animated: false))
      }
    }

    guard calls.count > moves, isAnimated else { return }
    let isFirstStack = !hasShownAnything && entry == .root && calls.count == moves + 1
    if dismissed != nil, !presents {
      animate(moves, in: &calls)
    } else if !isFirstStack {
      animate(calls.count - 1, in: &calls)
    }
  }

  /// The one call of nearly every turn: a screen is pushed, or the topmost one leaves its stack.
  ///
  /// What comes out is what the long way would give; it saves going it.
  private func singleCall(upTo end: Int) -> RouterCall? {
    guard hasShownAnything, common > 0 else { return nil }
    if leaving.isEmpty, end == common + 1, planned[common].opens == nil {
      let screen = planned[common].screen
      return .push(screen, animated: isAnimated && screen.transition != TransitionName.none)
    }
    if end == common, leaving.count == 1, leaving[0].opens == nil {
      let isAnimated = isAnimated && leaving[0].screen.transition != TransitionName.none
      return .pop(to: planned[common - 1].screen, animated: isAnimated)
    }
    return nil
  }

  /// Animates a call, unless the screen that comes or goes on top says that it is not animated.
  private func animate(_ number: Int, in calls: inout [RouterCall]) {
    let screen =
      switch calls[number] {
      case .push(let screen, _), .present(let screen, _, _): screen
      case .setStack(let screens, _): screens.last
      case .pop, .dismiss: shownCount > 0 ? shown(at: shownCount - 1).screen : nil
      case .update, .setPanes, .select, .inPane: nil as Screen?
      }
    if screen?.transition != TransitionName.none { calls[number] = calls[number].animated(true) }
  }

  /// Closes the lowest container that goes; returns how many screens then still stand.
  private func appendDismissal(to calls: inout [RouterCall]) -> Int? {
    for index in common..<shownCount where shown(at: index).opens != nil {
      calls.append(.dismiss(to: screen(below: index), animated: false))
      return index
    }
    return nil
  }

  /// The screen below a place that is shown, with its newest contents.
  private func screen(below index: Int) -> Screen? {
    guard index > 0 else { return nil }
    return index <= common ? planned[index - 1].screen : shown(at: index - 1).screen
  }

  /// Whether the container on top gets a new list of screens: some go and others follow in it, or
  /// it is the empty lowest container of a root.
  private func needsStack(upTo end: Int, whereStanding standing: Int) -> Bool {
    guard common < end, planned[common].opens == nil else { return false }
    return standing > common || (common == 0 && entry == .root)
  }

  private func appendStack(from next: inout Int, upTo end: Int, to calls: inout [RouterCall]) {
    // Where the container begins that they stand in.
    var start = next
    while start > 0, planned[start].opens == nil { start -= 1 }
    repeat { next += 1 } while next < end && planned[next].opens == nil
    var screens: [Screen] = []
    screens.reserveCapacity(next - start)
    for place in planned[start..<next] { screens.append(place.screen) }
    calls.append(.setStack(screens, animated: false))
  }
}
