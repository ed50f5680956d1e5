import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Ways back", .simulated, .serialized)
@MainActor struct BackTests {
  @Test("a blocked screen has no button and no swipe")
  func blocked() {
    let stage = Stage(.page(0), .locked(1))
    #expect(!stage.stack.tapBackButton() && stage.stack.beginSwipeBack() == nil)
    #expect(stage.stack.beginSwipeBack(fromContent: true) == nil)
    stage.go(.push(.page(2)))
    #expect(stage.stack.tapBackButton())
    stage.rest()
    #expect(stage.root.path == [.page(0), .locked(1)])
    stage.go(.replace(with: .page(1)))
    stage.stack.beginSwipeBack()?.release(completing: true)
    stage.rest()
    #expect(stage.root.path == [.page(0)] && stage.complaints.isEmpty)
  }

  @Test("whoever gets past a blocked screen all the same comes back to it")
  func passed() {
    let stage = Stage(.page(0), .locked(1), .page(2))
    let all = stage.stack.viewControllers
    #expect(stage.stack.pickFromBackMenu(all[0]))
    stage.rest()
    #expect(stage.stack.viewControllers == all && stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0), .locked(1), .page(2)])
  }

  @Test("a screen that asks gets its event by the button, and from the back menu")
  func asks() {
    let stage = Stage(.page(0), .patient(0))
    stage.stack.tapBackButton()
    stage.rest()
    #expect(stage.root.path == [.page(0), .patient(1)] && stage.wire.reports.isEmpty)
    stage.stack.pickFromBackMenu(stage.stack.viewControllers[0])
    stage.rest()
    #expect(stage.root.path == [.page(0), .patient(2)])
    #expect(stage.steps == [.page(0), .patient(2)] && stage.wire.reports.isEmpty)
    stage.go(.replace(with: .asking(5)))
    stage.stack.tapBackButton()
    stage.rest()
    #expect(stage.root.path == [.page(0), .page(5)] && stage.steps == stage.root.path)
  }

  @Test("an update can block and free the way")
  func updated() {
    let stage = Stage(.page(0), .patient(0))
    let item = stage.stack.topViewController?.navigationItem
    #expect(item?.backAction != nil && item?.hidesBackButton == false)
    stage.go(.replace(with: .page(1)))
    #expect(stage.stack.topViewController?.navigationItem.backAction == nil)
    #expect(stage.stack.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test("one policy takes the place of another, and the screen's own settings come back")
  func changed() {
    let stage = Stage(.page(0), .page(1))
    let item = stage.stack.topViewController?.navigationItem
    let own = UIAction { _ in }
    item?.backAction = own
    stage.go(.update(.patient(0)))
    #expect(item?.backAction != nil && item?.backAction !== own)
    stage.go(.update(.locked(1)))
    #expect(item?.hidesBackButton == true && item?.backAction === own)
    stage.go(.push(.locked(2)))
    #expect(item?.hidesBackButton == false)
    #expect(stage.stack.topViewController?.navigationItem.hidesBackButton == true)
    stage.go(.pop)
    item?.hidesBackButton = true
    stage.go(.update(.page(1)))
    #expect(item?.hidesBackButton == false && item?.backAction === own)
    item?.hidesBackButton = true
    stage.stack.interactivePopGestureRecognizer?.isEnabled = false
    stage.go(.update(.locked(1)))
    stage.go(.update(.page(1)))
    #expect(item?.hidesBackButton == true)
    #expect(stage.stack.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(stage.stack.interactiveContentPopGestureRecognizer?.isEnabled == true)
  }

  @Test("the first screen gets no back button, whatever it says")
  func first() {
    let stage = Stage(.patient(0))
    #expect(stage.stack.topViewController?.navigationItem.backAction == nil)
    #expect(stage.stack.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test("what the screen itself has hidden stays hidden")
  func own() {
    let stage = Stage(.page(0), .locked(1))
    stage.stack.topViewController?.navigationItem.hidesBackButton = true
    stage.go(.push(.page(2)))
    let item = stage.stack.topViewController?.navigationItem
    item?.hidesBackButton = true
    stage.stack.interactivePopGestureRecognizer?.isEnabled = false
    stage.go(.update(.page(3)))
    #expect(item?.hidesBackButton == true)
    #expect(stage.stack.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test("a sheet with a screen that blocks cannot be swiped away")
  func sheet() {
    let stage = Stage(.page(0))
    stage.go([.present(.locked(1)), .push(.page(2))])
    #expect(stage.sheet?.isModalInPresentation == true)
    #expect(stage.sheet?.beginSwipeToDismiss() == nil)
    // Code of the app's own takes it away all the same, and tells nobody.
    stage.stack.dismiss(animated: true)
    stage.rest()
    stage.router.whenSettled {}
    stage.rest()
    #expect(stage.steps(on: stage.sheet) == [.locked(1), .page(2)])
    #expect(stage.wire.reports.isEmpty && stage.root.path.count == 3)
    stage.go(.dismiss)
    stage.go(.present(.page(3)))
    #expect(stage.sheet?.isModalInPresentation == false)
  }

  @Test("a sheet with a screen that asks sends its event when the user tries")
  func askingSheet() {
    let stage = Stage(.page(0))
    stage.go(.present(.patient(0)))
    #expect(stage.sheet?.beginSwipeToDismiss() == nil)
    stage.rest()
    #expect(stage.root.path == [.page(0), .patient(1)] && stage.presented.count == 1)
    stage.go(.replace(with: .page(1)))
    stage.sheet?.beginSwipeToDismiss()?.release(completing: true)
    stage.rest()
    #expect(stage.root.path == [.page(0)] && stage.wire.reports == ["dismissed page(1)"])
  }
}
