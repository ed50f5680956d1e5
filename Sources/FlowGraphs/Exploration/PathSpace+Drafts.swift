/// Trying the moves of an answer on a path before any of them counts.
extension PathSpace {
  /// What became of one move.
  enum Attempt {
    case done
    /// Where it leads is found by walking down.
    case walk(from: Int, PathWalk)
    case leftFlow
    case end
    case problem(PathProblem)
  }

  /// Carries out an answer from where it has got to.
  mutating func carryOut(_ move: DraftMove) {
    var move = move
    let moves = moves(of: move)
    while move.position < moves.count {
      guard moves.count == 1 || visitedDrafts.insert(move).inserted else { return }
      let isLast = move.position == moves.count - 1
      switch attempt(moves[move.position], on: &move.path, isAlone: moves.count == 1) {
      case .done: move.position += 1
      case .walk(let start, let walk): return self.walk(walk, from: start, for: move)
      case .leftFlow where isLast: return log.note(move.record, .leftFlow)
      case .end where isLast: return log.note(move.record, .end)
      case .leftFlow, .end: return fail(move, .misplacedInSequence)
      case .problem(let problem): return fail(move, problem)
      }
    }
    finish(move)
  }

  /// Walks down for a move; the first part of the way may be known.
  private mutating func walk(_ walk: PathWalk, from start: Int, for move: DraftMove) {
    guard move.hasStart, let lower = move.lower else {
      return listen(to: walk, from: start, .move(move))
    }
    switch walk {
    case .below: resume(move, at: lower)
    case .dismiss where isPresented(start): resume(move, at: lower)
    case .popTo(let state) where entries[lower].state == state: resume(move, at: lower)
    case .root where isFirst(lower): resume(move, at: lower)
    case _ where isFirst(lower): resume(move, at: WalkTable.none)
    case .dismissBelow: listen(to: .dismiss, from: lower, .move(move))
    default: listen(to: walk, from: lower, .move(move))
    }
  }

  /// Goes on with a move that had to walk down, at one of the ends of its walk.
  mutating func resume(_ move: DraftMove, at end: Int) {
    var move = move
    if end != WalkTable.none {
      move.path = DraftPath(base: end)
      move.hasStart = false
    } else if case .popTo(let state) = moves(of: move)[move.position] {
      guard top(of: move.path, holds: state) else { return fail(move, .stepNotBelow) }
    } else {
      return fail(move, .nothingPresented)
    }
    move.position += 1
    carryOut(move)
  }

  private func moves(of move: DraftMove) -> [Answer] {
    if move.isLeaving { return [.pop] }
    let answer = book.records[move.record].answer
    if case .sequence(let number) = answer { return book.sequences[number] }
    return [answer]
  }

  private mutating func fail(_ move: DraftMove, _ problem: PathProblem) {
    log.note(move.record, .problem(problem))
    if move.popsWhenIdle, !move.isLeaving { leave(move) }
  }

  /// Pops the hosting step whose child has ended, since nothing else was answered.
  private mutating func leave(_ move: DraftMove) {
    var leaving = DraftMove(record: move.record, at: move.start, popsWhenIdle: true)
    leaving.isLeaving = true
    leaving.lower = move.lower
    carryOut(leaving)
  }

  private mutating func finish(_ move: DraftMove) {
    if move.isIdle, move.popsWhenIdle { return leave(move) }
    guard let top = build(move.path, of: move) else { return }
    log.note(move.record, .step(entries[top].state))
    bring(top, by: .record(move.record))
  }

  /// Turns a draft into entries, and answers the top.
  private mutating func build(_ path: DraftPath, of move: DraftMove?) -> Int? {
    var lower = path.isBaseGone ? nil : path.base
    var isBottom = path.base.map { path.isBaseGone && isFirst($0) } ?? true
    for (place, new) in path.added.enumerated() {
      let isTop = place == path.added.count - 1
      // A step that shows nothing makes room for the one that is put on top of it.
      guard isTop || shows[new.state] != .nothing else { continue }
      let entry: Int
      if isBottom {
        entry = first(new.state)
      } else if isTop {
        entry = self.entry(new.state, new.traits)
      } else if path.base == nil, let lower {
        entry = self.entry(new.state, new.traits, .above(lower))
      } else {
        entry = self.entry(new.state, new.traits, .buried(record: move?.record ?? -1, place: place))
      }
      if let lower, !isBottom {
        put(entry, above: lower)
      } else if let base = path.base, !isBottom {
        if let move, move.hasStart, let known = move.lower {
          put(entry, above: known)
        } else {
          put(entry, inPlaceOf: base)
        }
      }
      if !isTop { noteBuried(entry) }
      isBottom = false
      lower = entry
    }
    return lower
  }

  /// The top of a path that is given as a list, nil of an empty list; the same from everywhere.
  mutating func stackTop(of list: Int) -> Int? {
    if let top = stackTops[list] { return top }
    let states = book.lists[list]
    let path = DraftPath(added: states.map { DraftPath.NewStep(state: $0, traits: []) })
    let top = build(path, of: nil)
    stackTops[list] = top
    return top
  }

  /// Begins on a path.
  mutating func begin(on states: [Int]) {
    guard let top = stackTop(of: book.number(of: states)) else { return }
    firstTop = top
    beginning = states
    bring(top, by: .begin)
    settle()
  }
}
