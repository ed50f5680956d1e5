import FlowCoordinators

/// A router that does nothing but count.
@MainActor final class SilentRouter: Router {
  weak var delegate: (any RouterDelegate)?
  private(set) var count = 0

  func perform(_ calls: [RouterCall]) {
    count &+= calls.count
  }
}

/// An observer that does nothing but count.
@MainActor final class CountingObserver: FlowObserver {
  private(set) var count = 0

  func observe<F: Flow>(_ trace: FlowTrace<F>) {
    count &+= 1
  }
}
