/// A step as it occurs in paths: what it is there, and which occurrences it stands for.
struct PathEntry {
  let traits: Traits
  private let number: Int32

  init(state: Int, traits: Traits) {
    self.traits = traits
    number = Int32(truncatingIfNeeded: state)
  }

  var state: Int { Int(number) }

  /// What matters about an occurrence besides its step.
  struct Traits: OptionSet, Hashable {
    let rawValue: UInt8

    /// The step opened a container of its own.
    static let presented = Traits(rawValue: 1)
    /// The container is an alert, onto which nothing can be pushed.
    static let alert = Traits(rawValue: 2)
    /// Nothing of the flow lies below it.
    static let first = Traits(rawValue: 4)
    /// The child that the step hosted has ended.
    static let ended = Traits(rawValue: 8)

    /// Those that a step keeps which takes the place of another.
    static let ofPlace: Traits = [.presented, .alert, .first]
    /// Those that an alert has however it was entered.
    static let ofAlert: Traits = [.presented, .alert]
  }
}

/// What tells apart two entries of the same step and traits that stand in places of their own.
///
/// A step that a `setStack` or a sequence buries must not be taken for the same step pushed
/// elsewhere: what lies below the one does not lie below the other.
enum PathAnchor: Hashable {
  /// Directly above this entry, and nowhere else; what begins with a first entry is one exact path.
  case above(Int)
  /// In the place of this entry, whose child has ended.
  case after(Int)
  /// Put there, at this place among the new steps, by this answer.
  case buried(record: Int, place: Int)
}

/// What a step shows, as far as paths are concerned.
enum StepShows {
  case screen
  /// A screen that is an alert: presented, and gone when one of its buttons is chosen.
  case alert
  case nothing
  case flow
  /// A screen that holds child flows side by side.
  case panes
}

/// Where an answer leads on some path.
enum PathTarget: Hashable {
  case step(Int)
  /// The first step was popped: the flow ends as if the user had gone back.
  case leftFlow
  /// The flow ends with the last of several moves.
  case end
  case problem(PathProblem)
}

/// Why an answer cannot be carried out on some path.
enum PathProblem: Hashable {
  case stepNotBelow
  case nothingPresented
  case emptyStack
  case pushedOntoAlert
  case misplacedInSequence
}
