/// One step of a path, and what it shows.
@usableFromInline struct PathEntry<Step> {
  @usableFromInline enum Kind {
    case screen
    /// A screen that is an alert, presented however the step was entered.
    case alert
    case hosting
    /// A screen that has panes.
    case panes
    case nothing
    /// The child that it hosted has ended.
    case ended
    /// A button of the alert that it was has been chosen.
    case answered

    var showsNothing: Bool { self == .nothing || self == .ended || self == .answered }
    var isAlert: Bool { self == .alert || self == .answered }
  }

  @usableFromInline var step: Step
  // Next to the step, where there mostly is room for it.
  @usableFromInline var kind: Kind
  @usableFromInline var shortPosition: Int32
  /// How the step was entered; the first step of a child enters like the step that hosts it.
  @usableFromInline let way: FlowEntry
  /// How many screens are planned below this step: where its first screen stands.
  @inlinable var position: Int {
    get { Int(shortPosition) }
    set { shortPosition = Int32(newValue) }
  }
  /// The work that lives as long as the step.
  @usableFromInline var task: StepTask?

  @inlinable init(step: Step, way: FlowEntry, kind: Kind, position: Int) {
    self.step = step
    self.way = way
    self.kind = kind
    shortPosition = Int32(position)
  }

  /// Whether it stands for a screen of its own.
  var hasScreen: Bool { kind == .screen || kind == .alert || kind == .panes }

  var showsNothing: Bool { kind.showsNothing }
}

/// A change of a path: how much stays, what it becomes, and what follows.
@usableFromInline struct PathChange<Step> {
  @usableFromInline struct NewStep {
    var step: Step
    let way: FlowEntry
  }

  var kept: Int
  var updates: [(index: Int, step: Step)] = []
  var added: [NewStep] = []
}

extension FlowEntry {
  /// The style, when the way opens a container.
  @inlinable var style: PresentationStyle? {
    if case .present(let style) = self { style } else { nil }
  }
}
