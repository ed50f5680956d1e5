/// Carries out answers on real paths, by the same rules as a coordinator.
///
/// A move is tried on a draft first: the part of the old path that stays, and new steps on top.
struct PathMoves {
  private struct NewStep {
    var state: Int
    var traits: PathEntry.Traits
    var child = PathArena.nothing
    /// The step whose panes go on in this one.
    var panesOf: PathCell?
  }

  let flow: any CheckedFlow
  private let number: Int
  let shows: [StepShows]
  let alertStyles: Set<Int>
  private let lists: [[Int]]
  private let sequences: [[Answer]]
  private var kept = PathArena.nothing
  private var added: [NewStep] = []

  init(_ flow: any CheckedFlow, number: Int = 0) {
    self.flow = flow
    self.number = number
    shows = flow.space.shows
    alertStyles = flow.space.alertStyles
    lists = flow.book.lists
    sequences = flow.book.sequences
  }

  /// Puts a whole path together, for the beginning of a flow.
  mutating func path(_ states: [Int], in arena: inout PathArena) -> Int {
    kept = PathArena.nothing
    added = states.map { NewStep(state: $0, traits: []) }
    return build(in: &arena)
  }

  /// Carries out an answer, given with the path's top as the current step.
  mutating func carryOut(
    _ answer: Answer,
    on path: Int,
    in arena: inout PathArena
  ) -> Landing {
    kept = path
    added.removeAll(keepingCapacity: true)
    if case .sequence(let number) = answer {
      let moves = sequences[number]
      for (index, move) in moves.enumerated() {
        guard let landing = make(move, isAlone: false, in: arena) else { continue }
        guard landing.isEnding, index < moves.count - 1 else { return landing }
        return .problem(.misplacedInSequence)
      }
    } else if let landing = make(answer, isAlone: true, in: arena) {
      return landing
    }
    if kept == path, added.isEmpty { return .idle }
    return .path(build(in: &arena))
  }
}

// MARK: - Moves

extension PathMoves {
  /// Makes a move; answers nil when it can be made and is not the last anyway.
  private mutating func make(_ move: Answer, isAlone: Bool, in arena: PathArena) -> Landing? {
    switch move {
    case .push(let state): return push(state, [], in: arena)
    case .present(let state, let style): return push(state, presented(style), in: arena)
    case .replace(let state): replace(with: state, keepingChild: false, in: arena)
    case .update(let state): replace(with: state, keepingChild: true, in: arena)
    case .setStack(let list): return setStack(lists[list], in: arena)
    case .pop: return pop(in: arena)
    case .popTo(let state): return popTo(state, in: arena)
    case .popToRoot: popToRoot(in: arena)
    case .dismiss: return dismiss(in: arena)
    case .stay, .tell, .signal: break
    case .postpone, .unhandled: return isAlone ? nil : .problem(.misplacedInSequence)
    case .finish, .fail, .cancel: return .end
    case .sequence: return .problem(.misplacedInSequence)
    }
    return nil
  }

  private mutating func push(
    _ state: Int,
    _ traits: PathEntry.Traits,
    in arena: PathArena
  ) -> Landing? {
    var below = added.last?.traits
    if added.isEmpty, kept != PathArena.nothing {
      let cell = arena.cells[kept]
      if showsNothing(cell) { kept = cell.lower } else { below = cell.traits }
    }
    let isAlert = shows[state] == .alert
    if traits.isEmpty, !isAlert, below?.contains(.alert) == true {
      return .problem(.pushedOntoAlert)
    }
    added.append(NewStep(state: state, traits: isAlert ? .ofAlert : traits))
    return nil
  }

  private mutating func replace(with state: Int, keepingChild: Bool, in arena: PathArena) {
    if !added.isEmpty { return added[added.count - 1].state = state }
    guard kept != PathArena.nothing else { return }
    let cell = arena.cells[kept]
    kept = cell.lower
    // What follows an alert is no alert because of that.
    let traits = shows[cell.state] == .alert ? [] : cell.traits.intersection(.ofAlert)
    let staysSame = keepingChild && hosts(cell) && canUpdate(cell.state, to: state)
    let keepsPanes = keepingChild && canKeepPanes(of: cell, as: state)
    added.append(
      NewStep(
        state: state,
        traits: traits,
        child: staysSame ? cell.child : PathArena.nothing,
        panesOf: keepsPanes ? cell : nil
      )
    )
  }

