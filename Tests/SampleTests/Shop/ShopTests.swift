import FlowCoordinators
import FlowTesting
import Testing

@testable import Sample

@MainActor @Suite("The shop") struct ShopTests {
  private typealias Step = ShopFlow.Step
  typealias Tab = ShopFlow.Tab

  private let app = FlowTester(ShopFlow())

  private func enter() {
    app.send(.entered)
    _ = app.router.takeCalls()
  }

  @Test("all tabs begin with the main step")
  func entering() throws {
    app.send(.entered)
    try app.router.expect([
      .setStack(Step.welcome, animated: false),
      .setStack(Step.main(.browse)),
      .setPanes(.tabs, [Tab.browse, .cart, .account], selected: Tab.browse),
      .inPane(Tab.browse, .setStack(BrowseFlow.Step.products, animated: false)),
      .inPane(Tab.cart, .setStack(CartFlow.Step.items(Cart()), animated: false)),
      .inPane(Tab.account, .setStack(AccountFlow.Step.profile, animated: false)),
    ])
    #expect(app.children.map(\.pathDescription) == ["[products]", "[items(Cart())]", "[profile]"])
    try app.finishes()
  }

  @Test("what is added while browsing is in the cart, which is out of view")
  func adding() throws {
    enter()
    let browse = try app.child(BrowseFlow.self)
    browse.send(.productTapped(.lamp))
    browse.send(.addTapped)
    let items = CartFlow.Step.items(Cart().adding(.lamp))
    #expect(try app.child(CartFlow.self).path == [items])
    try app.router.expect([
      .inPane(Tab.browse, .push(BrowseFlow.Step.product(.lamp))),
      .inPane(Tab.cart, .update(items)),
    ])
    #expect(app.issues.isEmpty)
  }

  @Test("each tab keeps its place while others are chosen")
  func choosing() throws {
    enter()
    try app.child(BrowseFlow.self).send(.productTapped(.lamp))
    _ = app.router.takeCalls()
    app.router.userSelects(Tab.account)
    app.router.userSelects(Tab.browse)
    try app.router.expect([
      .update(Step.main(.account)), .select(Tab.account),
      .update(Step.main(.browse)), .select(Tab.browse),
    ])
    #expect(try app.child(BrowseFlow.self).path == [.products, .product(.lamp)])
  }

  @Test("a link chooses the tab and opens the product in one turn")
  func link() throws {
    enter()
    try app.child(BrowseFlow.self).send(.productTapped(.lamp))
    app.router.userSelects(Tab.cart)
    _ = app.router.takeCalls()
    app.send(.productOpened(.kite))
    try app.router.expect([
      .update(Step.main(.browse)),
      .select(Tab.browse),
      .inPane(
        Tab.browse,
        .setStack(BrowseFlow.Step.products, BrowseFlow.Step.product(.kite), animated: false)
      ),
    ])
    #expect(app.issues.isEmpty)
  }

  @Test("a link that comes before anybody is in leads there, too")
  func earlyLink() throws {
    app.send(.productOpened(.kite))
    #expect(app.path == [.main(.browse)])
    #expect(try app.child(BrowseFlow.self).path == [.products, .product(.kite)])
    #expect(app.router.screens.last == Screen(BrowseFlow.Step.product(.kite)))
    #expect(app.issues.isEmpty)
  }

  @Test("signing out in its tab ends all tabs")
  func signOut() throws {
    enter()
    app.router.userSelects(Tab.account)
    _ = app.router.takeCalls()
    try app.child(AccountFlow.self).send(.signOutTapped)
    #expect(app.path == [.welcome])
    #expect(app.children.isEmpty)
    try app.router.expect([.setStack(Step.welcome)])
    try app.finishes()
  }

  @Test("signing out from the menu works from every tab", arguments: [Tab.browse, .cart, .account])
  func menu(tab: Tab) throws {
    enter()
    app.send(.tabChosen(tab))
    _ = app.router.takeCalls()
    app.send(.signedOut)
    #expect(app.path == [.welcome])
    try app.router.expect([.setStack(Step.welcome)])
    try app.finishes()
  }
}
