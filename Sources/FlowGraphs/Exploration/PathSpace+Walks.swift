/// Walking down from an entry: where `pop` and its relatives can lead.
extension PathSpace {
  /// The walk from an entry, begun now if nobody has asked for it before.
  func goal(from start: Int, _ walk: PathWalk) -> Int {
    if let goal = walks.goal(from: start, walk) { return goal }
    let goal = walks.addGoal(from: start, walk)
    switch walk {
    case .below:
      eachLink(of: start) { link in
        if link.isPlace {
          openWalks.append((goal, link.entry, .below))
        } else {
          walks.add(link.entry, to: goal)
        }
      }
    case .dismiss where isPresented(start) && !isFirst(start):
      openWalks.append((goal, start, .below))
    case .dismiss:
      openWalks.append((goal, start, .dismissBelow))
    case .root, .popTo, .dismissBelow, .hosts:
      if isFirst(start), walk != .hosts {
        walks.add(WalkTable.none, to: goal)
      } else {
        openWalks.append((goal, start, .below))
      }
    }
    return goal
  }

  func addToWalks(_ lower: Int, below upper: Int) {
    guard let goal = walks.goal(from: upper, .below) else { return }
    walks.add(lower, to: goal)
  }

  func addToWalks(placeOf old: Int, below new: Int) {
    guard let goal = walks.goal(from: new, .below) else { return }
    openWalks.append((goal, old, .below))
  }

  /// Carries all news of walks to those that wait for them.
  func settle() {
    repeat {
      settleSpreads()
      while let (goal, start, walk) = openWalks.popLast() {
        walks.listen(to: self.goal(from: start, walk), .walk(goal))
      }
      guard let news = walks.takeNews() else { continue }
      switch news.listener {
      case .walk(let goal): extend(goal, by: news.end, of: news.source)
      case .move(let move): resume(move, at: news.end)
      case .signals(let top): schedule(.signal(top: top, host: news.end))
      }
    } while !isSettled
  }

  private var isSettled: Bool { spreads.isEmpty && openWalks.isEmpty && !walks.hasNews }

  /// Takes an end of a shorter walk into a longer one.
  private func extend(_ goal: Int, by end: Int, of source: Int) {
    let walk = walks.goals[goal].walk
    guard end != WalkTable.none, walks.goals[source].walk == .below, walk != .below else {
      return walks.add(end, to: goal)
    }
    switch walk {
    case .below: break
    case .dismiss: walks.add(end, to: goal)
    case .root where isFirst(end): walks.add(end, to: goal)
    case .popTo(let state) where entries[end].state == state && !showsNothing(end):
      walks.add(end, to: goal)
    case .root, .popTo:
      openWalks.append((goal, end, walk))
    case .dismissBelow:
      openWalks.append((goal, end, .dismiss))
    case .hosts:
      if hosts(end) { walks.add(end, to: goal) }
      openWalks.append((goal, end, .hosts))
    }
  }

  /// Finds out from now on, and for all that is known, which children run below what is on top.
  func startListening() {
    guard !listensForSignals else { return }
    listensForSignals = true
    for entry in entries.indices where marks[entry].contains(.onTop) {
      listenForSignals(on: entry)
    }
    settle()
  }

  func listenForSignals(on top: Int) {
    if hosts(top) { schedule(.signal(top: top, host: top)) }
    walks.listen(to: goal(from: top, .hosts), .signals(top: top))
  }
}
