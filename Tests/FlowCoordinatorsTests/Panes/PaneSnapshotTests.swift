import FlowCoordinators
import FlowTesting
import Foundation
import Testing

@Suite("Panes in a snapshot")
@MainActor struct PaneSnapshotTests {
  private func tab(_ tab: Tab, _ stage: Stage) throws -> FlowCoordinator<Puppet> {
    try #require(stage.root.pane(tab, Puppet.self))
  }

  /// Another stage that stands where one does, from data; its snapshot is the same.
  private func copy(of stage: Stage, entry: FlowEntry = .root) throws -> Stage {
    let snapshot = try stage.root.snapshot()
    let data = try JSONEncoder().encode(snapshot)
    let copy = Stage(stage.root.flow, entry: entry, starts: false)
    try copy.start(restoring: JSONDecoder().decode(FlowSnapshot.self, from: data))
    #expect(try copy.root.snapshot() == snapshot)
    #expect(copy.router.violations.isEmpty && copy.log.kinds.isEmpty)
    #expect(copy.log.lines.allSatisfy { $0.contains(": started on ") }, "nothing is delivered")
    return copy
  }

  private let two: [Int: [Tab: Puppet]] = [1: [.one: Puppet(.a), .two: Puppet(.b)]]

  @Test("reads well: the flows of the panes follow the flow that has them")
  func json() throws {
    let stage = Stage(Puppet(.z, decks: two))
    stage.root.go(.push(.deck(1, .two)))
    try tab(.two, stage).go(.present(.c))
    let expected = """
      {"flows":[
      {"flow":"Puppet","path":[
      {"shows":"screen","step":{"z":{}}},
      {"panes":[{"id":"one"},{"id":"two"}],"shows":"panes",
      "step":{"deck":{"_0":1,"_1":1}}}]},
      {"flow":"Puppet","path":[{"shows":"screen","step":{"a":{}}}]},
      {"flow":"Puppet","path":[{"shows":"screen","step":{"b":{}}},
      {"presented":"sheet","shows":"screen","step":{"c":{}}}]}],
      "version":1}
      """
    #expect("\(try stage.root.snapshot())" == expected.replacing("\n", with: ""))
  }

  @Test("all screens of all panes come up in one unanimated turn")
  func restored() throws {
    let stage = Stage(Puppet(.z, decks: two))
    stage.root.go([.push(.deck(1, .one)), .present(.x)])
    try tab(.one, stage).go([.push(.c), .present(.d), .push(.e)])
    try tab(.two, stage).go(.setStack([.f]))
    stage.root.go(.popTo(.deck(1, .one)))
    stage.root.send(.chosen(.two))
    stage.root.go(.present(.y, as: .fullScreen))
    let copy = try copy(of: stage)
    try copy.router.expect([
      .setStack(P.z, P.deck(1, .two), animated: false),
      .present(P.y, as: .fullScreen, animated: false),
      .setPanes(.tabs, [Tab.one, .two], selected: Tab.two),
      .inPane(Tab.one, .setStack(P.a, P.c, animated: false)),
      .inPane(Tab.one, .present(P.d, animated: false)),
      .inPane(Tab.one, .push(P.e, animated: false)),
      .inPane(Tab.two, .setStack(P.f, animated: false)),
    ])
    let starts = copy.log.lines.map { String($0.prefix { $0 != ":" }) }
    #expect(starts == ["Puppet", "Puppet/deck/one", "Puppet/deck/two"])
    #expect(copy.router.userDismisses())
    #expect(copy.router.userSelects(Tab.one))
    #expect(copy.router.userTapsBack())
    #expect(try tab(.one, copy).path == [.a, .c, .d])
  }

  @Test("panes in panes, panes in a sheet in a pane, and child flows in panes")
  func nested() throws {
    let inner = Puppet(
      .a,
      children: [1: Puppet(.x, .y)],
      decks: [2: [.one: Puppet(.host(1), children: [1: Puppet(.c, .d)]), .three: Puppet(.e)]]
    )
    let stage = Stage(Puppet(.deck(1, .one), decks: [1: [.one: inner, .two: inner]]))
    let (one, two) = try (tab(.one, stage), tab(.two, stage))
    one.go(.push(.host(1)))
    two.go(.present(.deck(2, .three)))
    two.child(Puppet.self)?.go(.push(.f))
    let copy = try copy(of: stage)
    try copy.router.expect([
      .setStack(P.deck(1, .one), animated: false),
      .setPanes(.tabs, [Tab.one, .two], selected: Tab.one),
      .inPane(Tab.one, .setStack(P.a, P.x, P.y, animated: false)),
      .inPane(Tab.two, .setStack(P.a, animated: false)),
      .inPane(Tab.two, .present(P.deck(2, .three), animated: false)),
      .inPane(Tab.two, .setPanes(.tabs, [Tab.one, .three], selected: Tab.three)),
      .inPane(Tab.two, .inPane(Tab.one, .setStack(P.c, P.d, animated: false))),
      .inPane(Tab.two, .inPane(Tab.three, .setStack(P.e, P.f, animated: false))),
    ])
  }

  @Test("a root that enters onto something, and steps after the panes")
  func entries() throws {
    let stage = Stage(Puppet(.deck(1, .one), decks: two), entry: .present(.popover))
    stage.root.go([.push(.deck(1, .two)), .push(.c)])
    let copy = try copy(of: stage, entry: .present(.popover))
    try copy.router.expect([
      .present(P.deck(1, .one), as: .popover, animated: false),
      .push(P.deck(1, .two), animated: false),
      .push(P.c, animated: false),
      .setPanes(.tabs, [Tab.one, .two], selected: Tab.one),
      .inPane(Tab.one, .setStack(P.a, animated: false)),
      .inPane(Tab.two, .setStack(P.b, animated: false)),
      .setPanes(.tabs, [Tab.one, .two], selected: Tab.two),
      .inPane(Tab.one, .setStack(P.a, animated: false)),
      .inPane(Tab.two, .setStack(P.b, animated: false)),
    ])
  }

