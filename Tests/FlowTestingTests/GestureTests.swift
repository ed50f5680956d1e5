import FlowCoordinators
import FlowTesting
import Testing

@Suite("The user's hand")
@MainActor struct GestureTests {
  let router = RecordingRouter()
  let listener = Listener()
  let pages = Pages()

  init() {
    router.delegate = listener
  }

  @Test("back leaves one screen and reports the one below")
  func back() {
    router.perform([.setStack([pages.home, pages.list, pages.order])])
    #expect(router.userTapsBack())
    #expect(router.pages == [[.home, .list]])
    #expect(listener.reports == [.poppedTo(pages.list)])
  }

  @Test("back works inside a sheet")
  func backInSheet() {
    router.perform([
      .setStack([pages.home], animated: false), .present(pages.login, animated: false),
      .push(pages.code),
    ])
    #expect(router.userTapsBack())
    #expect(router.pages == [[.home], [.login]])
    #expect(listener.reports == [.poppedTo(pages.login)])
  }

  @Test("there is no back on the first screen of a root, of a sheet, or where nothing is up")
  func noBack() {
    #expect(!router.userTapsBack())
    router.perform([.setStack([pages.home])])
    #expect(!router.userTapsBack())
    router.perform([.present(pages.login)])
    #expect(!router.userTapsBack())
    #expect(router.pages == [[.home], [.login]])
    #expect(listener.reports.isEmpty)
  }

  @Test("the back menu goes to the nearest equal step of the topmost container, with one report")
  func backMenu() {
    let other = Screen(Page.list)
    router.perform([.setStack([pages.list, pages.home, other, pages.order, pages.code])])
    #expect(router.userPops(to: Page.list))
    #expect(router.containers.map { $0.map(\.id) } == [[pages.list.id, pages.home.id, other.id]])
    #expect(listener.reports == [.poppedTo(other)])
  }

  @Test("the back menu lists neither the screen on top nor lower containers")
  func notInMenu() {
    router.perform([
      .setStack([pages.home, pages.list], animated: false), .present(pages.login),
    ])
    #expect(!router.userPops(to: Page.home))
    #expect(!router.userPops(to: Page.login))
    #expect(!router.userPops(to: Page.help))
    #expect(router.pages == [[.home, .list], [.login]])
    #expect(listener.reports.isEmpty)
  }

  @Test(
    "a swipe closes the topmost container and names its first screen",
    arguments: [
      PresentationStyle.sheet, .fullScreen, .popover, .alert, PresentationStyle("drawer"),
    ]
  )
  func dismissal(style: PresentationStyle) {
    router.perform([
      .setStack([pages.home], animated: false), .present(pages.list, animated: false),
      .push(pages.order, animated: false), .present(pages.question, as: style),
    ])
    #expect(router.userDismisses())
    #expect(router.pages == [[.home], [.list, .order(7)]])
    #expect(router.userDismisses())
    #expect(router.pages == [[.home]])
    #expect(listener.reports == [.dismissed(pages.question), .dismissed(pages.list)])
  }

  @Test("with nothing presented there is nothing to swipe away")
  func noDismissal() {
    router.perform([.setStack([pages.home, pages.list])])
    #expect(!router.userDismisses())
    #expect(!router.userDismisses(containerOf: Page.home))
    #expect(!router.userDismisses(containerOf: Page.login))
    #expect(router.pages == [[.home, .list]])
    #expect(listener.reports.isEmpty)
  }

  @Test("several containers can be closed at once, with one report for the lowest")
  func severalContainers() {
    router.perform([
      .setStack([pages.home], animated: false), .present(pages.list, animated: false),
      .push(pages.order, animated: false), .present(pages.login, animated: false),
      .present(pages.help),
    ])
    #expect(router.userDismisses(containerOf: Page.order(7)))
    #expect(router.pages == [[.home]])
    #expect(listener.reports == [.dismissed(pages.list)])
  }

  @Test("a cancelled swipe changes nothing and is not reported")
  func cancelled() {
    #expect(!router.userCancelsSwipe())
    router.perform([.setStack([pages.home])])
    #expect(!router.userCancelsSwipe())
    router.perform([.push(pages.list)])
    #expect(router.userCancelsSwipe())
    router.perform([.present(pages.login)])
    #expect(router.userCancelsSwipe())
    #expect(router.pages == [[.home, .list], [.login]])
    #expect(listener.reports.isEmpty)
  }

  @Test("a report comes when the screens have changed")
  func changedBefore() {
    router.perform([.setStack([pages.home, pages.list], animated: false), .present(pages.login)])
    var seen: [[[Page]]] = []
    listener.onReport = { _ in seen.append(router.pages) }
    router.userDismisses()
    router.userTapsBack()
    #expect(seen == [[[.home, .list]], [[.home]]])
  }

  @Test("the delegate is held weakly, and a gesture works without one")
  func weakly() {
    var other: Listener? = Listener()
    router.delegate = other
    router.perform([.setStack([pages.home, pages.list])])
    weak let gone = other
    other = nil
    #expect(gone == nil)
    #expect(router.delegate == nil)
    #expect(router.userTapsBack())
    #expect(router.pages == [[.home]])
  }
}
