// This file is compiled, unchanged, in a plain module and in modules whose default isolation is the
// main actor, with and without inferred isolated conformances.

import FlowCoordinators
import FlowUIKit
import UIKit

extension LoginFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    let controller = ButtonController()
    switch step {
    case .credentials:
      controller.tap = { send(.submitted(Account(name: notebook.names[0], usesCode: true))) }
    case .code(let account): controller.tap = { send(.codeAccepted(account)) }
    }
    return controller
  }
}

extension AppFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    let controller = ButtonController()
    controller.tap = { send(.loginTapped) }
    return controller
  }
}

extension HomeFlow: @MainActor ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    let controller = ButtonController()
    controller.title = settings.showsNews ? "News" : "No news"
    controller.tap = { send(.picked(7)) }
    return controller
  }
}

extension ShellFlow: @MainActor ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController { ButtonController() }

  func update(_ viewController: UIViewController, to step: Step) {}
}

final class ButtonController: UIViewController {
  var tap: () -> Void = {}
}
