/// The way round that a flow goes on for ever, on a real path.
///
/// Steps are looked through breadth first until one comes back to a step that it has come from, in
/// a way that can be gone again. Going back is the user's, and not part of it.
struct Loop {
  struct Part {
    let state: Int
    /// What leads there; nil at the beginning.
    let stimulus: Int?
  }

  private struct Visit {
    let path: Int
    let previous: Int
    let stimulus: Int?
  }

  private static let mostVisits = 5000

  /// What leads from the beginning of the search to the first step of the loop, both included.
  private(set) var lead: [Part] = []
  /// The steps in order, the first one again at the end.
  private(set) var parts: [Part] = []
  var states: [Int] { parts.map(\.state) }

  private let flow: any CheckedFlow
  private let index: AnswerIndex
  private var moves: PathMoves
  private var arena: PathArena
  private var visits: [Visit] = []
  private var known: Set<Int> = []

  /// Searches from the end of a way; answers nil where no way round is found.
  init?(in flow: any CheckedFlow, from way: FoundWay) {
    self.flow = flow
    index = AnswerIndex(flow)
    moves = PathMoves(flow)
    arena = way.arena
    visits = [Visit(path: way.path, previous: -1, stimulus: nil)]
    known = [way.path]
    var next = 0
    while next < visits.count, next < Self.mostVisits, parts.isEmpty {
      visit(next)
      next += 1
    }
    if parts.isEmpty { return nil }
  }

  private mutating func visit(_ number: Int) {
    let path = visits[number].path
    let cell = arena.cells[path]
    if !moves.hosts(cell), !moves.showsAlert(cell) {
      for stimulus in 0..<flow.exampleCount { ask(stimulus, on: path, from: number) }
      for stimulus in index.paneStimuli(in: cell.state) { ask(stimulus, on: path, from: number) }
      return
    }
    for hosting in index.hostings(in: cell) {
      let ended = ended(cell)
      for stimulus in 0..<flow.exampleCount { ask(stimulus, on: path, from: number) }
      for signal in hosting.signals { ask(signal, on: path, from: number) }
      for result in hosting.results { ask(result, on: ended, from: number, popsWhenIdle: true) }
    }
  }

  private mutating func ask(
    _ stimulus: Int,
    on path: Int,
    from number: Int,
    popsWhenIdle: Bool = false
  ) {
    guard parts.isEmpty, let target = target(of: stimulus, on: path, popsWhenIdle) else { return }
    if state(of: target) != state(of: path) || popsWhenIdle {
      arrive(at: target, from: number, by: stimulus)
    }
  }

  /// The path that an event leads to; nil where it leads nowhere.
  private mutating func target(of stimulus: Int, on path: Int, _ popsWhenIdle: Bool) -> Int? {
    guard let record = index.record(of: stimulus, in: state(of: path)) else { return nil }
    let answer = flow.book.records[record].answer
    var landing = moves.carryOut(answer, on: path, in: &arena)
    switch (landing, answer) {
    case (.idle, .postpone): return nil
    case (.idle, _), (.problem, _):
      if popsWhenIdle { landing = moves.carryOut(.pop, on: path, in: &arena) }
    default: break
    }
    guard case .path(let target) = landing else { return nil }
    guard popsWhenIdle,
      let below = index.record(ofChoice: stimulus, after: answer, in: state(of: target))
    else { return target }
    switch moves.carryOut(flow.book.records[below].answer, on: target, in: &arena) {
    case .path(let next): return next
    case .idle, .problem: return target
    case .left, .end: return nil
    }
  }

  private func state(of path: Int) -> Int { arena.cells[path].state }

  private mutating func arrive(at path: Int, from number: Int, by stimulus: Int) {
    var turn = number
    while turn >= 0, state(of: visits[turn].path) != state(of: path) {
      turn = visits[turn].previous
    }
    if turn >= 0 {
      guard canRepeat(chain(to: number, after: turn), to: path, by: stimulus, turn) else { return }
      lead = chain(to: turn, after: -1)
      parts =
        [Part(state: state(of: path), stimulus: nil)] + chain(to: number, after: turn)
        + [Part(state: state(of: path), stimulus: stimulus)]
    } else if known.insert(path).inserted {
      visits.append(Visit(path: path, previous: number, stimulus: stimulus))
    }
  }

  /// Whether a way round can be gone a second time, on a path that has not become shorter.
  private mutating func canRepeat(
    _ parts: [Part],
    to path: Int,
    by last: Int,
    _ first: Int
  ) -> Bool {
    if path == visits[first].path { return true }
    if arena.states(of: path).count < arena.states(of: visits[first].path).count { return false }
    var place = path
    for part in parts + [Part(state: state(of: path), stimulus: last)] {
      guard let stimulus = part.stimulus else { continue }
      var popsWhenIdle = false
      let cell = arena.cells[place]
      switch flow.stimuli[stimulus] {
      case .result where moves.hosts(cell), .choice where moves.showsAlert(cell):
        popsWhenIdle = true
        place = ended(cell)
      case .result, .choice: return false
      case .selection where !moves.showsPanes(cell), .paneResult where !moves.showsPanes(cell):
        return false
      case .example, .signal, .selection, .paneResult, .paneSignal: break
      }
      guard let target = target(of: stimulus, on: place, popsWhenIdle),
        state(of: target) == part.state
      else { return false }
      place = target
    }
    return true
  }

  private mutating func ended(_ cell: PathCell) -> Int {
    arena.number(
      of: PathCell(state: cell.state, traits: cell.traits.union(.ended), lower: cell.lower)
    )
  }

  /// The parts on the way to a visit, without the one that they come after.
  private func chain(to last: Int, after first: Int) -> [Part] {
    var chain: [Part] = []
    var number = last
    while number != first {
      let visit = visits[number]
      chain.append(Part(state: state(of: visit.path), stimulus: visit.stimulus))
      number = visit.previous
    }
    return chain.reversed()
  }
}
