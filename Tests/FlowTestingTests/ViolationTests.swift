import FlowCoordinators
import FlowTesting
import Testing

@Suite("What a platform would reject")
@MainActor struct ViolationTests {
  @Test("each mistake has its text, and changes nothing", arguments: Mistake.all)
  func text(of mistake: Mistake) {
    let router = RecordingRouter()
    let pages = Pages()
    var before: [[Screen]] = []
    router.onPerform = { [unowned router] _ in
      if router.violations.isEmpty { before = router.containers }
    }
    router.perform([.setStack([pages.home, pages.list], animated: false)])
    mistake.make(router, pages)
    #expect(router.violations.map(\.description) == [mistake.text])
    #expect(router.containers == before)
  }

  @Test("of several animated calls in one list all happen, and they are a mistake")
  func animatedTwice() {
    let router = RecordingRouter()
    let pages = Pages()
    router.perform([.setStack([pages.home]), .update(pages.home), .push(pages.list)])
    #expect(
      router.violations.map(\.description) == [
        """
        .setStack(Page.home), .push(Page.list): more than one call of a list is animated.
        At most one call of a turn is animated, so that no two animations race.
        """
      ]
    )
    #expect(router.violations.first?.reason == .manyAnimated)
    #expect(router.pages == [[.home, .list]])
  }
}
