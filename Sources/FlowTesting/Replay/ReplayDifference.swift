import FlowCoordinators

/// The first thing in a replay that is not as it was recorded.
///
/// ```text
/// AppFlow no longer fits the recording.
/// Event 2 goes another way: App/login: submitted("ada") in credentials
///   recorded: App/login: submitted("ada") → push(.code("ada")), now code("ada")
///   now:      App/login: submitted("ada") → finish("ada")
/// Record the way again if the change is meant.
/// ```
public struct ReplayDifference: Error, Equatable {
  /// Why a replay cannot go on.
  public enum Reason: Equatable, Sendable {
    /// Something else follows; nil stands for nothing.
    case other(recorded: String?, now: String?)

    /// The coordinator is in another step.
    case otherStep(String)

    /// The screen that the user used is not there; these are.
    case otherScreens([String])

    /// No coordinator runs at the address; an indented line for each that does.
    case nobodyThere(running: [String])

    /// The event or the result cannot be made again, for this reason.
    case notReplayable(String)

    /// The recording lacks lines before this event.
    case missingLines

    /// The run began elsewhere; where both began with a snapshot, with another one.
    case otherBeginning(recorded: Beginning, now: Beginning)
  }

  /// Where a run began.
  public enum Beginning: Equatable, Sendable {
    /// At the beginning of the flow.
    case flow
    /// Where a snapshot was taken.
    case snapshot

    init(with snapshot: FlowSnapshot?) {
      self = snapshot == nil ? .flow : .snapshot
    }
  }

  /// The name of the root's flow type.
  public let flow: String

  /// The number of what came from outside, from 1; 0 for the start.
  public let number: Int

  /// What came, where it went, and the step that was asked; nil for the start.
  public let input: String?

  /// Why the replay cannot go on.
  public let reason: Reason
}

// MARK: - CustomStringConvertible

extension ReplayDifference: CustomStringConvertible {
  /// What differs, and what to do about it.
  public var description: String {
    let place = input == nil ? "The start" : "Event \(number)"
    let name = input.map { ": \($0)" } ?? "."
    let lines: [String] =
      switch reason {
      case .other(let recorded, let now):
        [
          "\(place) goes another way\(name)", "  recorded: \(recorded ?? "nothing more")",
          "  now:      \(now ?? "nothing more")", Self.advice,
        ]
      case .otherStep(let step):
        ["\(place) meets another step\(name)", "  now in \(step)", Self.advice]
      case .otherScreens(let screens):
        [
          "\(place) meets other screens\(name)",
          "  now there: \(screens.isEmpty ? "none" : screens.joined(separator: ", "))", Self.advice,
        ]
      case .nobodyThere(let running):
        ["\(place) has nobody to go to\(name)"]
          + (running.isEmpty ? ["Nothing is running."] : ["Running are:"] + running)
          + [Self.advice]
      case .notReplayable(let obstacle):
        [
          "\(place) cannot be replayed\(name)", "  \(obstacle)",
          "Make the type Codable and record again, or list the event in exampleEvents.",
        ]
      case .missingLines:
        ["Lines before event \(number) are missing\(name)", "Use the recording as it was written."]
      case .otherBeginning(let recorded, let now): Self.lines(recorded, now)
      }
    return (["\(flow) no longer fits the recording."] + lines).joined(separator: "\n")
  }

  private static func lines(_ recorded: Beginning, _ now: Beginning) -> [String] {
    switch (recorded, now) {
    case (.snapshot, .snapshot):
      [
        "The recorded run began with another snapshot than this one.",
        "Start the tester with the snapshot of the recording: FlowTester(_:restoring:).",
      ]
    case (.snapshot, .flow):
      [
        "The recorded run began with a snapshot, this one at the beginning of the flow.",
        "Start the tester with the snapshot of the recording: FlowTester(_:restoring:).",
      ]
    case (.flow, _):
      [
        "The recorded run began at the beginning of the flow, this one with a snapshot.",
        "Start the tester without a snapshot: FlowTester(_:).",
      ]
    }
  }

  private static let advice = "Record the way again if the change is meant."
}
