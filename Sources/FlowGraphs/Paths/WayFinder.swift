import FlowCoordinators

/// Finds the shortest way to a place in one flow, on real paths.
///
/// Results and signals of child flows are taken as they come, each as one step of the way. A search
/// goes on from where the last one stopped, so that all of them together cost one.
struct WayFinder {
  /// What makes the flow move.
  enum Trigger {
    case begin
    case stimulus(Int)
    case back
  }

  struct Visit {
    let path: Int
    let previous: Int
    let trigger: Trigger
  }

  /// Where a way leads: the last visit, and what happens there.
  struct Way {
    let visits: [Visit]
  }

  private struct Arrival: Hashable {
    let state: Int
    let traits: PathEntry.Traits
    /// The whole path, where there is something below that was never on top.
    let path: Int
  }

  private static let mostExactVisits = 50_000

  private let flow: any CheckedFlow
  private let index: AnswerIndex
  private(set) var arena = PathArena()
  private var moves: PathMoves
  private var visits: [Visit] = []
  private var next = 0
  private var isExact = false
  private var exactVisits = 0
  private var known: Set<Arrival> = []
  private var wasOnTop: Set<Int> = []
  private var firstVisits: [Int]
  /// By record that could not be carried out, where that was.
  private var failures: [Int: Int] = [:]

  init(_ flow: any CheckedFlow) {
    self.flow = flow
    index = AnswerIndex(flow)
    moves = PathMoves(flow)
    firstVisits = [Int](repeating: -1, count: flow.causes.count)
    begin()
  }

  /// The way to a step that is on top, or hosts a child that goes on there.
  mutating func way(to state: Int) -> Way? {
    search { $0.firstVisits[state] >= 0 }
    return firstVisits[state] < 0 ? nil : way(endingAt: firstVisits[state])
  }

  /// The way to the nearest of several steps.
  mutating func way(toAnyOf states: [Int]) -> Way? {
    var isWanted = [Bool](repeating: false, count: firstVisits.count)
    for state in states { isWanted[state] = true }
    var seen = 0
    var found: Int?
    search { finder in
      while seen < finder.visits.count {
        if isWanted[finder.arena.cells[finder.visits[seen].path].state] {
          found = seen
          return true
        }
        seen += 1
      }
      return false
    }
    return found.map { way(endingAt: $0) }
  }

  /// The way to where the answer to an event cannot be carried out.
  mutating func way(toFailureOf record: Int) -> Way? {
    search { $0.failures[record] != nil }
    return failures[record].map { way(endingAt: $0) }
  }

  private func way(endingAt visit: Int) -> Way {
    var steps: [Visit] = []
    var visit = visit
    while visit >= 0 {
      steps.append(visits[visit])
      visit = visits[visit].previous
    }
    return Way(visits: steps.reversed())
  }
}

// MARK: - Searching

extension WayFinder {
  private mutating func begin() {
    guard flow.first != nil else { return }
    let path = moves.path(flow.beginning, in: &arena)
    arrive(at: path, from: -1, by: .begin)
  }

  /// Goes on until something holds, at last over every path there is.
  private mutating func search(until isDone: (WayFinder) -> Bool) {
    while !isDone(self) {
      if next < visits.count {
        visit(next)
        next += 1
      } else if !isExact, flow.first != nil {
        isExact = true
        (known, next) = ([], 0)
        let before = visits.count
        begin()
        next = before
      } else {
        return
      }
    }
  }

  private mutating func visit(_ number: Int) {
    let path = visits[number].path
    let cell = arena.cells[path]
    wasOnTop.insert(path)
    for stimulus in 0..<flow.exampleCount { ask(stimulus, on: path, from: number) }
    endChild(in: path, cell, from: number)
    goBack(from: path, cell, number)
  }

  private mutating func endChild(in path: Int, _ cell: PathCell, from number: Int) {
    var lower = path
    while lower != PathArena.nothing {
      let cell = arena.cells[lower]
      defer { lower = cell.lower }
      if moves.showsPanes(cell) { askPanes(of: cell, in: lower, on: path, from: number) }
      guard moves.hosts(cell) || moves.showsAlert(cell) else { continue }
      for hosting in index.hostings(in: cell) {
        for signal in hosting.signals { ask(signal, on: path, from: number) }
        guard lower == path else { continue }
        for result in hosting.results { end(cell, with: result, from: number) }
      }
    }
  }

