/// A coordinator as its tree and its relatives see it, whatever its flow.
@MainActor protocol FlowNode: InspectedFlow {
  /// Where its screens stand.
  var area: NavigationArea { get }
  /// Who hosts it; nil for a root.
  var parent: (any FlowNode)? { get }
  /// Which step of the parent's path hosts it.
  var hostIndex: Int { get }
  /// How many screens are planned below its own.
  var base: Int { get }
  /// What its screens share.
  var screenOrigin: ScreenOrigin { get }
  /// How many of its steps host a child and are not on top of its path.
  var buriedHosts: Int { get }
  /// Where it stands in the tree, for traces and issues.
  var addressPlace: AddressPlace { get }

  /// Takes its place as the child that a step of a parent hosts, above so many screens.
  func join(
    _ parent: any FlowNode,
    at hostIndex: Int,
    above base: Int,
    _ entrance: Entrance?,
    _ address: AddressPlace?
  )

  // What the tree asks it to do when its turn within a turn comes.
  func begin()
  func enterNext(generation: UInt32)
  func receiveResult(of child: any FlowNode)
  func receiveSignal(of child: any FlowNode)
  func deliver(_ message: ChildMessage)
  func endAsDecided()
  /// Lets the flow of a pane begin again whose flow has ended, if the pane is still there.
  func refill(_ pane: NavigationArea)
  /// Lets go of what a turn that was stopped has not done.
  func abandon(_ child: any FlowNode)
  /// Forgets the oldest signal that the parent has not been told.
  func dropSignal()
  /// Tries one postponed event again; false when there is none to try.
  func retryPostponed() -> Bool

  // What moves and gestures elsewhere in the tree ask of it.
  /// Appends its children, newest first.
  func appendChildren(to nodes: inout [any FlowNode])
  /// Appends its children, the one nearest the top first: of panes, the selected one.
  func appendChildrenFromTop(to nodes: inout [any FlowNode])
  /// The child that the topmost of its hosting steps hosts; that of no pane.
  var topChild: (any FlowNode)? { get }
  /// The place of the step above one of its steps, nil when that is the top.
  func position(above index: Int) -> Int?
  /// The step whose own screen stands at a place.
  func index(at position: Int) -> Int?
  /// Removes the steps from one up; its children there end as replaced.
  func removeSteps(from index: Int)
  /// Removes the steps from one up because they are gone from view.
  ///
  /// Children there end for that reason. Their steps stay, showing nothing, until the flow has
  /// answered; they are returned topmost first.
  func cutSteps(from index: Int, for reason: CancellationReason) -> [any FlowNode]
  /// Ends as cancelled, leaving screens and relatives to the caller.
  func conclude(cancelled reason: CancellationReason)
  /// Whether it has ended as cancelled, for any reason.
  var wasCancelled: Bool { get }
  /// Whether it has ended since its first screen could not be shown.
  var wasRefused: Bool { get }
  /// Notes that a root has ended.
  func concludeTree()
  /// The flow and its path as a snapshot holds them; not those below it.
  func saved() throws(SnapshotError) -> SnapshotValue
  /// The name of a step, for an address.
  func stepName(at index: Int) -> String
  /// Tells the observer of a move that concerns the whole tree.
  func observe(userMoved reason: CancellationReason, _ arrival: FlowArrival)
  func report(_ kind: @autoclosure () -> FlowIssue.Kind)
  func report(_ issue: FlowIssue)
}

extension FlowNode {
  /// Whether it is the flow of a pane, and not one below it.
  var isFlowOfPane: Bool { parent.map { $0.area !== area } ?? false }
}

/// How a flow's first screen enters, where that is not a plain push.
@usableFromInline class Entrance {
  @usableFromInline final let way: FlowEntry
  @usableFromInline final let isRoot: Bool
  /// What the hosting step says about the flow's first screen.
  final let traits: (any HostTraits)?

  fileprivate init(way: FlowEntry, isRoot: Bool = false, traits: (any HostTraits)? = nil) {
    self.way = way
    self.isRoot = isRoot
    self.traits = traits
  }

  @usableFromInline final var hasTraits: Bool { traits != nil }

  /// Returns nil for a plain push.
  static func by(_ way: FlowEntry, traits: (any HostTraits)? = nil) -> Entrance? {
    way == .push && traits == nil ? nil : Entrance(way: way, traits: traits)
  }
}

/// How a root enters, and who hears of its signals and its result.
final class RootEntrance<F: Flow>: Entrance {
  /// What tells the tree whether its root is still there; the root alone holds it besides.
  let mark = RootMark()
  var completion: (@MainActor (FlowResult<F.Output>) -> Void)?
  var onSignal: (@MainActor (F.Signal) -> Void)?

  init(way: FlowEntry) {
    super.init(way: way, isRoot: true)
  }
}

/// What a root and its tree alone hold.
@usableFromInline final class RootMark {}

/// A coordinator as inlined code sees it, which need not know what a node is.
@usableFromInline struct NodeHandle {
  let node: any FlowNode

  @usableFromInline var id: ObjectIdentifier { ObjectIdentifier(node) }
  @usableFromInline var object: AnyObject { node }
}
