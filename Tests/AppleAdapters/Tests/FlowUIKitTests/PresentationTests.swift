import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

/// Both orders in which UIKit may tell the end of a transition.
private let orders = [false, true]

@Suite("What is presented", .simulated, .serialized)
@MainActor struct PresentationTests {
  @Test("a presented step stands on a stack of its own, in the style of the step")
  func styles() {
    let styles: [(PresentationStyle, UIModalPresentationStyle)] = [
      (.sheet, .pageSheet), (.fullScreen, .fullScreen), (.popover, .popover),
    ]
    for (style, expected) in styles {
      let stage = Stage(.page(0))
      stage.go(.present(.page(1), as: style))
      #expect(stage.steps(on: stage.sheet) == [.page(1)])
      #expect(stage.sheet?.modalPresentationStyle == expected)
      stage.go(.push(.page(2)))
      #expect(stage.steps(on: stage.sheet) == [.page(1), .page(2)])
      stage.go(.dismiss)
      #expect(stage.presented.isEmpty && stage.complaints.isEmpty && stage.wire.reports.isEmpty)
    }
  }

  @Test("an app gives a style its detents, and an own one all that it is")
  func appearances() {
    let stage = Stage(.page(0)) { router in
      router.appearances[.sheet] = { presented, _ in
        presented.sheetPresentationController?.detents = [.medium(), .large()]
      }
      router.appearances[.corner] = { presented, presenter in
        presented.modalPresentationStyle = .popover
        presented.popoverPresentationController?.sourceView = presenter.view
      }
    }
    stage.go(.present(.page(1)))
    #expect(stage.sheet?.sheetPresentationController?.detents.count == 2)
    let lower = stage.sheet
    stage.go(.present(.page(2), as: .corner))
    #expect(stage.sheet?.modalPresentationStyle == .popover)
    #expect(stage.sheet?.popoverPresentationController?.sourceView === lower?.view)
    #expect(stage.complaints.isEmpty)
  }

  @Test("a swiped sheet is told once", arguments: orders)
  func swiped(completionsFirst: Bool) {
    UIKitSimulator.completionsRunFirst = completionsFirst
    let stage = Stage(.page(0))
    stage.go([.present(.page(1)), .push(.page(2))])
    stage.sheet?.beginSwipeToDismiss()?.release(completing: true)
    stage.rest()
    #expect(stage.wire.reports == ["dismissed page(1)"])
    #expect(stage.root.path == [.page(0)] && stage.presented.isEmpty)
  }

  @Test("a swipe of a sheet that is cancelled is no move")
  func cancelled() {
    let stage = Stage(.page(0))
    stage.go(.present(.page(1)))
    stage.sheet?.beginSwipeToDismiss()?.release(completing: false)
    stage.rest()
    #expect(stage.wire.reports.isEmpty && stage.presented.count == 1)
    stage.go(.push(.page(2)))
    #expect(stage.steps(on: stage.sheet) == [.page(1), .page(2)])
  }

  @Test("two presentations in one turn come one after the other", arguments: orders)
  func two(completionsFirst: Bool) {
    UIKitSimulator.completionsRunFirst = completionsFirst
    let stage = Stage(.page(0))
    stage.go([.present(.page(1)), .present(.page(2), as: .fullScreen)])
    #expect(stage.presented.map(stage.steps(on:)) == [[.page(1)], [.page(2)]])
    #expect(stage.complaints.isEmpty)
  }

  @Test("one is presented after another has been dismissed, in one turn", arguments: orders)
  func exchanged(completionsFirst: Bool) {
    UIKitSimulator.completionsRunFirst = completionsFirst
    let stage = Stage(.page(0))
    stage.go(.present(.page(1)))
    let first = stage.sheet
    stage.go([.dismiss, .present(.page(2))])
    #expect(stage.presented.map(stage.steps(on:)) == [[.page(2)]] && stage.sheet !== first)
    #expect(stage.complaints.isEmpty && stage.wire.reports.isEmpty)
  }

  @Test("what is asked for while a sheet goes comes afterwards", arguments: orders)
  func whileGoing(completionsFirst: Bool) {
    UIKitSimulator.completionsRunFirst = completionsFirst
    let stage = Stage(.page(0))
    stage.go(.present(.page(1)))
    stage.root.go(.dismiss)
    UIKitSimulator.runLoopTurn()
    stage.root.go(.present(.page(2)))
    stage.root.go(.push(.page(3)))
    stage.rest()
    #expect(stage.steps(on: stage.sheet) == [.page(2), .page(3)])
    #expect(stage.complaints.isEmpty && stage.wire.reports.isEmpty)
  }

