import FlowCoordinators
import FlowGraphs
import FlowTesting
import Testing

@Suite("Ways to problems")
@MainActor struct WayTests {
  @Test("each way leads there on real coordinators")
  func fixed() throws {
    try follow(Broken.DeadEndFlow())
    try follow(Broken.MessageFlow())
    try follow(Broken.CarouselFlow())
    try follow(Broken.PostponedFlow())
    try follow(Broken.WallFlow())
    try follow(
      Broken.ResultFlow(),
      [".checkoutTapped": .checkoutTapped, ".closed": .closed]
    ) { trigger, tester in
      let event = trigger.contains("failed") ? Broken.PaymentFlow.Event.declined : .paid
      return tester.coordinator.child(Broken.PaymentFlow.self)?.send(event) == .handled
    }
    try follow(Broken.SignalFlow(), [:]) { _, tester in
      tester.coordinator.child(Broken.TabFlow.self)?.send(.bought) == .handled
    }
  }

  @Test("each move that cannot be made is refused where its way leads", arguments: 0..<12)
  func moves(number: Int) throws {
    let flows: [ScriptFlow] = [
      .popTo, .neverPopTo, .dismiss, .emptyStack, .pushOntoAlert, .afterTheEnd,
      .postponedInSequence, .unhandledInSequence, .failingPart, .begin, .beginOnNothing,
      .beginWithMany,
    ]
    try follow(flows[number])
  }

  private func follow<F: Flow>(_ flow: F) throws where F.Event: CaseIterable {
    let events = F.Event.allCases.map { (".\($0)", $0) }
    try follow(flow, Dictionary(events) { first, _ in first }) { _, _ in false }
  }

  private func follow<F: Flow>(
    _ flow: F,
    _ events: [String: F.Event],
    child: @escaping (String, FlowTester<F>) -> Bool
  ) throws {
    let problems = try FlowGraph(of: flow).problems
    #expect(!problems.isEmpty)
    for problem in problems {
      let follower = Follower(flow, events: events, child: child)
      follower.follow(problem)
      #expect(follower.differences == [])
    }
  }
}

@Suite("Ways to problems of random flows")
@MainActor struct RandomWayTests {
  @Test("each way leads there", arguments: 0..<8)
  func random(part: Int) throws {
    var random = SeededGenerator(seed: 0xCC_0000 + UInt64(part))
    var kinds: Set<String> = []
    for number in 0..<30 {
      var flow = TableFlow.random(using: &random, hosting: number % 2 == 1)
      flow.signals = number % 10 == 1
      let events = (0..<flow.events).map { ("e\($0)", TableFlow.Event(number: $0)) }
      for problem in try FlowGraph(of: flow).problems where problem.flow == "TableFlow" {
        let follower = Follower(
          flow,
          events: Dictionary(uniqueKeysWithValues: events),
          child: Self.end
        )
        follower.follow(problem)
        kinds.insert(String("\(problem.kind)".prefix { $0 != "(" }))
        if follower.differences.isEmpty { continue }
        Issue.record("part \(part), flow \(number): \(follower.differences) in \(flow)")
      }
    }
    #expect(kinds.isSuperset(of: ["impossibleMove", "deadEnd"]))
  }

  private static func end(_ trigger: String, _ tester: FlowTester<TableFlow>) -> Bool {
    let child = tester.coordinator.child(TableChildFlow.self)
    switch trigger {
    case _ where trigger.contains("success"): return child?.send(.finish) == .handled
    case _ where trigger.contains("requested"): return child?.send(.cancel) == .handled
    case _ where trigger.contains("signals"): return child?.send(.signal) == .handled
    case _ where trigger.contains("dismissed"): return tester.router.userDismisses()
    default: return tester.router.userTapsBack()
    }
  }
}
