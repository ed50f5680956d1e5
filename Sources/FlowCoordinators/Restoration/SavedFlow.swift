/// One flow of a snapshot, as it is written down.
///
/// The flows of a tree stand in one list, in the order in which they start: a step that shows a flow
/// shows the next one that no step before has taken, and a step with panes the next ones, the first
/// pane's first, each with everything below it. So trees of any height are written and read without
/// recursion.
struct SavedFlow: Codable {
  /// The name of the flow's type.
  let flow: String
  let path: [SavedStep]
  /// The events that the flow keeps; nil for none.
  var postponed: [SnapshotValue]?
}

/// One step of a saved path.
struct SavedStep: Codable {
  /// What a step shows.
  enum Shown: String, Codable {
    case screen
    case alert
    /// A child flow, the next of the list.
    case flow
    /// A screen with panes, whose flows are the next of the list.
    case panes
    case nothing
    /// Nothing any more: its child has ended.
    case endedFlow
    /// Nothing any more: one of its buttons was chosen.
    case answeredAlert
  }

  let step: SnapshotValue
  let shows: Shown
  /// The name of the style in which it was presented; nil when it was pushed, or is the first.
  var presented: String?
  /// The step that the flow it shows began with, where that was updated since.
  var began: SnapshotValue?
  /// The panes that it has, in order; nil where it has none.
  var panes: [SavedPane]?
  /// The number of the selected pane, where the step selects one that is not there.
  var selected: Int?

  /// How it was entered, where it is not the first step.
  var way: FlowEntry {
    presented.map { .present(PresentationStyle($0)) } ?? .push
  }
}

/// One pane of a saved step.
struct SavedPane: Codable {
  /// The name of what tells it from the others.
  let id: String
  /// Whether nothing runs in it, since the first screen was refused; nil for a flow.
  var isEmpty: Bool?
  /// The step that its flow began with, where that was updated since.
  var began: SnapshotValue?
}

// MARK: - Entries of a path

extension SavedStep.Shown {
  init<Step>(_ kind: PathEntry<Step>.Kind) {
    self =
      switch kind {
      case .screen: .screen
      case .alert: .alert
      case .hosting: .flow
      case .panes: .panes
      case .nothing: .nothing
      case .ended: .endedFlow
      case .answered: .answeredAlert
      }
  }

  /// What the step must still show by its content, for the saved path to be one of the flow's.
  var content: SavedStep.Shown {
    switch self {
    case .screen, .alert, .flow, .panes, .nothing: self
    case .endedFlow: .flow
    case .answeredAlert: .alert
    }
  }

  var showsNothing: Bool {
    switch self {
    case .nothing, .endedFlow, .answeredAlert: true
    case .screen, .alert, .flow, .panes: false
    }
  }

  /// What it is, in a message.
  var name: String {
    switch self {
    case .screen: "a screen"
    case .alert, .answeredAlert: "an alert"
    case .flow, .endedFlow: "a flow"
    case .panes: "panes"
    case .nothing: "nothing"
    }
  }
}

extension StepContent {
  /// What a step with this content is saved as showing.
  var shown: SavedStep.Shown {
    switch kind {
    case .screen: .screen
    case .alert: .alert
    case .flow: .flow
    case .panes: .panes
    case .nothing: .nothing
    }
  }
}