  @Test("all upper containers go with one call, and the lowest one is told")
  func lower() {
    let stage = Stage(.page(0))
    stage.go([.present(.page(1)), .present(.page(2)), .present(.page(3))])
    stage.presented[1].presentingViewController?.dismiss(animated: true)
    stage.rest()
    stage.router.whenSettled {}
    #expect(stage.wire.reports == ["dismissed page(2)"])
    #expect(stage.root.path == [.page(0), .page(1)])
    stage.go([.present(.page(4)), .present(.page(5))])
    stage.go(.popToRoot)
    #expect(stage.presented.isEmpty && stage.complaints.isEmpty)
    #expect(stage.wire.reports == ["dismissed page(2)"])
  }

  @Test("the stack below changes before a sheet that covers it goes")
  func below() {
    let stage = Stage(.page(0))
    stage.go(.present(.page(1)))
    stage.root.go(.setStack([.page(5)]))
    #expect(stage.steps == [.page(5)] && stage.presented.count == 1)
    stage.rest()
    #expect(stage.presented.isEmpty && stage.complaints.isEmpty)
  }

  @Test("the listener who was there before is still asked and told")
  func listener() {
    let before = Listener()
    let stage = Stage(.page(0)) { router in
      router.appearances[.sheet] = { presented, _ in
        presented.presentationController?.delegate = before
      }
    }
    stage.go(.present(.page(1)))
    before.mayDismiss = false
    #expect(stage.sheet?.beginSwipeToDismiss() == nil)
    before.mayDismiss = true
    stage.sheet?.beginSwipeToDismiss()?.release(completing: true)
    stage.rest()
    #expect(before.heard == ["attempt", "will", "did"])
    #expect(stage.wire.reports == ["dismissed page(1)"])
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    #expect(before.adaptivePresentationStyle(for: presentation) == .none)
  }

  @Test("the adaptive style of the listener who was there before counts")
  func adaptive() {
    for before in [Listener(), PlainListener()] as [any UIAdaptivePresentationControllerDelegate] {
      let stage = Stage(.page(0)) { router in
        router.appearances[.popover] = { presented, _ in
          presented.presentationController?.delegate = before
        }
      }
      stage.go(.present(.page(1), as: .popover))
      let presentation = stage.sheet?.presentationController
      let style = presentation.flatMap { $0.delegate?.adaptivePresentationStyle?(for: $0) }
      #expect(style == (before is Listener ? UIModalPresentationStyle.none : nil))
    }
  }

  @Test("before the window is there a presentation waits for it")
  func beforeWindow() {
    let stage = Stage(.page(0), isInWindow: false)
    var isSettled = false
    stage.go(.present(.page(1)))
    stage.router.whenSettled { isSettled = true }
    #expect(stage.presented.isEmpty && !isSettled && stage.complaints.isEmpty)
    stage.show()
    #expect(stage.steps(on: stage.sheet) == [.page(1)] && isSettled)
    #expect(stage.complaints.isEmpty && stage.wire.reports.isEmpty)
  }

  @Test("what cannot be presented is refused")
  func outOfWindow() {
    let stage = Stage(.page(0))
    stage.window.rootViewController = nil
    stage.rest()
    stage.go([.present(.page(1)), .push(.page(2))])
    #expect(stage.wire.reports == ["refused page(1)"] && stage.root.path == [.page(0)])
    let text = """
      UIKit did not present it over UINavigationController.
      Let the router's navigation controller be in a window when the step is presented.
      """
    #expect(stage.takeIssues() == [.refusedScreen(step: "page(1)", because: text)])
  }

  @Test("whenSettled runs at once at rest, else when nothing runs and nothing waits")
  func whenSettled() {
    let stage = Stage(.page(0))
    var order: [String] = []
    stage.router.whenSettled { order.append("at rest") }
    #expect(order == ["at rest"])
    stage.go(.present(.page(1)))
    stage.root.go([.dismiss, .present(.page(2))])
    stage.router.whenSettled { order.append("first") }
    stage.router.whenSettled { order.append("second \(stage.steps(on: stage.sheet))") }
    #expect(order == ["at rest"])
    stage.rest()
    #expect(order == ["at rest", "first", "second [Optional(FlowUIKitTests.Tour.Step.page(2))]"])
  }
}

extension PresentationStyle {
  fileprivate static let corner = PresentationStyle("corner")
}

private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
  var mayDismiss = true
  var heard: [String] = []

  override init() {}

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    mayDismiss
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    heard.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    heard.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    heard.append("attempt")
  }
}

private final class PlainListener: NSObject, UIAdaptivePresentationControllerDelegate {
  override init() {}
}
