import Testing
@_spi(Simulation) import UIKit

extension StandInTests {
  @Suite("Alerts") @MainActor
  struct AlertTests {
    let fixture = Fixture()

    private func alert(handler: @escaping (UIAlertController) -> Void) -> UIAlertController {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Yes", style: .destructive) { [unowned alert] _ in handler(alert) }
      )
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      fixture.root.present(alert, animated: true)
      UIKitSimulator.settle()
      return alert
    }

    @Test("a button closes the alert, before or after its handler", arguments: [false, true])
    func button(first: Bool) {
      UIKitSimulator.alertHandlersRunFirst = first
      var wasUp: [Bool] = []
      let alert = alert { wasUp.append($0.presentingViewController != nil) }
      #expect(alert.tapButton("Yes"))
      UIKitSimulator.settle()
      #expect(wasUp == [first])
      #expect(alert.presentingViewController == nil)
      #expect(!alert.tapButton("Yes"))
    }

    @Test("a handler can present, where the alert has gone")
    func presenting() {
      let alert = alert { _ in fixture.root.present(Page("next"), animated: true) }
      alert.tapButton("Yes")
      UIKitSimulator.settle()
      #expect(fixture.root.presentedViewController?.title == "next")
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("an alert cannot be dragged, and its presentation's delegate not be set")
    func delegate() {
      let alert = alert { _ in }
      #expect(alert.beginSwipeToDismiss() == nil)
      alert.presentationController?.delegate = fixture.log
      #expect(
        UIKitSimulator.exceptions
          == ["The delegate of an alert's presentation controller cannot be set."]
      )
    }

    @Test("an alert has one cancel action, and prefers one of its own")
    func actions() {
      let alert = alert { _ in }
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      #expect(alert.actions.map(\.title) == ["Yes", "No"])
      alert.preferredAction = UIAlertAction(title: "Other", style: .default)
      #expect(
        UIKitSimulator.exceptions == [
          "Sure? can have one cancel action only.",
          "The preferred action of Sure? is none of its actions.",
        ]
      )
    }
  }
}