  @Test("a pane whose first screen was refused is empty again, until its step is updated")
  func empty() throws {
    let stage = Stage(Puppet(.deck(1, .one), decks: two))
    stage.router.refusesNext = true
    try tab(.two, stage).go(.setStack([.e]))
    #expect("\(try stage.root.snapshot())".contains(#"{"id":"two","isEmpty":true}"#))
    let copy = try copy(of: stage)
    #expect(copy.root.pane(Tab.two, Puppet.self) == nil)
    #expect(copy.router.containers(in: Tab.two) == [[]])
    copy.root.send(.chosen(.two))
    #expect(try tab(.two, copy).path == [.b])
  }

  @Test("a pane's flow stays the one that it began as, whatever its step was updated to since")
  func updated() throws {
    let decks: [Int: [Tab: Puppet]] = [
      1: [.one: Puppet(.a), .two: Puppet(.b)],
      2: [.one: Puppet(.c), .two: Puppet(.d), .three: Puppet(.e)],
    ]
    var heard: [String] = []
    let flow = Puppet(.deck(1, .one), decks: decks).answeringTabs { step, tab, _ in
      heard.append("\(tab)")
      return .stay
    }
    let stage = Stage(flow)
    stage.root.go(.update(.deck(2, .two)))
    try tab(.two, stage).go(.finish(1))
    stage.root.go(.update(.deck(2, .one)))
    let text = "\(try stage.root.snapshot())"
    let (first, second) = (#"{"deck":{"_0":1,"_1":0}}"#, #"{"deck":{"_0":2,"_1":1}}"#)
    #expect(
      text.contains(
        #"[{"began":\#(first),"id":"one"},{"began":\#(second),"id":"two"},"#
          + #"{"began":\#(second),"id":"three"}]"#
      )
    )
    let copy = try copy(of: stage)
    #expect(try Tab.allCases.map { try tab($0, copy).flow.initial } == [.a, .d, .e])
    try tab(.one, copy).go(.finish(1))
    #expect(try tab(.one, copy).path == [.c])
    #expect(heard == ["two", "one"])
  }

  @Test("a selection that is not there is the one that it was")
  func selection() throws {
    let decks = two.merging([2: [.two: Puppet(.c), .three: Puppet(.d)]]) { $1 }
    let stage = Stage(Puppet(.deck(1, .two), decks: decks))
    stage.root.go(.update(.deck(2, .three)))
    stage.root.go(.update(.deck(2, .one)))
    #expect(stage.router.isSelected(Tab.three))
    #expect("\(try stage.root.snapshot())".contains(#""selected":1"#))
    let copy = try copy(of: stage)
    #expect(copy.router.isSelected(Tab.three))
    #expect(stage.log.kinds.count == 1, "what was reported is not reported again")
  }

  @Test("the snapshot of a pane's flow is that of its part of the tree")
  func part() throws {
    let stage = Stage(Puppet(.deck(1, .one), decks: two))
    try tab(.two, stage).go(.present(.c))
    let snapshot = try tab(.two, stage).snapshot()
    let other = Stage(Puppet(.b), starts: false)
    try other.start(restoring: snapshot)
    #expect(other.root.path == [.b, .c])
  }

  @Test("the work of the step and of all its panes begins once, and no flow is asked to begin")
  func work() async throws {
    let first = FlowTester(Office(store: Store(), beginnings: Beginnings()))
    first.coordinator.pane(2, DraftFlow.self)?.send(.opened(DraftFlow.Draft(title: "Oak")))
    await first.finishTasks()
    let office = Office(store: Store(), beginnings: Beginnings())
    let second = try FlowTester(office, restoring: first.coordinator.snapshot())
    await second.finishTasks()
    #expect(office.store.saves == 1 && office.store.drafts == 3)
    #expect(office.beginnings.count == 0)
    #expect(second.issues.isEmpty)
    try second.expectConsistency()
  }

  @Test("a step that cannot be written is told with its pane")
  func unwritable() throws {
    let stage = Stage(Puppet(.deck(1, .one), decks: two))
    try tab(.two, stage).go(.postpone)
    let error = #expect(throws: SnapshotError.self) { try stage.root.snapshot() }
    #expect(error?.address.description == "Puppet/deck/two")
  }
}

/// A step that works, and so do those of its panes.
private struct Office: Flow {
  typealias Output = Never
  enum Step: Hashable, Codable { case desks }
  enum Event { case selected, ended }

  let initial = Step.desks
  let store: Store
  let beginnings: Beginnings

  func transition(from step: Step, on event: Event) -> Transition { .stay }

  func content(of step: Step) -> Content {
    .panes(.split, selected: 1, onSelect: { _ in .selected }) {
      for desk in 1...2 {
        Pane(desk, DraftFlow(store: store, beginnings: beginnings)) { _ in .ended }
      }
    }
    .task { [store] _ in store.saves += 1 }
  }
}

extension Puppet {
  fileprivate init(_ path: Step..., children: [Int: Puppet], decks: [Int: [Tab: Puppet]]) {
    self.init()
    beginning = .setStack(path)
    self.children = children
    self.decks = decks
  }
}
