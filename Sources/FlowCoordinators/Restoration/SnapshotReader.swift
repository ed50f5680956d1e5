/// Reads a snapshot as a whole and asks all flows about it, before any of them starts.
///
/// Nothing is shown meanwhile: the reader keeps count of the screens, so as to know what would stand
/// on what.
@MainActor final class SnapshotReader {
  private let saved: [SnapshotValue]
  /// The flows that were read, in the order in which they start.
  private(set) var flows: [RestoredFlow] = []
  /// The screens that are planned by the steps that were read; in panes, innermost last.
  private var counts = [Count()]

  /// Reads the paths of a snapshot of a root, in the order in which its flows start.
  static func read<F: Flow>(
    _ snapshot: FlowSnapshot,
    for flow: F,
    entry: FlowEntry
  ) throws(SnapshotError) -> [RestoredFlow] {
    let place = AddressPlace(root: F.self)
    func error(_ kind: SnapshotError.Kind) -> SnapshotError {
      SnapshotError(kind, flow: F.self, at: place.address)
    }
    let reader = SnapshotReader(try flows(of: snapshot, error))
    if reader.isAtEnd { throw error(.damaged(path: "flows", reason: "the list is empty")) }
    let root = try reader.take(flow, entering: entry, at: place)
    // A loop, since flows can be nested deeper than the stack is.
    var open: [RestoredFlow] = [root]
    while let flow = open.last {
      if let child = try flow.readOn(reader) { open.append(child) } else { open.removeLast() }
    }
    let rest = reader.saved.count - reader.flows.count
    if rest > 0 { throw error(.unshownFlows(rest)) }
    return reader.flows
  }

  /// Returns the list of flows of a snapshot of the version that is known.
  private static func flows(
    of snapshot: FlowSnapshot,
    _ error: (SnapshotError.Kind) -> SnapshotError
  ) throws(SnapshotError) -> [SnapshotValue] {
    guard case .object(let contents) = snapshot.contents, let version = contents["version"] else {
      throw error(.damaged(path: "", reason: "it has no version"))
    }
    guard version == SnapshotValue(integer: FlowSnapshot.version) else {
      throw error(.otherVersion(version.shortDescription, readable: FlowSnapshot.version))
    }
    guard case .array(let flows) = contents["flows"] else {
      throw error(.damaged(path: "flows", reason: "there is no list"))
    }
    return flows
  }

  private init(_ saved: [SnapshotValue]) {
    self.saved = saved
  }

  /// Whether all flows of the list have been taken.
  var isAtEnd: Bool { flows.count == saved.count }

  /// Takes the next flow of the list for a flow value; there must be one.
  func take<F: Flow>(
    _ flow: F,
    entering way: FlowEntry,
    at place: AddressPlace
  ) throws(SnapshotError) -> RestoredPath<F> {
    let part: SavedFlow
    do {
      part = try SnapshotDecoder.decode(SavedFlow.self, from: saved[flows.count])
    } catch {
      let (path, reason) = SnapshotError.placeAndReason(of: error)
      throw SnapshotError(.damaged(path: path, reason: reason), flow: F.self, at: place.address)
    }
    let path = try RestoredPath(flow, part, entering: way, onto: screenCount, at: place)
    flows.append(path)
    return path
  }

}

// MARK: - Counting screens

extension SnapshotReader {
  /// The screens that stand upon each other, in one pane or in none.
  private struct Count {
    var screens = 0
    var hasAlertOnTop = false
  }

  /// How many screens stand where the next one would come to stand.
  var screenCount: Int { counts[counts.count - 1].screens }

  /// Whether the topmost container there is an alert.
  var hasAlertOnTop: Bool { counts[counts.count - 1].hasAlertOnTop }

  func noteScreen(opening style: PresentationStyle?) {
    counts[counts.count - 1].screens += 1
    if let style { counts[counts.count - 1].hasAlertOnTop = style == .alert }
  }

  /// Counts the screens of a pane, in which nothing stands yet.
  func enterPane() { counts.append(Count()) }

  /// Goes on counting around the pane that was entered last.
  func leavePane() { counts.removeLast() }
}

// MARK: - Steps and events

extension SnapshotReader {
  static func step<F: Flow>(
    of flow: F.Type,
    _ saved: SnapshotValue,
    number: Int,
    at place: AddressPlace
  ) throws(SnapshotError) -> F.Step {
    guard let type = F.Step.self as? any Codable.Type else {
      let kind = SnapshotError.Kind.stepNotCodable(type: Naming.type(F.Step.self))
      throw SnapshotError(kind, flow: flow, at: place.address)
    }
    let reason: (path: String, reason: String)
    do {
      if let step = try SnapshotDecoder.decode(type, from: saved) as? F.Step { return step }
      reason = ("", "it is another type")
    } catch {
      reason = SnapshotError.placeAndReason(of: error)
    }
    let text = saved.shortDescription
    throw SnapshotError(
      .unreadableStep(text, number: number, path: reason.path, reason: reason.reason),
      flow: flow,
      at: place.address
    )
  }

  static func events<F: Flow>(
    of flow: F.Type,
    in saved: SavedFlow,
    at place: AddressPlace
  ) throws(SnapshotError) -> [F.Event] {
    var events: [F.Event] = []
    for value in saved.postponed ?? [] {
      let text = value.shortDescription
      guard let type = F.Event.self as? any Codable.Type else {
        let kind = SnapshotError.Kind.eventNotCodableNow(text, type: Naming.type(F.Event.self))
        throw SnapshotError(kind, flow: flow, at: place.address)
      }
      var reason = (path: "", reason: "it is another type")
      do {
        if let event = try SnapshotDecoder.decode(type, from: value) as? F.Event {
          events.append(event)
          continue
        }
      } catch {
        reason = SnapshotError.placeAndReason(of: error)
      }
      throw SnapshotError(
        .unreadableEvent(text, path: reason.path, reason: reason.reason),
        flow: flow,
        at: place.address
      )
    }
    return events
  }
}
