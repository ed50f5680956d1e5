import FlowCoordinators
import FlowTesting
import Testing

@Suite("A screen that cannot be shown")
@MainActor struct RefusalTests {
  let router = RecordingRouter()
  let listener = Listener()
  let pages = Pages()

  init() {
    router.delegate = listener
    router.perform([.setStack([pages.home], animated: false)])
    router.refusesNext = true
  }

  @Test("the call is written down, the delegate hears, and the next screen is shown")
  func once() {
    router.perform([.push(pages.list)])
    #expect(router.pages == [[.home]])
    #expect(!router.refusesNext)
    router.perform([.push(pages.order)])
    #expect(router.pages == [[.home, .order(7)]])
    #expect(listener.reports == [.refused(pages.list)])
    #expect(
      router.calls == [
        .setStack(Page.home, animated: false), .push(Page.list), .push(Page.order(7)),
      ]
    )
    #expect(router.violations.isEmpty)
  }

  @Test("what the same list puts on it does not come up either, and there is one report")
  func standing() {
    router.perform([
      .present(pages.login, animated: false), .push(pages.code, animated: false),
      .present(pages.help),
    ])
    #expect(router.pages == [[.home]])
    #expect(listener.reports == [.refused(pages.login)])
    #expect(router.violations.isEmpty)
  }

  @Test("what the same list does below it happens")
  func below() {
    router.refusesNext = false
    router.perform([.present(pages.login)])
    router.refusesNext = true
    router.perform([
      .dismiss(to: pages.home, animated: false), .push(pages.list, animated: false),
      .push(pages.order),
    ])
    #expect(router.pages == [[.home]])
    #expect(listener.reports == [.refused(pages.list)])
  }

  @Test("only a screen that is new can be refused")
  func newOnly() {
    router.refusesNext = false
    router.perform([.push(pages.list)])
    router.refusesNext = true
    router.perform([.setStack([pages.home])])
    #expect(router.refusesNext)
    router.perform([.setStack([pages.home, pages.order, pages.code])])
    #expect(router.pages == [[.home]])
    #expect(listener.reports == [.refused(pages.order)])
  }

  @Test("a refused stack of a sheet takes the sheet along")
  func sheet() {
    router.refusesNext = false
    router.perform([.present(pages.login)])
    router.refusesNext = true
    router.perform([.setStack([pages.help, pages.code])])
    #expect(router.pages == [[.home]])
    #expect(listener.reports == [.refused(pages.help)])
  }

  @Test("a root's refused first screen leaves nothing up")
  func firstScreen() {
    let second = Listener()
    router.delegate = second
    router.perform([.setStack([pages.login], animated: false)])
    #expect(router.pages == [[]])
    #expect(second.reports == [.refused(pages.login)])
  }

  @Test("the delegate hears inside perform, before the list's end is told")
  func inside() {
    var order: [String] = []
    listener.onReport = { _ in order.append("refused, up are \(router.pages)") }
    router.onPerform = { _ in order.append("performed") }
    router.perform([.push(pages.list)])
    #expect(order == ["refused, up are [[FlowTestingTests.Page.home]]", "performed"])
  }

  @Test("a call that is rejected leaves the refusal for the next screen")
  func rejected() {
    router.perform([.push(pages.home)])
    #expect(router.violations.count == 1)
    #expect(router.refusesNext)
    #expect(listener.reports.isEmpty)
  }
}
