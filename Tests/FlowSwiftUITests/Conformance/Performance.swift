import FlowCoordinators

/// A script on one device: root after root, and what a user and the flows do in between.
@MainActor final class Performance {
  let device: any Device
  private(set) var results: [FlowResult<Int>] = []
  private var root: FlowCoordinator<Tour>?

  init(_ device: any Device) {
    self.device = device
  }

  /// Whether a root is running.
  var isRunning: Bool { root?.isRunning ?? false }

  /// Starts another root where the last one has ended.
  func begin(_ steps: [T], entry: FlowEntry) {
    root = FlowCoordinator(Tour(beginning: steps), router: device.router, entry: entry)
    root?.start { [weak self] in self?.results.append($0) }
  }

  func act(_ action: ScriptAction) {
    let tab = Tab.allCases[action.first % 3]
    switch action.kind {
    case .event:
      if !running.isEmpty { running[action.first % running.count].go(action.move) }
    case .back: device.tapBack()
    case .backInPane: device.tapBack(in: tab)
    case .popTo: device.pop(to: action.step)
    case .dismiss: device.dismiss()
    case .dismissOf: device.dismiss(containerOf: action.step)
    case .choose: device.choose(action.first.isMultiple(of: 2) ? "Yes" : "No")
    case .select: device.select(tab)
    case .reselect: device.reselect(tab)
    }
  }

  /// All running coordinators, parents before their children.
  private var running: [FlowCoordinator<Tour>] {
    var nodes = [root].compactMap(\.self).filter(\.isRunning)
    var next = 0
    while next < nodes.count {
      for case let child as FlowCoordinator<Tour> in nodes[next].children { nodes.append(child) }
      next += 1
    }
    return nodes
  }

  /// The paths of all running flows, parents before their children.
  var paths: [[T]] { running.map(\.path) }
}
