import FlowCoordinators
import FlowTesting

/// What a recording router keeps.
@MainActor enum RecordingFigures {
  static let rounds = 10_000

  static func all() -> [Figure] {
    let router = RecordingRouter()
    let coordinator = FlowCoordinator(FormFlow(), router: router)
    coordinator.start { _ in }
    let bytes = Allocations.bytes {
      for _ in 0..<rounds {
        coordinator.send(.next)
        coordinator.send(.back)
      }
    }
    use(router.calls.count)
    return [.bytes("recorded router call", bytes / Double(2 * rounds), goal: 64)]
  }
}
