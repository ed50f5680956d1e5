/// What an answer comes down to on a real path.
enum Landing {
  /// Nothing moves.
  case idle
  case path(Int)
  /// The first step was popped.
  case left
  case end
  case problem(PathProblem)

  /// Whether the flow ends.
  var isEnding: Bool {
    switch self {
    case .left, .end: true
    case .idle, .path, .problem: false
    }
  }
}
