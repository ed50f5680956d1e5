/// Why an answer cannot be carried out on a path, and which part of it is to blame.
struct MoveFailure {
  let problem: PathProblem
  /// The reason as it stands in a sentence.
  let reason: String

  /// Carries out an answer part by part; answers nil where nothing is wrong with it.
  init?(of answer: Answer, at way: FoundWay, in flow: any CheckedFlow, isResult: Bool) {
    var arena = way.arena
    var path = way.path
    if isResult {
      let cell = arena.cells[path]
      path = arena.number(
        of: PathCell(state: cell.state, traits: cell.traits.union(.ended), lower: cell.lower)
      )
    }
    guard case .sequence(let number) = answer else {
      var moves = PathMoves(flow)
      guard case .problem(let problem) = moves.carryOut(answer, on: path, in: &arena) else {
        return nil
      }
      self.problem = problem
      reason =
        flow.describe(answer) + " "
        + problem.reason(in: Self.text(of: path, in: arena, flow), answer)
      return
    }
    let parts = flow.book.sequences[number]
    guard let failing = Self.failingPart(of: parts, from: &path, in: &arena, flow) else {
      return nil
    }
    problem = failing.problem
    let part = parts[failing.index]
    reason =
      "part \(failing.index + 1), \(flow.describe(part)), "
      + problem.reason(in: Self.text(of: path, in: arena, flow), part)
  }

  private static func failingPart(
    of parts: [Answer],
    from path: inout Int,
    in arena: inout PathArena,
    _ flow: any CheckedFlow
  ) -> (index: Int, problem: PathProblem)? {
    var moves = PathMoves(flow)
    for (index, part) in parts.enumerated() {
      switch part {
      case .postpone, .unhandled: return (index, .misplacedInSequence)
      default: break
      }
      switch moves.carryOut(part, on: path, in: &arena) {
      case .problem(let problem): return (index, problem)
      case .left, .end: return index + 1 < parts.count ? (index + 1, .misplacedInSequence) : nil
      case .path(let next): path = next
      case .idle: break
      }
    }
    return nil
  }

  private static func text(of path: Int, in arena: PathArena, _ flow: any CheckedFlow) -> String {
    "[\(arena.states(of: path).map { flow.stepCode($0) }.joined(separator: ", "))]"
  }
}

extension PathProblem {
  /// Why a move cannot be made, as it stands after the move.
  fileprivate func reason(in path: String, _ move: Answer) -> String {
    switch (self, move) {
    case (.stepNotBelow, _): "finds no such step in \(path)"
    case (.nothingPresented, _): "finds nothing presented in \(path)"
    case (.emptyStack, _): "names no step"
    case (.pushedOntoAlert, _): "would stand on an alert, in \(path)"
    case (.misplacedInSequence, .postpone), (.misplacedInSequence, .unhandled):
      "cannot stand in a sequence"
    case (.misplacedInSequence, _): "comes after the end of the flow"
    }
  }
}