  private func canUpdate(_ state: Int, to other: Int) -> Bool {
    shows[other] == .flow && flow.hostedType(in: state) == flow.hostedType(in: other)
  }

  /// Steps that the old path begins with stay what they are.
  private mutating func setStack(_ states: [Int], in arena: PathArena) -> Landing? {
    if states.isEmpty { return .problem(.emptyStack) }
    var cells: [Int] = []
    var cell = kept
    while cell != PathArena.nothing {
      cells.append(cell)
      cell = arena.cells[cell].lower
    }
    cells.reverse()
    var same = 0
    while same < min(cells.count, states.count),
      canStay(arena.cells[cells[same]], as: states[same], isLast: same == states.count - 1)
    {
      same += 1
    }
    kept = same > 0 ? cells[same - 1] : PathArena.nothing
    added = states[same...].map { NewStep(state: $0, traits: []) }
    return nil
  }

  private func canStay(_ cell: PathCell, as state: Int, isLast: Bool) -> Bool {
    guard cell.state == state, !cell.traits.contains(.presented), !cell.traits.contains(.ended)
    else { return false }
    return isLast || shows[state] != .nothing
  }

  private mutating func pop(in arena: PathArena) -> Landing? {
    if added.isEmpty {
      let lower = arena.cells[kept].lower
      if lower == PathArena.nothing { return .left }
      kept = lower
    } else {
      if added.count == 1, kept == PathArena.nothing { return .left }
      added.removeLast()
    }
    return nil
  }

  private func canReturn(to cell: PathCell, _ state: Int) -> Bool {
    cell.state == state && !showsNothing(cell)
  }

  private mutating func popTo(_ state: Int, in arena: PathArena) -> Landing? {
    if let index = added.dropLast().lastIndex(where: { $0.state == state }) {
      added.removeLast(added.count - index - 1)
      return nil
    }
    var cell = added.isEmpty ? arena.cells[kept].lower : kept
    while cell != PathArena.nothing, !canReturn(to: arena.cells[cell], state) {
      cell = arena.cells[cell].lower
    }
    if cell != PathArena.nothing {
      kept = cell
      added.removeAll()
      return nil
    }
    let isThere = added.last.map { $0.state == state } ?? canReturn(to: arena.cells[kept], state)
    return isThere ? nil : .problem(.stepNotBelow)
  }

  private mutating func popToRoot(in arena: PathArena) {
    if kept == PathArena.nothing { return added.removeLast(max(0, added.count - 1)) }
    while arena.cells[kept].lower != PathArena.nothing { kept = arena.cells[kept].lower }
    added.removeAll()
  }

  private mutating func dismiss(in arena: PathArena) -> Landing? {
    let lowest = kept == PathArena.nothing ? 1 : 0
    if let index = added.indices.last(where: {
      $0 >= lowest && added[$0].traits.contains(.presented)
    }) {
      added.removeLast(added.count - index)
      return nil
    }
    var cell = kept
    while cell != PathArena.nothing {
      let lower = arena.cells[cell].lower
      if lower != PathArena.nothing, arena.cells[cell].traits.contains(.presented) {
        kept = lower
        added.removeAll()
        return nil
      }
      cell = lower
    }
    return .problem(.nothingPresented)
  }

  /// Lets the new steps enter one by one: what shows nothing makes room.
  private mutating func build(in arena: inout PathArena) -> Int {
    var top = kept
    for new in added {
      if top != PathArena.nothing, showsNothing(arena.cells[top]) { top = arena.cells[top].lower }
      let isFirst = top == PathArena.nothing
      top = arena.number(
        of: PathCell(
          flow: number,
          state: new.state,
          traits: isFirst ? .first : shows[new.state] == .alert ? .ofAlert : new.traits,
          lower: top,
          child: new.child,
          panes: panes(goingOnIn: new.state, from: new.panesOf, in: &arena)
        )
      )
    }
    return top
  }
}
