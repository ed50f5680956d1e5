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
  func carryOut(_ move: DraftMove) {
    var move = move
    let moves = moves(of: move)
    while move.position < moves.count {
      guard moves.count == 1 || visitedDrafts.insert(move).inserted else { return }
      let isLast = move.position == moves.count - 1
      switch attempt(moves[move.position], on: &move.path, isAlone: moves.count == 1) {
      case .done: move.position += 1
      case .walk(let start, let walk):
        return walks.listen(to: goal(from: start, walk), .move(move))
      case .leftFlow where isLast: return log.note(move.record, .leftFlow)
      case .end where isLast: return log.note(move.record, .end)
      case .leftFlow, .end: return fail(move, .misplacedInSequence)
      case .problem(let problem): return fail(move, problem)
      }
    }
    finish(move)
  }

  /// Goes on with a move that had to walk down, at one of the ends of its walk.
  func resume(_ move: DraftMove, at end: Int) {
    var move = move
    if end != WalkTable.none {
      move.path = DraftPath(base: end)
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

  private func fail(_ move: DraftMove, _ problem: PathProblem) {
    log.note(move.record, .problem(problem))
    if move.popsWhenIdle, !move.isLeaving { leave(move) }
  }

  /// Pops the hosting step whose child has ended, since nothing else was answered.
  private func leave(_ move: DraftMove) {
    var leaving = DraftMove(record: move.record, at: move.start, popsWhenIdle: true)
    leaving.isLeaving = true
    carryOut(leaving)
  }

  private func finish(_ move: DraftMove) {
    if move.isIdle, move.popsWhenIdle { return leave(move) }
    guard let top = build(move.path, for: move.record) else { return }
    log.note(move.record, .step(entries[top].state))
    bring(top, by: .record(move.record))
  }

  /// Turns a draft into entries, and answers the top.
  private func build(_ path: DraftPath, for record: Int) -> Int? {
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
        entry = self.entry(new.state, new.traits, .buried(record: record, place: place))
      }
      if let lower, !isBottom {
        put(entry, above: lower)
      } else if let base = path.base, !isBottom {
        put(entry, inPlaceOf: base)
      }
      isBottom = false
      lower = entry
    }
    return lower
  }

  /// Begins on a path.
  func begin(on states: [Int]) {
    let path = DraftPath(added: states.map { DraftPath.NewStep(state: $0, traits: []) })
    if let top = build(path, for: -1) {
      firstTop = top
      bring(top, by: .begin)
    }
    settle()
  }
}
