/// What the flows of a walk have done, told by themselves.
final class WalkLog {
  /// Something that every flow value of a walk holds, to see that all of them are let go.
  final class Token {
    private let log: WalkLog

    fileprivate init(_ log: WalkLog) {
      self.log = log
      log.living += 1
    }

    deinit {
      log.living -= 1
    }
  }

  /// Flow values that are held by somebody.
  private(set) var living = 0
  /// Flows that have answered, since the log was cleared.
  private var answered: Set<UInt64> = []
  private var answers = 0
  private var gestures = 0
  private var reachesDown = false

  /// Whether one answer was all that happened.
  var isOneAnswer: Bool { answers == 1 && gestures == 0 }

  func makeToken() -> Token { Token(self) }

  func noteAnswer(of flow: UInt64, reachesDown: Bool) {
    answers += 1
    answered.insert(flow)
    if reachesDown { self.reachesDown = true }
  }

  func noteGesture() {
    gestures += 1
  }

  func clear() {
    answers = 0
    gestures = 0
    reachesDown = false
    answered.removeAll(keepingCapacity: true)
  }

  /// Whether the steps of a flow, where they are still there, must be what they were.
  func keepsSteps(of flow: UInt64) -> Bool {
    !answered.contains(flow) || (isOneAnswer && !reachesDown)
  }
}
