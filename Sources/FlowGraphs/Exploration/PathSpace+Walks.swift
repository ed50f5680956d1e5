/// Walking down from an entry: where `pop` and its relatives can lead.
extension PathSpace {
  /// The walk from an entry, begun now if nobody has asked for it before.
  mutating func goal(from start: Int, _ walk: PathWalk) -> Int {
    if let goal = walks.goal(from: start, walk) { return goal }
    let goal = walks.addGoal(from: start, walk)
    switch walk {
    case .dismiss where isPresented(start) && !isFirst(start):
      openWalks.append((goal, start, .below))
    case .dismiss:
      openWalks.append((goal, start, .dismissBelow))
    case .below, .root, .popTo, .dismissBelow, .hosts:
      if isFirst(start), walk != .hosts, walk != .below { walks.add(WalkTable.none, to: goal) }
      var position = firstLink(of: start)
      while position >= 0 {
        extend(goal, along: links[position])
        position = links[position].next
      }
    }
    return goal
  }

  /// Tells somebody of all ends of a walk, those to come included.
  mutating func listen(to walk: PathWalk, from start: Int, _ listener: WalkTable.Listener) {
    let goal = goal(from: start, walk)
    walks.listen(to: goal, listener)
  }

  mutating func extendWalks(from start: Int, along link: Link) {
    for goal in walks.goals(from: start) { extend(goal, along: link) }
  }

  /// Takes a step down in a walk.
  private mutating func extend(_ goal: Int, along link: Link) {
    let walk = walks.goals[goal].walk
    if link.isPlace {
      if walk != .dismiss { openWalks.append((goal, link.entry, walk)) }
      return
    }
    switch walk {
    case .dismiss: break
    case .below: walks.add(link.entry, to: goal)
    case .root where isFirst(link.entry): walks.add(link.entry, to: goal)
    case .popTo(let state)
    where entries[link.entry].state == state && !showsNothing(link.entry):
      walks.add(link.entry, to: goal)
    case .root, .popTo: openWalks.append((goal, link.entry, walk))
    case .dismissBelow: openWalks.append((goal, link.entry, .dismiss))
    case .hosts:
      if runsChildren(link.entry) { walks.add(link.entry, to: goal) }
      openWalks.append((goal, link.entry, .hosts))
    }
  }

  /// Carries all news of walks to those that wait for them.
  mutating func settle() {
    while walks.size <= walkLimit {
      settleSpreads()
      while let (goal, start, walk) = openWalks.popLast() {
        listen(to: walk, from: start, .walk(goal))
      }
      if walks.hasNews {
        if let news = walks.takeNews() { tell(news) }
      } else if newlyBuried.isEmpty {
        return
      } else {
        digUp()
      }
    }
  }

  private mutating func tell(_ news: WalkTable.News) {
    switch news.listener {
    case .walk(let goal): walks.add(news.end, to: goal)
    case .move(let move): resume(move, at: news.end)
    case .start(var move):
      move.lower = news.end
      carryOut(move)
    case .signals(let top): schedule(.signal(top: top, host: news.end))
    case .choice(let stimulus):
      if news.end != WalkTable.none { schedule(.choice(stimulus, news.end)) }
    }
  }

  /// Hands a button of an alert to each step that can lie below it.
  mutating func hand(choice stimulus: Int, below entry: Int) {
    listen(to: .below, from: entry, .choice(stimulus))
  }

  /// Finds out from now on, and for all that is known, which children run below what is on top.
  mutating func startListening() {
    guard !listensForSignals else { return }
    listensForSignals = true
    for entry in entries.indices where marks[entry].contains(.onTop) {
      listenForSignals(on: entry)
    }
    settle()
  }

  mutating func listenForSignals(on top: Int) {
    if runsChildren(top) { schedule(.signal(top: top, host: top)) }
    listen(to: .hosts, from: top, .signals(top: top))
  }
}
