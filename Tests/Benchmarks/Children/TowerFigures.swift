import FlowCoordinators

/// Many child flows at once: what each of them costs must not depend on how many there are.
@MainActor enum TowerFigures {
  static func all() -> [Figure] {
    [
      Figure("10 000 stacked flows, one by one", stacked { $0.endOneByOne() }, goal: 1.5),
      Figure("10 000 stacked flows, back menu", stacked { $0.leaveAll() }, goal: 1.5),
      Figure("10 000 nested flows, one by one", nested { $0.endOneByOne() }, goal: 1.5),
      Figure("10 000 nested flows, back menu", nested { $0.leaveAll() }, goal: 1.5),
      Figure("chain of endings through 1 000 flows", chain(), goal: 1.5),
      .bytes("live child flow with one step", liveBytes(), goal: 512),
    ]
  }

  private static func stacked(_ end: (inout Tower) -> Void) -> Pairs {
    compare(10_000, with: 100, isNested: false, end)
  }

  private static func nested(_ end: (inout Tower) -> Void) -> Pairs {
    compare(10_000, with: 100, isNested: true, end)
  }

  /// The ends of the flows of a high tower, and of as many in low ones.
  private static func compare(
    _ height: Int,
    with low: Int,
    isNested: Bool,
    _ end: (inout Tower) -> Void
  ) -> Pairs {
    Pairs(operations: height) {
      var tower = Tower(height: height, isNested: isNested)
      return Pairs.seconds { end(&tower) }
    } against: {
      var towers = (0..<height / low).map { _ in Tower(height: low, isNested: isNested) }
      return Pairs.seconds {
        for index in towers.indices { end(&towers[index]) }
      }
    }
  }

  private static func chain() -> Pairs {
    Pairs(operations: 1_000) {
      seconds(ofChainsWithHeight: 1_000, count: 10)
    } against: {
      seconds(ofChainsWithHeight: 10, count: 1_000)
    }
  }

  private static func seconds(ofChainsWithHeight height: Int, count: Int) -> Double {
    let towers = (0..<count).map { _ in
      Tower(height: height, isNested: true, endsWithChild: true)
    }
    return Pairs.seconds {
      for tower in towers { tower.flows.last?.send(.finished) }
    }
  }

  /// The tower's own list of its flows is no part of it, nor is one of each of the values that the
  /// user has: the flow, its step, and the step that hosts it.
  private static func liveBytes() -> Double {
    let height = 10_000
    let own = MemoryLayout<TowerFlow>.size + 2 * MemoryLayout<TowerFlow.Step>.size
    var tower: Tower?
    let all = Allocations.bytes { tower = Tower(height: height, isNested: false) }
    let list = Allocations.bytes { tower?.forgetFlows() }
    use(tower)
    return (all + list) / Double(height) - Double(own)
  }
}
