import FlowCoordinators

/// Child flows: what they can end with, and what they can signal, are events of this flow.
extension Explorer {
  /// Lets the child that runs in an entry end in every way that it can.
  func endChild(in entry: Int) throws(ExplorationError) {
    if space.showsPanes(entry) { return try endPanes(in: entry) }
    let hosting = try hosting(in: entry)
    let ended = space.ended(entry)
    for stimulus in hosting.results {
      let record = record(of: stimulus, in: hosting.state)
      space.apply(record, at: ended, popsWhenIdle: true)
    }
  }

  /// Lets the child that runs in an entry signal while another entry, or the same, is on top.
  func deliverSignals(of host: Int, to top: Int) throws(ExplorationError) {
    let hostings =
      space.showsPanes(host)
      ? try paneHostings(in: space.entries[host].state) : [try hosting(in: host)]
    for stimulus in hostings.flatMap(\.signals) {
      space.apply(record(of: stimulus, in: space.entries[top].state), at: top)
    }
  }

  /// The child of a hosting entry, explored now if it is not known yet.
  private func hosting(in entry: Int) throws(ExplorationError) -> Hosting {
    let state = space.entries[entry].state
    if space.isFirst(entry) { dependsOnEntry = true }
    let key = Hosting.Key(
      state: state,
      entrance: entrance.ofChild(in: space.entries[entry].traits, saying: space.backs[state])
    )
    if let number = hostings[key] { return hosted[number] }
    guard let flow = hostedFlows[state] else { return .none(at: key) }
    let visitor = ChildExploration<F.Event>(context: context, entrance: key.entrance)
    let child = try flow.accept(visitor).get()
    if case .repeated(let type, _) = child.child { recursions.insert(type) }
    let hosting = Hosting(
      key: key,
      child: child.child,
      results: child.results.map { addStimulus(.result($0.ending), $0.event) },
      signals: child.signals.map { addStimulus(.signal($0.name, host: state), $0.event) },
      unheard: child.unheard
    )
    hostings[key] = hosted.count
    hosted.append(hosting)
    if !hosting.signals.isEmpty { space.startListening() }
    return hosting
  }
}

// MARK: - Postponed results and signals

extension Explorer {
  /// How long a chain of steps may be that a result is postponed along.
  private static var mostDeliveries: Int { 100 }

  /// Hands results and signals that were postponed to the steps that can follow.
  ///
  /// Examples need none of this: they are tried in every step anyway. Answers whether something may
  /// have changed, so that it is to be done again.
  func deliverPostponed() -> Bool {
    let extent = space.extent
    guard !postponed.isEmpty, extent != deliveredExtent, deliveries < Self.mostDeliveries else {
      return false
    }
    deliveredExtent = extent
    deliveries += 1
    let open = postponed
    let followers = followers(of: Set(open.map(\.state)))
    var tops: [Int: [Int]] = [:]
    for entry in space.entries.indices where space.marks[entry].contains(.onTop) {
      tops[space.entries[entry].state, default: []].append(entry)
    }
    for (state, stimulus) in open {
      for follower in followers[state, default: []] where follower != state {
        let record = record(of: stimulus, in: follower)
        for top in tops[follower, default: []] { space.apply(record, at: top) }
      }
    }
    return true
  }

  /// The steps that the answers in some steps lead to.
  private func followers(of states: Set<Int>) -> [Int: [Int]] {
    var followers: [Int: [Int]] = [:]
    var known: Set<RecordKey> = []
    func note(_ state: Int, _ next: Int) {
      let key = RecordKey(state: state, stimulus: next)
      if known.insert(key).inserted { followers[state, default: []].append(next) }
    }
    space.logReturns()
    let transitions = TransitionList(space.book, space.log)
    for (number, record) in space.book.records.enumerated() {
      let state = Int(record.state)
      guard states.contains(state) else { continue }
      transitions.eachTarget(of: number) { target in
        if case .step(let next) = target { note(state, next) }
      }
    }
    var search = DescentSearch(in: space)
    for descent in space.descents {
      let state = space.entries[descent.start].state
      guard states.contains(state) else { continue }
      search.run(descent, for: state) { end in
        if case .entry(let entry) = end { note(state, space.entries[entry].state) }
      }
    }
    return followers
  }
}

// MARK: - OpenExploration

extension Explorer: OpenExploration {
  var stepCount: Int { inquiry.table.hashes.count }
  var walkCount: Int { space.walks.size + space.visitedDrafts.count }
  var flowType: ObjectIdentifier { ObjectIdentifier(F.self) }
  var flowName: String { Label.type(F.self) }

  func mostValues() -> (step: String, count: Int, values: [String]) {
    var groups = StepGroups<F.Step>()
    var members: [[Int]] = []
    for (number, step) in steps.enumerated() {
      let group = groups.group(of: step)
      if group == members.count { members.append([]) }
      members[group].append(number)
    }
    guard let group = members.indices.max(by: { members[$0].count < members[$1].count }),
      let first = members[group].first, let last = members[group].last
    else { return ("", 0, []) }
    let values = first == last ? [first] : [first, last]
    return (
      groups.names[group], members[group].count, values.map { Label.value(steps[$0]) }
    )
  }
}
