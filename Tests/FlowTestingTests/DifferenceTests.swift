import FlowCoordinators
import FlowTesting
import Testing

@Suite("The difference between expected and actual calls")
@MainActor struct DifferenceTests {
  let pages = Pages()

  /// The text that expect throws after these calls.
  private func text(_ expected: [RouterCall], after actual: [RouterCall]) -> String? {
    let router = RecordingRouter()
    for call in actual { router.perform([call]) }
    return router.differenceText(expected)
  }

  @Test("a call that is another one is marked twice")
  func replaced() {
    let text = text(
      [.setStack(Page.home, animated: false), .present(Page.login)],
      after: [.setStack([pages.home], animated: false), .push(pages.login)]
    )
    #expect(
      text == """
        Expected 2 router calls, got 2: 1 missing (-), 1 unexpected (+).
          .setStack(Page.home, animated: false)
        - .present(Page.login)
        + .push(Page.login)
        """
    )
  }

  @Test("a call too many leaves the following lines unmarked")
  func inserted() {
    let text = text(
      [.setStack(Page.home), .push(Page.order(7)), .push(Page.login), .push(Page.code)],
      after: [
        .setStack([pages.home]), .push(pages.list), .push(pages.order), .push(pages.login),
        .push(pages.code),
      ]
    )
    #expect(
      text == """
        Expected 4 router calls, got 5: 1 unexpected (+).
          .setStack(Page.home)
        + .push(Page.list)
          .push(Page.order(7))
          .push(Page.login)
          .push(Page.code)
        """
    )
  }

  @Test("a call too few is marked alone")
  func missing() {
    let text = text(
      [.setStack(Page.home), .push(Page.list), .present(Page.login, as: .fullScreen)],
      after: [.setStack([pages.home]), .present(pages.login, as: .fullScreen)]
    )
    #expect(
      text == """
        Expected 3 router calls, got 2: 1 missing (-).
          .setStack(Page.home)
        - .push(Page.list)
          .present(Page.login, as: .fullScreen)
        """
    )
  }

  @Test("calls in another order are marked where they are and where they should be")
  func order() {
    let text = text(
      [.setStack(Page.home), .push(Page.list), .push(Page.code)],
      after: [.setStack([pages.home]), .push(pages.code), .push(pages.list)]
    )
    #expect(
      text == """
        Expected 3 router calls, got 3: 1 missing (-), 1 unexpected (+).
          .setStack(Page.home)
        - .push(Page.list)
          .push(Page.code)
        + .push(Page.list)
        """
    )
  }

  @Test("a whole run is listed as missing, then as unexpected")
  func run() {
    let text = text(
      [.push(Page.home), .push(Page.list)],
      after: [.setStack([pages.home]), .present(pages.list)]
    )
    #expect(
      text == """
        Expected 2 router calls, got 2: 2 missing (-), 2 unexpected (+).
        - .push(Page.home)
        - .push(Page.list)
        + .setStack(Page.home)
        + .present(Page.list)
        """
    )
  }

  @Test("nothing expected, and nothing performed")
  func nothing() {
    #expect(
      text([], after: [.setStack([pages.home])]) == """
        Expected 0 router calls, got 1: 1 unexpected (+).
        + .setStack(Page.home)
        """
    )
    #expect(
      text([.setStack(Page.home)], after: []) == """
        Expected 1 router call, got 0: 1 missing (-).
        - .setStack(Page.home)
        """
    )
  }

  @Test("violations are added, also where the calls are as expected")
  func violations() {
    let text = text(
      [.setStack(Page.home), .dismiss(to: Page.home)],
      after: [
        .setStack([pages.home]), .dismiss(to: pages.home),
      ]
    )
    #expect(
      text == """
        Expected 2 router calls, got exactly these; 1 violation.
          .setStack(Page.home)
          .dismiss(to: Page.home)
        A platform would reject .dismiss(to: Page.home): no container is above the one that shows Page.home.
        A dismiss closes at least one container; pop(to:) removes screens inside of one.
        """
    )
  }

  @Test("calls that read alike and are not equal are explained")
  func alike() {
    let text = text(
      [.setStack(Page.home), .push(Ticket(secret: 1)), .push(Page.list)],
      after: [.setStack([pages.home]), .push(Ticket(secret: 2)), .push(pages.code)]
    )
    #expect(
      text == """
        Expected 3 router calls, got 3: 2 missing (-), 2 unexpected (+).
          .setStack(Page.home)
        - .push(ticket)
        - .push(Page.list)
        + .push(ticket)
        + .push(Page.code)
        Calls that read alike differ in values that their steps do not print.
        """
    )
  }

  @Test("the lines are values, for tools that show them otherwise")
  func lines() {
    let router = RecordingRouter()
    router.perform([.setStack([pages.home])])
    let error = #expect(throws: RouterCallDifference.self) { try router.expect([]) }
    #expect(error?.lines.map(\.kind) == [.unexpected])
    #expect(error?.lines.map(\.text) == [".setStack(Page.home)"])
    #expect(error?.violations == [])
  }
}

private struct Ticket: Hashable, CustomStringConvertible {
  let secret: Int
  var description: String { "ticket" }
}

extension RecordingRouter {
  /// What ``expect(_:)`` throws, as text.
  fileprivate func differenceText(_ calls: [RouterCall]) -> String? {
    do {
      try expect(calls)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
