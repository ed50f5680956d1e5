import FlowCoordinators
import FlowTesting
import Testing

@testable import Sample

@MainActor @Suite("Browsing in the shop") struct BrowseTests {
  private typealias Step = BrowseFlow.Step

  private let tester = FlowTester(BrowseFlow())

  @Test("reviews are a sheet that is swiped or closed", arguments: [true, false])
  func reviews(isSwiped: Bool) throws {
    tester.send(.productTapped(.lamp))
    tester.send(.reviewsTapped)
    if isSwiped { tester.router.userDismisses() } else { tester.send(.closeTapped) }
    #expect(tester.path == [.products, .product(.lamp)])
    try tester.router.expect(
      [
        .setStack(Step.products, animated: false), .push(Step.product(.lamp)),
        .present(Step.reviews(.lamp)),
      ] + (isSwiped ? [] : [.dismiss(to: Step.product(.lamp))])
    )
    try tester.finishes()
  }

  @Test("a link leads to its product, also from the reviews of another one")
  func opened() throws {
    tester.send(.productTapped(.lamp))
    tester.send(.reviewsTapped)
    _ = tester.router.takeCalls()
    tester.send(.opened(.kite))
    #expect(tester.path == [.products, .product(.kite)])
    try tester.router.expect([
      .dismiss(to: Step.product(.lamp)),
      .setStack(Step.products, Step.product(.kite), animated: false),
    ])
    try tester.finishes()
  }

  @Test("the account's help is left by hand or by its button", arguments: [true, false])
  func help(isLeftByHand: Bool) throws {
    let account = FlowTester(AccountFlow())
    account.send(.helpTapped)
    if isLeftByHand { account.router.userTapsBack() } else { account.send(.doneTapped) }
    #expect(account.path == [.profile])
    account.send(.signOutTapped)
    #expect(account.result?.isSuccess == true)
    try account.router.expect(
      [.setStack(AccountFlow.Step.profile, animated: false), .push(AccountFlow.Step.help)]
        + (isLeftByHand ? [] : [.pop(to: AccountFlow.Step.profile)])
    )
    try account.finishes()
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
