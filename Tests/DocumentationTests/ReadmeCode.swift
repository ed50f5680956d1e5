import FlowCoordinators
import FlowGraphs
import FlowTesting

@testable import QuickStart

// More code of the documents, which show it as it stands here.

/// Holds the root, as an app's scene delegate does: drop it, and the whole tree is released.
@MainActor final class AppScene {
  let app: FlowCoordinator<AppFlow>

  init(router: any Router) {
    app = FlowCoordinator(AppFlow(), router: router, observer: PrintingObserver())
    app.start { _ in }
  }
}

final class LogRouter: Router {
  weak var delegate: (any RouterDelegate)?

  func perform(_ calls: [RouterCall]) {
    for call in calls { print(call) }
  }
}
