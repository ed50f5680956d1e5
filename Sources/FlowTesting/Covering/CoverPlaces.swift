import FlowCoordinators
import FlowGraphs

/// The places that covering paths come by, each once, with the gestures that are possible there.
@MainActor struct CoverPlaces {
  /// A gesture after the first events of a path.
  struct Place {
    let path: FlowPath
    let count: Int
    let gesture: CoverAction
  }

  private(set) var all: [Place] = []
  private var known: Set<String> = []

  mutating func note<F: Flow>(_ tester: FlowTester<F>, on path: FlowPath, after count: Int) {
    guard known.insert(Self.text(of: tester.coordinator)).inserted else { return }
    var world = tester.router.world
    if world.gesture({ $0.goBack() }) != nil {
      all.append(Place(path: path, count: count, gesture: .back))
    }
    world = tester.router.world
    if world.gesture({ $0.close() }) != nil {
      all.append(Place(path: path, count: count, gesture: .dismissal))
    }
  }

  /// All paths of a tree, with who is whose child.
  private static func text(of flow: any RunningFlow) -> String {
    let children = flow.children.map { text(of: $0) }.joined(separator: ", ")
    return "\(flow.name) \(flow.pathDescription) {\(children)}"
  }
}
