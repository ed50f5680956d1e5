extension SnapshotError {
  /// What happened, what would be right, and how to get there.
  public var message: String {
    switch kind {
    case .notAtRest:
      """
      \(flow) cannot be saved while a turn is running.
      Take the snapshot when send(_:) has returned, not from an observer, a router or a completion.
      """
    case .notRunning:
      """
      \(flow) cannot be saved: it is not running.
      Take the snapshot after start(completion:) and before the flow has ended.
      """
    case .eventNotCodable(let event, let type):
      """
      \(flow) cannot be saved: it has postponed \(event), and \(type) is not Codable.
      Let \(type) conform to Codable, or take the snapshot when no event is postponed.
      """
    case .unwritableStep(let step, let path, let reason):
      """
      \(flow) cannot save its step \(step): \(place(path))\(reason).
      Let every step write with encode(to:) what init(from:) reads.
      """
    case .unwritableEvent(let event, let path, let reason):
      """
      \(flow) cannot save the event \(event), which it has postponed: \(place(path))\(reason).
      Let every event write with encode(to:) what init(from:) reads.
      """
    case .stepNotCodable(let type):
      """
      \(flow) cannot be saved or restored: \(type) is not Codable.
      Let \(type) conform to Codable.
      """
    default: textOfRestoring + "\nThe app has started at its beginning."
    }
  }

  private var textOfRestoring: String {
    switch kind {
    case .otherVersion(let version, let readable):
      """
      The snapshot has version \(version) of the format; this library restores version \(readable).
      Restore it with the library that took it, or drop it.
      """
    case .damaged(let path, let reason):
      """
      The snapshot is damaged: \(place(path))\(reason).
      Hand over what snapshot() returned, unchanged.
      """
    case .otherFlow(let saved):
      """
      The snapshot was taken of \(saved), and \(flow) stands here.
      Restore it into the flow that it was taken of, or drop snapshots when flows are renamed.
      """
    case .emptyPath:
      """
      The saved path of \(flow) has no steps.
      A flow that runs has one step at least; hand over what snapshot() returned, unchanged.
      """
    default: textOfStep
    }
  }

  private var textOfStep: String {
    switch kind {
    case .unreadableStep(let saved, let number, let path, let reason):
      """
      \(flow) cannot read step \(number) of its path, \(saved): \(place(path))\(reason).
      Let the flow's Step keep its cases and payloads, read old ones in init(from:), or drop the snapshot.
      """
    case .unreadableEvent(let saved, let path, let reason):
      """
      \(flow) cannot read an event that it had postponed, \(saved): \(place(path))\(reason).
      Let the flow's Event keep its cases and payloads, read old ones in init(from:), or drop the snapshot.
      """
    case .eventNotCodableNow(let saved, let type):
      """
      \(flow) cannot restore the event \(saved), which it had postponed: \(type) is not Codable.
      Let \(type) conform to Codable, or drop the snapshot.
      """
    case .otherContent(let step, let saved, let now):
      """
      \(flow) showed \(saved) in step \(step) when the snapshot was taken, and shows \(now) now.
      Give what changed a step of its own, or drop the snapshot.
      """
    case .otherPanes(let step, let saved, let now):
      """
      \(flow) had \(list(saved)) in step \(step) when the snapshot was taken, and has \(list(now)) now.
      Give a step with other panes a case of its own, or drop the snapshot.
      """
    case .nothingBelowTop(let step):
      """
      The saved path of \(flow) goes on above step \(step), which shows nothing.
      Such a step leaves when the next enters; hand over what snapshot() returned, unchanged.
      """
    case .pushOntoAlert(let step):
      """
      The saved path of \(flow) has step \(step) on an alert, which has no stack.
      Present what follows an alert, or drop the snapshot.
      """
    case .missingFlow(let step):
      """
      The snapshot does not hold the flow that \(flow) shows in step \(step).
      Hand over what snapshot() returned, unchanged.
      """
    case .missingPaneFlow(let pane, let step):
      """
      The snapshot does not hold the flow that \(flow) shows in the pane \(pane) of step \(step).
      Hand over what snapshot() returned, unchanged.
      """
    case .unshownFlows(let count):
      """
      The snapshot ends with \(count == 1 ? "a flow" : "\(count) flows") that no step shows.
      Hand over what snapshot() returned, unchanged.
      """
    default: ""
    }
  }

  private func list(_ panes: [String]) -> String {
    switch panes.count {
    case 0: "no pane"
    case 1: "the pane \(panes[0])"
    default: "the panes \(panes.joined(separator: ", "))"
    }
  }

  private func place(_ path: String) -> String { path.isEmpty ? "" : "at \(path), " }
}
