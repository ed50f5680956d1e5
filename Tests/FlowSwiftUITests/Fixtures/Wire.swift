import FlowCoordinators
import FlowSwiftUI

/// Between a coordinator and a model: writes down the calls and the reports that go through it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor final class Wire: Router {
  let model: NavigationModel
  private(set) var calls: [RouterCall] = []
  private(set) var reports: [String] = []

  weak var delegate: (any RouterDelegate)? {
    didSet {
      // The model is to see each root come.
      model.delegate = nil
      model.delegate = delegate == nil ? nil : self
    }
  }

  init(_ model: NavigationModel) {
    self.model = model
  }

  func perform(_ calls: [RouterCall]) {
    self.calls += calls
    model.perform(calls)
  }

  /// The calls since the last look.
  func takeCalls() -> [RouterCall] {
    defer { calls = [] }
    return calls
  }

  /// The reports since the last look.
  func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Wire: RouterDelegate {
  func router(_ router: any Router, userPoppedTo screen: Screen?) {
    reports.append("popped to \(screen.map(\.description) ?? "nil")")
    delegate?.router(self, userPoppedTo: screen)
  }

  func router(_ router: any Router, userDismissed screen: Screen) {
    reports.append("dismissed \(screen)")
    delegate?.router(self, userDismissed: screen)
  }

  func router(_ router: any Router, refused screen: Screen) {
    reports.append("refused \(screen)")
    delegate?.router(self, refused: screen)
  }
}
