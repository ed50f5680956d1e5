import FlowCoordinators
import FlowTesting

/// Steps for tests that write router calls by hand.
enum Page: Hashable {
  case home, list, order(Int), login, code, help, question
}

/// A delegate that keeps what it is told.
@MainActor final class Listener: RouterDelegate {
  enum Report: Equatable {
    case poppedTo(Screen?)
    case dismissed(Screen)
    case refused(Screen)
  }

  private(set) var reports: [Report] = []
  var onReport: (@MainActor (Report) -> Void)?

  func router(_ router: any Router, userPoppedTo screen: Screen?) {
    note(.poppedTo(screen))
  }

  func router(_ router: any Router, userDismissed screen: Screen) {
    note(.dismissed(screen))
  }

  func router(_ router: any Router, refused screen: Screen) {
    note(.refused(screen))
  }

  private func note(_ report: Report) {
    reports.append(report)
    onReport?(report)
  }
}

extension RecordingRouter {
  /// The pages that are up, by containers.
  var pages: [[Page]] {
    containers.map { $0.compactMap { $0.step(as: Page.self) } }
  }
}

/// Screens of a few pages, each always the same one.
struct Pages {
  let home = Screen(Page.home)
  let list = Screen(Page.list)
  let order = Screen(Page.order(7))
  let login = Screen(Page.login)
  let code = Screen(Page.code)
  let help = Screen(Page.help)
  let question = Screen(Page.question)
}
