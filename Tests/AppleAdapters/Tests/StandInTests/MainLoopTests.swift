import Testing
@_spi(Simulation) import UIKit

extension StandInTests {
  @Suite("The main loop") @MainActor
  struct MainLoopTests {
    let fixture = Fixture()

    @Test("work added in a turn is done in the next")
    func turns() {
      var done: [Int] = []
      UIKitSimulator.perform {
        done.append(1)
        UIKitSimulator.perform { done.append(2) }
      }
      UIKitSimulator.runLoopTurn()
      #expect(done == [1])
      UIKitSimulator.settle()
      #expect(done == [1, 2])
    }

    @Test("who looks again in each turn sees the end of a transition")
    func polling() {
      var looks = 0
      func look() {
        looks += 1
        if fixture.navigation.transitionCoordinator != nil { UIKitSimulator.perform(look) }
      }
      fixture.navigation.pushViewController(Page("a"), animated: true)
      look()
      UIKitSimulator.settle()
      #expect(looks > 2)
      #expect(UIKitSimulator.warnings == [])
    }

    @Test("work without end is warned of")
    func endless() {
      func again() { UIKitSimulator.perform(again) }
      again()
      UIKitSimulator.settle()
      #expect(UIKitSimulator.warnings == ["The main loop does not come to rest."])
    }

    @Test("a window is on screen when it is made visible")
    func window() {
      let page = Page("page")
      let window = UIWindow()
      window.rootViewController = page
      #expect(page.appearance == [])
      #expect(page.view.window == nil)
      window.makeKeyAndVisible()
      #expect(page.appearance == ["didLoad", "willAppear", "didAppear"])
      #expect(page.view.window === window)
      window.isHidden = true
      #expect(page.appearance.suffix(2) == ["willDisappear", "didDisappear"])
    }

    @Test("a scene's delegate makes the window")
    func scene() {
      let session = UISceneSession(persistentIdentifier: "1")
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      let delegate = SceneDelegate()
      delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
      #expect(delegate.window?.rootViewController is UINavigationController)
      #expect(scene.windows == [delegate.window])
    }

    @Test("a child is on screen when its view is in its parent's")
    func containment() {
      let child = Page("child")
      fixture.root.addChild(child)
      #expect(child.parent === fixture.root)
      #expect(child.appearance == [])
      fixture.root.view.addSubview(child.view)
      child.didMove(toParent: fixture.root)
      #expect(child.appearance == ["didLoad", "willAppear", "didAppear"])
      #expect(child.navigationController === fixture.navigation)
      fixture.push("a")
      #expect(child.appearance.suffix(2) == ["willDisappear", "didDisappear"])
    }
  }
}
