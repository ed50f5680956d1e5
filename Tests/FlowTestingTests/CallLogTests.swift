import FlowCoordinators
import FlowTesting
import Testing

@Suite("The log of a recording router")
@MainActor struct CallLogTests {
  let router = RecordingRouter()
  let pages = Pages()

  @Test("all calls are kept in order")
  func order() {
    router.perform([.setStack([pages.home], animated: false)])
    router.perform([.present(pages.login, animated: false), .push(pages.code)])
    router.perform([.dismiss(to: pages.home)])
    #expect(
      router.calls == [
        .setStack(Page.home, animated: false),
        .present(Page.login, animated: false),
        .push(Page.code),
        .dismiss(to: Page.home),
      ]
    )
    #expect(router.calls.count == 4)
  }

  @Test("taking the calls empties the log and leaves the screens")
  func taking() {
    router.perform([.setStack([pages.home])])
    #expect(router.takeCalls() == [.setStack(Page.home)])
    #expect(router.calls.isEmpty)
    #expect(router.pages == [[.home]])
  }

  @Test("a call is in the log before anybody hears of it")
  func first() {
    let listener = Listener()
    router.delegate = listener
    var seen: [[RouterCall]] = []
    listener.onReport = { _ in seen.append(router.calls) }
    router.onPerform = { calls in
      #expect(calls == router.calls)
      seen.append(router.calls)
    }
    router.refusesNext = true
    router.perform([.push(pages.home)])
    #expect(seen == [[.push(Page.home)], [.push(Page.home)]])
  }

  @Test("gestures are not calls")
  func gestures() {
    router.perform([.setStack([pages.home]), .present(pages.login, animated: false)])
    router.userDismisses()
    #expect(router.calls.count == 2)
  }

  @Test("expect is silent when everything is as expected")
  func expected() throws {
    router.perform([.setStack([pages.home, pages.list], animated: false)])
    try router.expect([.setStack(Page.home, Page.list, animated: false)])
  }

  @Test("expect throws when a call is another one")
  func unexpected() {
    router.perform([.setStack([pages.home])])
    #expect(throws: RouterCallDifference.self) { try router.expect([.setStack(Page.list)]) }
    #expect(throws: RouterCallDifference.self) {
      try router.expect([.setStack(Page.home, animated: false)])
    }
    #expect(throws: RouterCallDifference.self) { try router.expect([]) }
  }

  @Test("expect throws for a violation, even when the calls are as expected")
  func violating() {
    router.perform([])
    #expect(throws: RouterCallDifference.self) { try router.expect([]) }
  }
}
