import FlowCoordinators
import Testing

@testable import Sample

@MainActor @Suite("Panes at random") struct RandomPanesTests {
  @Test("whatever flows and users do, what is up is what the flows say", arguments: 1...40)
  func walk(seed: UInt32) {
    let stage = Stage(.panes(.tabs, [.page("a"), .page("b")], selected: .left))
    var random = Random(state: seed)
    for number in 0..<150 {
      let action = act(on: stage, &random)
      let difference = difference(of: stage.router.world, from: stage.root)
      #expect(difference == nil, "seed \(seed), action \(number): \(action)")
      let drawing = ScreenDrawing(of: stage.router).lines(width: 70)
      #expect(Set(drawing.map(\.count)) == [70])
      if difference != nil { return }
    }
  }

  /// Does something, and says what.
  private func act(on stage: Stage, _ random: inout Random) -> String {
    switch random.below(10) {
    case 0:
      stage.router.userGoesBack()
      return "back"
    case 1:
      stage.router.userSwipesDown()
      return "swipe"
    case 2, 3:
      let panes = stage.router.panesInReach
      guard !panes.isEmpty else { return "nothing" }
      let pane = panes[random.below(panes.count)]
      return "chooses \(pane): \(stage.router.userChooses(pane))"
    case 4:
      let actions = stage.router.screensInReach
        .flatMap { ScreenView(of: $0.screen, on: stage.router).actions }
      guard !actions.isEmpty else { return "nothing" }
      let action = actions[random.below(actions.count)]
      return "taps \(action.label): \(action.choose())"
    default:
      let flows = stage.root.all
      let number = random.below(flows.count)
      let move = move(number, of: flows, &random)
      return "\(move) of \(number): \(flows[number].send(.go(move)))"
    }
  }

  /// A move of one of the flows, of which the first is the root.
  private func move(
    _ number: Int,
    of flows: [FlowCoordinator<Puppet>],
    _ random: inout Random
  ) -> FlowTransition<Puppet> {
    let flow = flows[number]
    let steps: [Puppet.Step] = [
      .page("x"), .page("y"), .asking, .locked, .question, .page("z"),
      .panes(random.below(2) == 0 ? .split : .tabs, [.page("c"), .page("d")], selected: .right),
    ]
    // One step with panes in a path is enough, and so are a few in all.
    let canHold = flow.children.isEmpty && flows.count < 8
    let step = steps[random.below(canHold ? steps.count : steps.count - 1)]
    if flow.path.count > 5 { return .setStack([.page("short")]) }
    let moves: [FlowTransition<Puppet>] = [
      .push(step), .push(step), .present(step), .present(step, as: .fullScreen),
      .replace(with: .page("new")), .dismiss, .popToRoot, [.dismiss, .push(step)],
      .setStack([.page("one"), .page("two")]), .pop, .cancel,
    ]
    // In a pane another flow begins where one has ended; the root goes on.
    let unfit = number > 0 ? 0 : flow.path.count > 1 ? 1 : 2
    return moves[random.below(moves.count - unfit)]
  }

  /// Compares what is up with the path of a flow, and its panes with its children.
  private func difference(of world: TerminalWorld, from flow: FlowCoordinator<Puppet>) -> String? {
    let screens = world.containers.flatMap(\.screens)
    let steps = screens.compactMap { $0.screen.step(as: Puppet.Step.self) }
    guard steps == flow.path else { return "\(steps) is up, \(flow.path) is the path" }
    let worlds = screens.flatMap { $0.panes?.worlds ?? [] }
    let flows = flow.inner
    guard worlds.count == flows.count else { return "\(worlds.count) panes for \(flows.count)" }
    return zip(worlds, flows).lazy.compactMap { difference(of: $0, from: $1) }.first
  }
}

/// Numbers that are the same in every run.
private struct Random {
  var state: UInt32

  mutating func below(_ limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % limit
  }
}

extension FlowCoordinator<Puppet> {
  /// The flows in its panes.
  fileprivate var inner: [FlowCoordinator<Puppet>] {
    Puppet.Side.allCases.compactMap { pane($0, Puppet.self) }
  }

  fileprivate var all: [FlowCoordinator<Puppet>] { [self] + inner.flatMap(\.all) }
}
