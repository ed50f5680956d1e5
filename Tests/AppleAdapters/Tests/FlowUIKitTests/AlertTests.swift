import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Alerts", .simulated, .serialized)
@MainActor struct AlertTests {
  @Test("an alert is made from its data", arguments: [false, true])
  func made(handlersFirst: Bool) {
    UIKitSimulator.alertHandlersRunFirst = handlersFirst
    let stage = Stage(.page(0))
    stage.go(.present(.alert(3), as: .alert))
    let alert = stage.presented.first as? UIAlertController
    #expect(alert?.title == "Alert 3")
    #expect(alert?.actions.map(\.title) == ["No", "Yes"])
    #expect(alert?.actions.map(\.style) == [.cancel, .default])
    alert?.tapButton("Yes")
    stage.rest()
    #expect(stage.root.path == [.page(0), .page(9)] && stage.steps == [.page(0), .page(9)])
    #expect(stage.presented.isEmpty && stage.complaints.isEmpty && stage.wire.reports.isEmpty)
  }

  @Test("a button may lead to another presentation at once", arguments: [false, true])
  func chained(handlersFirst: Bool) {
    UIKitSimulator.alertHandlersRunFirst = handlersFirst
    let stage = Stage(.page(0))
    stage.go([.present(.page(1)), .present(.alert(1), as: .alert)])
    (stage.presented.last as? UIAlertController)?.tapButton("No")
    while stage.root.path.count > 2 {
      UIKitSimulator.runLoopTurn()
      UIKitSimulator.finishAnimations()
    }
    stage.root.go(.present(.alert(2), as: .alert))
    stage.rest()
    #expect(stage.root.path == [.page(0), .page(1), .alert(2)])
    #expect(stage.presented.map(stage.steps(on:)) == [[.page(1)], [.alert(2)]])
    #expect(stage.complaints.isEmpty)
  }

  @Test("an alert that foreign code closes is like a swiped sheet")
  func closed() {
    let stage = Stage(.page(0))
    stage.go(.present(.alert(1), as: .alert))
    stage.stack.dismiss(animated: true)
    stage.rest()
    stage.go(.stay)
    stage.router.whenSettled {}
    #expect(stage.wire.reports == ["dismissed alert(1)"] && stage.root.path == [.page(0)])
  }

  @Test("an alert stays as UIKit makes it, whatever its step says about going back")
  func locked() {
    let stage = Stage(.page(0))
    stage.go(.present(.lockedAlert, as: .alert))
    #expect(stage.presented.first?.isModalInPresentation == false)
    #expect(stage.presented.first?.modalPresentationStyle == .custom && stage.complaints.isEmpty)
    stage.go(.dismiss)
    stage.go(.present(.page(5), as: .alert))
    #expect(stage.presented.first is StepController, "nor has a screen a stack that is no alert")
  }

  @Test("an update changes what the alert says")
  func updated() {
    let stage = Stage(.page(0))
    stage.go(.present(.alert(1), as: .alert))
    let alert = stage.presented.first as? UIAlertController
    stage.go(.update(.alert(2)))
    #expect(alert?.title == "Alert 2" && stage.presented.first === alert)
  }

  @Test("an alert is replaced by another one, and by a screen")
  func replaced() {
    let stage = Stage(.page(0))
    stage.go(.present(.alert(1), as: .alert))
    stage.go(.replace(with: .alert(2)))
    #expect(stage.presented.map(stage.steps(on:)) == [[.alert(2)]])
    stage.go([.dismiss, .present(.page(1))])
    #expect(stage.presented.map(stage.steps(on:)) == [[.page(1)]] && stage.complaints.isEmpty)
  }

  @Test("an alert controller of the app's own is presented as it is")
  func own() {
    UIKitSimulator.reset()
    let window = UIWindow()
    let router = NavigationRouter(UINavigationController(), later: UIKitSimulator.perform)
    window.rootViewController = router.navigationController
    window.makeKeyAndVisible()
    let app = FlowCoordinator(AskingFlow(), router: router)
    app.start { _ in }
    app.send(.asked)
    UIKitSimulator.settle()
    let alert = router.navigationController.presentedViewController as? UIAlertController
    alert?.tapButton("Fine")
    UIKitSimulator.settle()
    #expect(app.path == [.page] && UIKitSimulator.exceptions.isEmpty)
    app.send(.pushed)
    #expect(app.path == [.page], "a pushed alert controller is refused")
  }
}

private struct AskingFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case page, question, pushedQuestion }
  enum Event { case asked, answered, pushed }
  let initial = Step.page

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.page, .asked): .present(.question, as: .alert)
    case (.question, .answered): .dismiss
    case (.page, .pushed): .push(.pushedQuestion)
    default: .unhandled
    }
  }
}

extension AskingFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    guard step != .page else { return UIViewController() }
    let alert = UIAlertController(title: "Well?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .default) { _ in send(.answered) })
    return alert
  }
}