  /// Chooses panes that are in view, lets those of any step on the path signal and end.
  private mutating func askPanes(of cell: PathCell, in place: Int, on path: Int, from number: Int) {
    guard let set = flow.panes[cell.state] else { return }
    if place == path {
      for case let stimulus? in set.selections { ask(stimulus, on: path, from: number) }
    }
    for hosting in set.hostings {
      for signal in hosting.signals { ask(signal, on: path, from: number) }
      for result in hosting.results {
        ask(result, on: place, from: number)
        // What stood above is gone even where nothing else moves.
        let answer = index.record(of: result, in: cell.state).map { flow.book.records[$0].answer }
        if place != path, answer?.isIdle == true {
          arrive(at: place, from: number, by: .stimulus(result))
        }
      }
    }
  }

  private mutating func end(_ cell: PathCell, with result: Int, from number: Int) {
    let ended = arena.number(
      of: PathCell(state: cell.state, traits: cell.traits.union(.ended), lower: cell.lower)
    )
    guard let record = index.record(of: result, in: cell.state) else { return }
    let answer = flow.book.records[record].answer
    let landing = moves.carryOut(answer, on: ended, in: &arena)
    note(landing, of: record, at: number)
    switch (landing, answer) {
    case (.path(let path), _): arrive(at: path, from: number, by: .stimulus(result))
    case (.idle, .postpone): arrive(at: ended, from: number, by: .stimulus(result))
    case (.idle, _), (.problem, _):
      if case .path(let path) = moves.carryOut(.pop, on: ended, in: &arena) {
        let below = index.record(ofChoice: result, after: answer, in: arena.cells[path].state)
        guard let below else { return arrive(at: path, from: number, by: .stimulus(result)) }
        arrive(at: path, from: number, by: result, asking: below)
      }
    case (.left, _), (.end, _): break
    }
  }

  /// Arrives below an alert, where the step may answer to the button that was chosen.
  private mutating func arrive(at path: Int, from number: Int, by choice: Int, asking record: Int) {
    switch moves.carryOut(flow.book.records[record].answer, on: path, in: &arena) {
    case .path(let next): arrive(at: next, from: number, by: .stimulus(choice))
    case .left, .end: break
    case .idle: arrive(at: path, from: number, by: .stimulus(choice))
    case .problem:
      visits.append(Visit(path: path, previous: number, trigger: .stimulus(choice)))
      if failures[record] == nil { failures[record] = visits.count - 1 }
    }
  }

  private mutating func ask(_ stimulus: Int, on path: Int, from number: Int) {
    guard let record = index.record(of: stimulus, in: arena.cells[path].state) else { return }
    let answer = flow.book.records[record].answer
    if answer.isIdle { return }
    let landing = moves.carryOut(answer, on: path, in: &arena)
    note(landing, of: record, at: number)
    if case .path(let path) = landing {
      arrive(at: path, from: number, by: .stimulus(stimulus))
    }
  }

  private mutating func note(_ landing: Landing, of record: Int, at visit: Int) {
    if case .problem = landing, failures[record] == nil { failures[record] = visit }
  }

  private mutating func goBack(from path: Int, _ cell: PathCell, _ number: Int) {
    guard !moves.hosts(cell) else { return }
    if !moves.showsNothing(cell), let back = flow.space.backs[cell.state], back != .allowed {
      return
    }
    var rest = cell.lower
    if moves.showsNothing(cell), rest != PathArena.nothing, !moves.hosts(arena.cells[rest]) {
      rest = arena.cells[rest].lower
    }
    if rest != PathArena.nothing { arrive(at: rest, from: number, by: .back) }
  }

  private mutating func arrive(at path: Int, from number: Int, by trigger: Trigger) {
    let cell = arena.cells[path]
    let isHidden = isExact || hidesSomething(below: path)
    let arrival = Arrival(
      state: cell.state,
      traits: cell.traits,
      path: isHidden ? path : PathArena.nothing
    )
    guard known.insert(arrival).inserted else { return }
    if isHidden {
      exactVisits += 1
      if exactVisits > Self.mostExactVisits { return }
    }
    if firstVisits[cell.state] < 0 { firstVisits[cell.state] = visits.count }
    visits.append(Visit(path: path, previous: number, trigger: trigger))
  }

  private func hidesSomething(below path: Int) -> Bool {
    let lower = arena.cells[path].lower
    return lower != PathArena.nothing && !wasOnTop.contains(lower)
  }
}
