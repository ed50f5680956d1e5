import FlowCoordinators
import FlowTesting
import Testing

@Suite("Several roots on one recording router, one after another")
@MainActor struct RootsTests {
  let router = RecordingRouter()
  let pages = Pages()

  /// What an earlier root has left behind.
  private func leaveHomeAndList() {
    router.perform([.setStack([pages.home, pages.list], animated: false)])
  }

  private func welcome() -> Listener {
    let listener = Listener()
    router.delegate = listener
    return listener
  }

  @Test("a second root that sets a stack replaces everything, sheets included")
  func replacing() {
    leaveHomeAndList()
    router.perform([.present(pages.help)])
    let second = welcome()
    router.perform([.setStack([pages.login, pages.code], animated: false)])
    #expect(router.pages == [[.login, .code]])
    #expect(router.userTapsBack())
    #expect(!router.userTapsBack())
    #expect(second.reports == [.poppedTo(pages.login)])
    #expect(router.violations.isEmpty)
  }

  @Test("a pushed root goes back to exactly what was up")
  func pushed() {
    leaveHomeAndList()
    let second = welcome()
    router.perform([.push(pages.login, animated: false), .push(pages.code)])
    #expect(router.pages == [[.home, .list, .login, .code]])
    router.perform([.pop(to: nil)])
    #expect(router.pages == [[.home, .list]])
    #expect(second.reports.isEmpty)
    #expect(router.violations.isEmpty)
  }

  @Test("a pushed root replaces its own screens only")
  func stackOfPushed() {
    leaveHomeAndList()
    let second = welcome()
    router.perform([.push(pages.login, animated: false), .push(pages.code)])
    router.perform([.setStack([pages.order, pages.code])])
    #expect(router.pages == [[.home, .list, .order(7), .code]])
    #expect(router.userTapsBack())
    #expect(router.userTapsBack())
    #expect(second.reports == [.poppedTo(pages.order), .poppedTo(nil)])
    #expect(router.violations.isEmpty)
  }

  @Test("a pushed root whose sheets and screens go at once is dismissed to what was up")
  func dismissedToBefore() {
    leaveHomeAndList()
    let second = welcome()
    router.perform([.push(pages.login, animated: false), .present(pages.help)])
    router.perform([.dismiss(to: nil)])
    #expect(router.pages == [[.home, .list]])
    #expect(second.reports.isEmpty)
    #expect(router.violations.isEmpty)
  }

  @Test("going back behind a pushed root names nothing, also by the menu")
  func backBehind() {
    leaveHomeAndList()
    let second = welcome()
    router.perform([.push(pages.login)])
    #expect(router.userTapsBack())
    #expect(router.pages == [[.home, .list]])
    router.perform([.push(pages.login, animated: false), .push(pages.code)])
    #expect(router.userPops(to: Page.home))
    #expect(router.pages == [[.home]])
    #expect(second.reports == [.poppedTo(nil), .poppedTo(nil)])
  }

  @Test("below a root that was pushed onto nothing there is something unknown")
  func unknownBelow() {
    let root = welcome()
    #expect(!router.userTapsBack())
    router.perform([.push(pages.login, animated: false), .push(pages.code)])
    #expect(router.userTapsBack())
    #expect(router.userTapsBack())
    #expect(!router.userTapsBack())
    #expect(router.pages == [[]])
    #expect(root.reports == [.poppedTo(pages.login), .poppedTo(nil)])
  }

  @Test("a presented root is dismissed to what was up")
  func presented() {
    leaveHomeAndList()
    let second = welcome()
    router.perform([.present(pages.login, animated: false), .push(pages.code)])
    #expect(router.userTapsBack())
    #expect(!router.userTapsBack())
    router.perform([.dismiss(to: nil)])
    #expect(router.pages == [[.home, .list]])
    #expect(second.reports == [.poppedTo(pages.login)])
    #expect(router.violations.isEmpty)
  }

  @Test("swiping a presented root away reports its first screen, also above nothing")
  func swiped() {
    let root = welcome()
    router.perform([.present(pages.login, animated: false), .push(pages.code)])
    #expect(router.pages == [[], [.login, .code]])
    #expect(router.userDismisses())
    #expect(router.pages == [[]])
    #expect(root.reports == [.dismissed(pages.login)])
  }

  @Test("swiping away a foreign sheet reports the first own screen in it")
  func foreignSheet() {
    leaveHomeAndList()
    router.perform([.present(pages.help)])
    let second = welcome()
    router.perform([
      .push(pages.login, animated: false), .push(pages.code, animated: false),
      .present(pages.question),
    ])
    #expect(router.userDismisses(containerOf: Page.help))
    #expect(router.pages == [[.home, .list]])
    #expect(second.reports == [.dismissed(pages.login)])
    router.perform([.push(pages.order)])
    router.perform([.pop(to: nil)])
    #expect(router.pages == [[.home, .list]])
    #expect(router.violations.isEmpty)
  }

  @Test("gestures among screens of an earlier root are no business of the next")
  func unnoticed() {
    leaveHomeAndList()
    router.perform([.present(pages.help)])
    let second = welcome()
    #expect(router.userDismisses())
    #expect(router.userTapsBack())
    #expect(second.reports.isEmpty)
    router.perform([.push(pages.login)])
    router.perform([.pop(to: nil)])
    #expect(router.pages == [[.home]])
    #expect(router.violations.isEmpty)
  }

  @Test("a root that presents first can take the empty lowest container later")
  func lateStack() {
    let root = welcome()
    router.perform([.present(pages.login)])
    router.perform([.dismiss(to: nil, animated: false), .setStack([pages.home])])
    #expect(router.pages == [[.home]])
    #expect(!router.userTapsBack())
    #expect(root.reports.isEmpty)
    #expect(router.violations.isEmpty)
  }

  @Test("setting the same delegate again changes nothing")
  func sameDelegate() {
    let root = welcome()
    router.perform([.push(pages.login)])
    router.delegate = root
    #expect(router.userTapsBack())
    #expect(root.reports == [.poppedTo(nil)])
  }

  @Test("a root that owns the stack and has nothing to show leaves it empty")
  func nothingToShow() {
    let router = RecordingRouter()
    router.perform([.setStack([Screen(1)], animated: false)])
    router.perform([.pop(to: nil)])
    #expect(router.containers == [[]])
    router.perform([.setStack([Screen(2)])])
    #expect(router.containers == [[Screen(2)]])
    #expect(!router.userTapsBack())
    #expect(router.violations.isEmpty)
  }
}
