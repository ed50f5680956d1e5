import FlowCoordinators
import FlowUIKit
import Testing
@_spi(Simulation) import UIKit

@Suite("Panes in the columns of a split view", .simulated, .serialized)
@MainActor struct ColumnTests {
  let window = UIWindow()
  let router = NavigationRouter(UINavigationController(), later: UIKitSimulator.perform)
  let app: FlowCoordinator<MailFlow>
  let split: UISplitViewController

  init() throws {
    window.rootViewController = router.navigationController
    window.makeKeyAndVisible()
    app = FlowCoordinator(MailFlow(), router: router)
    app.start { _ in }
    UIKitSimulator.settle()
    let frame = router.navigationController.topViewController
    split = try #require(frame?.children.first as? UISplitViewController)
  }

  private var mails: UINavigationController? {
    split.viewController(for: .secondary) as? UINavigationController
  }

  private var boxes: UINavigationController? {
    split.viewController(for: .primary) as? UINavigationController
  }

  @Test("each column has its stack, within a controller that may stand on one")
  func columns() {
    #expect(boxes?.viewControllers.count == 1 && mails?.viewControllers.count == 1)
    app.pane(MailFlow.Column.mail, PageFlow.self)?.send(.nothing)
    UIKitSimulator.settle()
    #expect(UIKitSimulator.warnings.isEmpty && UIKitSimulator.exceptions.isEmpty)
  }

  @Test("a narrow split view shows the selected column, and back selects the one below")
  func collapsed() {
    app.send(.chosen(.mail))
    split.collapse()
    UIKitSimulator.settle()
    #expect(boxes?.viewControllers.last === mails)
    boxes?.tapBackButton()
    UIKitSimulator.settle()
    #expect(app.path == [.main(.boxes)])
    #expect(app.pane(MailFlow.Column.mail, PageFlow.self)?.isRunning == true)
    app.send(.chosen(.mail))
    UIKitSimulator.settle()
    #expect(boxes?.viewControllers.last === mails && app.path == [.main(.mail)])
    split.expand()
    UIKitSimulator.settle()
    #expect(app.path == [.main(.mail)] && UIKitSimulator.exceptions.isEmpty)
  }

  @Test("a split view that becomes narrow shows the column that the flow selects")
  func narrow() {
    split.collapse()
    #expect(boxes?.viewControllers.count == 1)
    UIKitSimulator.settle()
    #expect(boxes?.viewControllers.count == 1 && app.path == [.main(.boxes)])
  }

  @Test("a column that the flow keeps selected comes back")
  func kept() {
    app.send(.chosen(.mail))
    app.send(.lock)
    split.collapse()
    UIKitSimulator.settle()
    boxes?.tapBackButton()
    UIKitSimulator.settle()
    #expect(app.path == [.locked(.mail)] && boxes?.viewControllers.last === mails)
  }

  @Test("the first column changes below the others")
  func below() {
    app.send(.chosen(.mail))
    split.collapse()
    UIKitSimulator.settle()
    app.pane(MailFlow.Column.boxes, BoxFlow.self)?.send(.deeper)
    UIKitSimulator.settle()
    #expect(boxes?.viewControllers.count == 3 && boxes?.viewControllers.last === mails)
    #expect(app.path == [.main(.mail)] && UIKitSimulator.exceptions.isEmpty)
  }
}

struct MailFlow: Flow {
  typealias Output = Never
  enum Column: Hashable { case boxes, mail }
  enum Step: Hashable { case main(Column), locked(Column) }
  enum Event { case chosen(Column), lock, ended }
  let initial = Step.main(.boxes)

  func transition(from step: Step, on event: Event) -> Transition {
    switch (step, event) {
    case (.main, .chosen(let column)): .update(.main(column))
    case (.main(let column), .lock): .update(.locked(column))
    case (_, .chosen), (_, .lock), (_, .ended): .stay
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .main(let column), .locked(let column):
      .panes(.split, selected: column, onSelect: Event.chosen) {
        Pane(Column.boxes, BoxFlow()) { _ in .ended }
        Pane(Column.mail, PageFlow()) { _ in .ended }
      }
    }
  }
}

extension MailFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController {
    UISplitViewController(style: .doubleColumn)
  }
}

struct BoxFlow: Flow {
  typealias Output = Never
  enum Step: Hashable { case box(Int) }
  enum Event { case deeper }
  let initial = Step.box(0)

  func transition(from step: Step, on event: Event) -> Transition {
    switch step {
    case .box(let depth): .push(.box(depth + 1))
    }
  }
}

extension BoxFlow: ViewControllerFlow {
  func viewController(for step: Step, send: Send<Event>) -> UIViewController { UIViewController() }
}
