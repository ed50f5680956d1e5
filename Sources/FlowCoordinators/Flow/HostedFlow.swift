/// A child flow and the way back from it: how its result and its signals become the parent's events.
///
/// A class with methods, not a closure, since a closure would have to be isolated to start a
/// coordinator, and a step's content is not.
@usableFromInline package class HostedFlow<Event> {
  @usableFromInline init() {}

  /// Opens the flow's type, for the exploration.
  package func accept<V: HostedFlowVisitor>(_ visitor: V) -> V.Answer
  where V.Event == Event { abstract() }

  /// Whether another hosted flow has the same type.
  func hostsSameFlow(as other: HostedFlow<Event>) -> Bool { type(of: self) == type(of: other) }

  @MainActor func makeCoordinator(at place: NodePlace, in tree: FlowTree) -> any FlowNode {
    abstract()
  }

  /// The path that the flow starts on in a snapshot.
  @MainActor func restoredFlow(
    in reader: SnapshotReader,
    entering way: FlowEntry,
    at place: AddressPlace
  ) throws(SnapshotError) -> RestoredFlow {
    abstract()
  }

  /// The event that an ended child's result stands for.
  @usableFromInline @MainActor func event(forResultOf child: AnyObject) -> Event? { abstract() }

  /// The event that the oldest signal not yet delivered stands for.
  @MainActor func event(forNextSignalOf child: any FlowNode) -> Event? { abstract() }

  private func abstract() -> Never {
    fatalError("HostedFlow is abstract: HostedFlowOf answers for it")
  }
}

/// Something that wants to know a hosted flow in its own type.
package protocol HostedFlowVisitor<Event> {
  associatedtype Event
  associatedtype Answer

  func visit<F: Flow>(
    _ flow: F,
    outcome: @escaping (FlowResult<F.Output>) -> Event,
    signals: ((F.Signal) -> Event)?
  ) -> Answer
}

/// A hosted flow of one type.
@usableFromInline final class HostedFlowOf<F: Flow, Event>: HostedFlow<Event> {
  @usableFromInline let flow: F
  @usableFromInline let outcome: (FlowResult<F.Output>) -> Event
  @usableFromInline let signals: ((F.Signal) -> Event)?
  @usableFromInline let shortWays: ShortWays

  @inlinable init(
    flow: F,
    outcome: @escaping (FlowResult<F.Output>) -> Event,
    signals: ((F.Signal) -> Event)?
  ) {
    self.flow = flow
    self.outcome = outcome
    self.signals = signals
    shortWays = ShortWays()
  }

  override func accept<V: HostedFlowVisitor>(_ visitor: V) -> V.Answer where V.Event == Event {
    visitor.visit(flow, outcome: outcome, signals: signals)
  }

  override func makeCoordinator(at place: NodePlace, in tree: FlowTree) -> any FlowNode {
    shortWays.makeCoordinator(self, place, tree)
  }

  override func restoredFlow(
    in reader: SnapshotReader,
    entering way: FlowEntry,
    at place: AddressPlace
  ) throws(SnapshotError) -> RestoredFlow {
    try reader.take(flow, entering: way, at: place)
  }

  @usableFromInline override func event(forResultOf child: AnyObject) -> Event? {
    shortWays.resultEvent(self, child)
  }

  override func event(forNextSignalOf child: any FlowNode) -> Event? {
    guard let signal = (child as? FlowCoordinator<F>)?.takeSignal() else { return nil }
    return signals?(signal)
  }
}
