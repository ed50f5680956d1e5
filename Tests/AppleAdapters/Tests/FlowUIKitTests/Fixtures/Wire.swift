import FlowCoordinators

/// Between a coordinator and a router: writes down the reports.
@MainActor final class Wire: Router {
  let router: any Router
  var reports: [String] = []
  /// How many lists of calls there have been.
  private(set) var turns = 0

  weak var delegate: (any RouterDelegate)? {
    didSet {
      // The router is to see each root come.
      router.delegate = nil
      router.delegate = delegate == nil ? nil : self
    }
  }

  init(_ router: any Router) {
    self.router = router
  }

  func perform(_ calls: [RouterCall]) {
    turns += 1
    router.perform(calls)
  }
}

extension Wire: RouterDelegate {
  func router(_ router: any Router, userPoppedTo screen: Screen?) {
    reports.append("popped to \(screen.map { "\($0.step)" } ?? "nil")")
    delegate?.router(self, userPoppedTo: screen)
  }

  func router(_ router: any Router, userDismissed screen: Screen) {
    reports.append("dismissed \(screen.step)")
    delegate?.router(self, userDismissed: screen)
  }

  func router(_ router: any Router, refused screen: Screen) {}

  func router(_ router: any Router, refused screen: Screen, because reason: String) {
    reports.append("refused \(screen.step)")
    delegate?.router(self, refused: screen, because: reason)
  }
}
