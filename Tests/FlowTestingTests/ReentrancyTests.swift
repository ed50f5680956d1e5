import FlowCoordinators
import FlowTesting
import Testing

@Suite("Gestures from inside")
@MainActor struct ReentrancyTests {
  let router = RecordingRouter()
  let listener = Listener()
  let pages = Pages()

  init() {
    router.delegate = listener
    router.perform([.setStack([pages.home, pages.list], animated: false)])
  }

  @Test("a gesture may be made while calls are performed")
  func insidePerform() {
    router.onPerform = { _ in
      router.onPerform = nil
      router.userDismisses()
      router.userTapsBack()
    }
    router.perform([.present(pages.login)])
    #expect(router.pages == [[.home]])
    #expect(listener.reports == [.dismissed(pages.login), .poppedTo(pages.home)])
  }

  @Test("calls may be performed while a gesture is reported, and gestures made")
  func insideReport() {
    listener.onReport = { report in
      guard report == .dismissed(pages.login) else { return }
      router.perform([.push(pages.order)])
      router.userTapsBack()
    }
    router.perform([.present(pages.login)])
    router.userDismisses()
    #expect(router.pages == [[.home, .list]])
    #expect(listener.reports == [.dismissed(pages.login), .poppedTo(pages.list)])
    #expect(router.violations.isEmpty)
  }

  @Test("a refusal may be answered with other calls at once")
  func insideRefusal() {
    listener.onReport = { report in
      if report == .refused(pages.order) { router.perform([.push(pages.help)]) }
    }
    router.refusesNext = true
    router.perform([.push(pages.order)])
    #expect(router.pages == [[.home, .list, .help]])
    #expect(router.calls.suffix(2) == [.push(Page.order(7)), .push(Page.help)])
  }
}
