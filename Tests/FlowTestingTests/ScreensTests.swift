import FlowCoordinators
import FlowTesting
import Testing

@Suite("The screens of a recording router")
@MainActor struct ScreensTests {
  let router = RecordingRouter()
  let pages = Pages()

  @Test("nothing is up at first, in the container that is always there")
  func empty() {
    #expect(router.containers == [[]])
    #expect(router.screens.isEmpty)
  }

  @Test("each call changes the topmost container")
  func moves() {
    router.perform([.setStack([pages.home], animated: false)])
    #expect(router.pages == [[.home]])
    router.perform([.push(pages.list)])
    #expect(router.pages == [[.home, .list]])
    router.perform([.present(pages.login)])
    #expect(router.pages == [[.home, .list], [.login]])
    router.perform([.push(pages.code)])
    #expect(router.pages == [[.home, .list], [.login, .code]])
    router.perform([.present(pages.help, as: .fullScreen)])
    #expect(router.pages == [[.home, .list], [.login, .code], [.help]])
    #expect(router.screens == [pages.home, pages.list, pages.login, pages.code, pages.help])
    router.perform([.dismiss(to: pages.login, animated: false), .pop(to: pages.login)])
    #expect(router.pages == [[.home, .list], [.login]])
    router.perform([.setStack([pages.help, pages.code])])
    #expect(router.pages == [[.home, .list], [.help, .code]])
    router.perform([.dismiss(to: pages.home)])
    #expect(router.pages == [[.home, .list]])
    router.perform([.setStack([pages.list, pages.home])])
    #expect(router.pages == [[.list, .home]])
    #expect(router.violations.isEmpty)
  }

  @Test("one dismissal closes several containers")
  func dismissal() {
    router.perform([
      .setStack([pages.home], animated: false), .present(pages.login, animated: false),
      .present(pages.help, animated: false), .present(pages.question, as: .alert),
    ])
    router.perform([.dismiss(to: pages.home)])
    #expect(router.pages == [[.home]])
    #expect(router.violations.isEmpty)
  }

  @Test("an alert can be replaced by another one, and something can be presented over it")
  func alert() {
    router.perform([
      .setStack([pages.home], animated: false), .present(pages.question, as: .alert),
    ])
    router.perform([.setStack([pages.help])])
    router.perform([.present(pages.login)])
    #expect(router.pages == [[.home], [.help], [.login]])
    #expect(router.violations.isEmpty)
  }

  @Test("the same step can be up twice, as two screens")
  func twice() {
    let other = Screen(Page.list)
    router.perform([.setStack([pages.list, pages.home, other], animated: false)])
    router.perform([.pop(to: pages.list)])
    #expect(router.containers.map { $0.map(\.id) } == [[pages.list.id]])
    #expect(router.violations.isEmpty)
  }

  @Test("a screen that is gone can come again")
  func again() {
    router.perform([.setStack([pages.home], animated: false), .push(pages.list)])
    router.perform([.pop(to: pages.home)])
    router.perform([.push(pages.list)])
    router.userTapsBack()
    router.perform([.present(pages.list)])
    router.userDismisses()
    router.perform([.present(pages.list)])
    #expect(router.pages == [[.home], [.list]])
    #expect(router.violations.isEmpty)
  }

  @Test("an update gives a screen another step and leaves it where it is")
  func update() {
    let counter = FlowTester(CounterFlow(), on: router)
    let old = router.screens
    counter.send(.plus)
    #expect(router.screens.map(\.id) == old.map(\.id))
    #expect(router.screens == [Screen(1)])
    #expect(router.calls.last == .update(1))
    #expect(router.violations.isEmpty)
  }
}

private struct CounterFlow: Flow {
  typealias Output = Never
  enum Event { case plus }

  let initial = 0

  func transition(from step: Int, on event: Event) -> Transition {
    .update(step + 1)
  }
}
