import FlowGraphs

/// One thing that is done to an app during a run: an event of a covering path, or a gesture.
struct CoverAction {
  let kind: FlowPath.Event.Kind
  /// What the path says about it; nil for a gesture that a run puts in between.
  let event: FlowPath.Event?
  /// Whether it has to go as the path says; else it is tried, and may do nothing.
  let isStrict: Bool

  static var back: CoverAction { CoverAction(kind: .back, event: nil, isStrict: false) }
  static var dismissal: CoverAction { CoverAction(kind: .dismissed, event: nil, isStrict: false) }

  private init(kind: FlowPath.Event.Kind, event: FlowPath.Event?, isStrict: Bool) {
    self.kind = kind
    self.event = event
    self.isStrict = isStrict
  }

  /// An event that has to go as the path says.
  init(_ event: FlowPath.Event) {
    self.init(kind: event.kind, event: event, isStrict: true)
  }

  /// An event that is sent to whoever is there.
  init(tried event: FlowPath.Event) {
    self.init(kind: event.kind, event: event, isStrict: false)
  }

  /// The same, to be tried.
  var tried: CoverAction { CoverAction(kind: kind, event: event, isStrict: false) }
}

extension CoverAction: CustomStringConvertible {
  var description: String {
    switch kind {
    case .event: event?.description ?? ""
    case .back: "the user taps back"
    case .dismissed: "the user dismisses"
    }
  }
}
