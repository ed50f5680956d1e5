/// `popTo` without looking at each path, as long as it finds nothing new.
///
/// Nearly always all entries of its step can be on top already. Then nothing depends on where it
/// leads, and ``ReturnSearch`` finds that out for all at once, when everything else is known.
extension PathSpace {
  /// A `popTo` from an entry on top.
  struct Return {
    private let recordNumber: Int32
    private let entry: Int32
    private let stateNumber: Int32

    init(to state: Int, from start: Int, record: Int) {
      stateNumber = Int32(truncatingIfNeeded: state)
      entry = Int32(truncatingIfNeeded: start)
      recordNumber = Int32(truncatingIfNeeded: record)
    }

    var record: Int { Int(recordNumber) }
    var start: Int { Int(entry) }
    var state: Int { Int(stateNumber) }
  }

  /// Goes back to a step, or waits until there is something to find.
  mutating func goBack(to state: Int, from top: Int, record: Int) {
    if isFirst(top) || hasBuried(state) {
      return carryOut(DraftMove(record: record, at: top, popsWhenIdle: false))
    }
    // A step in which something is buried later needs to know who comes back to it.
    returns.append(Return(to: state, from: top, record: record))
    while latestReturns.count <= state { latestReturns.append(-1) }
    earlierReturns.append(latestReturns[state])
    latestReturns[state] = Int32(truncatingIfNeeded: returns.count - 1)
  }

  /// Notes an entry that something is put on top of before it has been on top itself.
  mutating func noteBuried(_ entry: Int) {
    guard !marks[entry].contains(.onTop), !showsNothing(entry) else { return }
    let state = entries[entry].state
    buried[state, default: []].insert(entry)
    if state < latestReturns.count, latestReturns[state] >= 0 { newlyBuried.append(state) }
  }

  private mutating func hasBuried(_ state: Int) -> Bool {
    guard !buried.isEmpty, let entries = buried[state] else { return false }
    let still = entries.filter { !marks[$0].contains(.onTop) }
    buried[state] = still.isEmpty ? nil : still
    return !still.isEmpty
  }

  /// Looks for what has been buried and is still not on top, for all that go back to its step.
  mutating func digUp() {
    while let state = newlyBuried.popLast() {
      guard hasBuried(state) else { continue }
      var number = Int(latestReturns[state])
      while number >= 0 {
        let item = returns[number]
        carryOut(DraftMove(record: item.record, at: item.start, popsWhenIdle: false))
        number = Int(earlierReturns[number])
      }
      // They are told of all that is found from now on.
      latestReturns[state] = -1
    }
  }

  /// Writes down where all that go back get to, as far as it is known.
  mutating func logReturns() {
    if returns.isEmpty { return }
    let holding = returns.map { entries[$0.start].state == $0.state && !showsNothing($0.start) }
    var search = ReturnSearch(in: self)
    search.run { number, finds, misses in
      let item = returns[number]
      if finds || misses && holding[number] { log.note(item.record, .step(item.state)) }
      if misses, !holding[number] { log.note(item.record, .problem(.stepNotBelow)) }
    }
  }
}
