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
  func hostsSameFlow(as other: HostedFlow<Event>) -> Bool { flowType == other.flowType }

  /// The type of the flow.
  var flowType: any Flow.Type { abstract() }

  /// Creates the coordinator of the flow, which has no place yet.
  @MainActor func makeCoordinator(in area: NavigationArea, of tree: FlowTree) -> any FlowNode {
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
@usableFromInline class HostedFlowOf<F: Flow, Event>: HostedFlow<Event> {
  @usableFromInline final let flow: F
  @usableFromInline final let outcome: (FlowResult<F.Output>) -> Event

  @inlinable init(flow: F, outcome: @escaping (FlowResult<F.Output>) -> Event) {
    self.flow = flow
    self.outcome = outcome
  }

  override func accept<V: HostedFlowVisitor>(_ visitor: V) -> V.Answer where V.Event == Event {
    visitor.visit(flow, outcome: outcome, signals: nil)
  }

  override var flowType: any Flow.Type { F.self }

  override func makeCoordinator(in area: NavigationArea, of tree: FlowTree) -> any FlowNode {
    F._coordinator(running: flow, in: area, of: tree)
  }

  override func restoredFlow(
    in reader: SnapshotReader,
    entering way: FlowEntry,
    at place: AddressPlace
  ) throws(SnapshotError) -> RestoredFlow {
    try reader.take(flow, entering: way, at: place)
  }

  @usableFromInline override func event(forResultOf child: AnyObject) -> Event? {
    F._event(forResultOf: child, outcome)
  }

  override func event(forNextSignalOf child: any FlowNode) -> Event? {
    _ = (child as? FlowCoordinator<F>)?.takeSignal()
    return nil
  }
}

/// A hosted flow whose signals are events too.
@usableFromInline final class SignallingFlowOf<F: Flow, Event>: HostedFlowOf<F, Event> {
  @usableFromInline let signals: (F.Signal) -> Event

  @inlinable init(
    flow: F,
    outcome: @escaping (FlowResult<F.Output>) -> Event,
    signals: @escaping (F.Signal) -> Event
  ) {
    self.signals = signals
    super.init(flow: flow, outcome: outcome)
  }

  override func accept<V: HostedFlowVisitor>(_ visitor: V) -> V.Answer where V.Event == Event {
    visitor.visit(flow, outcome: outcome, signals: signals)
  }

  override func event(forNextSignalOf child: any FlowNode) -> Event? {
    (child as? FlowCoordinator<F>)?.takeSignal().map(signals)
  }
}
