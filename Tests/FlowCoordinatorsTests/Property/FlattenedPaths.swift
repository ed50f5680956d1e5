import FlowCoordinators

/// The screens that the coordinators' public paths stand for, put together from the flows' contents.
@MainActor struct FlattenedPaths {
  /// A screen that should be up.
  struct Place {
    let spot: Spot
    let opens: PresentationStyle?
    /// False where the way of the step cannot be known from its notes.
    let isWayKnown: Bool
    let coordinator: ObjectIdentifier
    let index: Int
  }

  private(set) var places: [Place] = []
  private(set) var running: [any RandomRunning] = []
  private(set) var paths: [[Spot]] = []
  private(set) var problems: [String] = []

  init(of root: any RandomRunning, entry: FlowEntry) {
    add(root, way: entry, isWayKnown: true)
  }

  private mutating func add(_ node: any RandomRunning, way: FlowEntry, isWayKnown: Bool) {
    running.append(node)
    let path = node.path
    paths.append(path)
    if path.isEmpty { problems.append("\(node.name) runs without a path") }
    let children = node.children
    let start = places.count
    var nextChild = 0
    for (index, spot) in path.enumerated() {
      var way = way
      var isWayKnown = isWayKnown
      if index > 0 {
        switch spot.way {
        case .pushed: if places.count > start { (way, isWayKnown) = (.push, true) }
        case .presented(let style): (way, isWayKnown) = (.present(style), true)
        case .unknown: isWayKnown = false
        }
      }
      switch spot.shape {
      case .screen:
        var style: PresentationStyle?
        if case .present(let presented) = way { style = presented }
        places.append(
          Place(
            spot: spot,
            opens: style,
            isWayKnown: isWayKnown,
            coordinator: ObjectIdentifier(node),
            index: index
          )
        )
      case .nothing where index < path.count - 1:
        problems.append("\(spot) shows nothing and has a step above it")
      case .nothing: break
      case .child where nextChild < children.count:
        if let child = children[nextChild] as? any RandomRunning {
          add(child, way: way, isWayKnown: isWayKnown)
        }
        nextChild += 1
      case .child where index < path.count - 1:
        problems.append("the child of \(spot) has ended, and the step has a step above it")
      case .child: break
      }
    }
    if nextChild < children.count { problems.append("\(node.name) has a child without a step") }
  }
}

/// A coordinator of a random flow, loud or quiet.
@MainActor protocol RandomRunning: RunningFlow {
  var path: [Spot] { get }
  var table: FlowTable { get }
  var hasResult: Bool { get }
  @discardableResult func send(_ event: Nudge) -> EventOutcome
  func finish(_ result: FlowResult<Int>)
  func cancel()
}

extension FlowCoordinator: RandomRunning where F: RandomFlow {
  var table: FlowTable { flow.table }
  var hasResult: Bool { result != nil }
}
