import FlowCoordinators
import FlowTesting
import Testing

@Suite("A coordinator that is not on top moves")
@MainActor struct BelowTests {
  /// root: a, host(1) → x, then b, host(2) → y in a sheet.
  private func tower() -> (Stage, lower: FlowCoordinator<Puppet>, upper: FlowCoordinator<Puppet>) {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x), 2: Puppet(.y)]))
    stage.root.go(.push(.host(1)))
    let lower = stage.root.top
    stage.root.go([.push(.b), .present(.host(2))])
    let upper = stage.root.top
    stage.forget()
    stage.log.ended = []
    return (stage, lower, upper)
  }

  @Test("everything above the place of change goes first, in one turn")
  func push() {
    let (stage, lower, upper) = tower()
    lower.go(.push(.z))
    #expect(upper.result == .failure(.cancelled(.replaced)))
    #expect(stage.root.path == [.a, .host(1)])
    #expect(
      stage.calls() == [.dismiss(to: P.b), .setStack(P.a, P.x, P.z, animated: false)]
    )
  }

  @Test("nobody is asked about a flow that was replaced")
  func notAsked() {
    var asked = 0
    let flow = Puppet(.a, children: [1: Puppet(.x)]).answering { _, _ in
      asked += 1
      return .pop
    }
    let stage = Stage(flow)
    stage.root.go(.push(.host(1)))
    stage.root.go(.setStack([.b]))
    #expect(asked == 0)
    #expect(stage.log.ended == ["Puppet/host: ended: cancelled(.replaced)"])
  }

  @Test("stay, signals and updates do not disturb what is above", arguments: quiet)
  func undisturbed(answer: @Sendable () -> Puppet.Transition) {
    let (stage, lower, upper) = tower()
    lower.go(answer())
    #expect(upper.isRunning)
    #expect(stage.root.path == [.a, .host(1), .b, .host(2)])
  }

  nonisolated static let quiet: [@Sendable () -> Puppet.Transition] = [
    { .stay }, { .update(.e) }, { .signal("one") }, { .postpone }, { .unhandled },
    { .popTo(.z) }, { .dismiss }, { .setStack([]) }, { .setStack([.x]) }, { .popToRoot },
  ]

  @Test("an update below reaches its screen")
  func update() {
    let (stage, lower, _) = tower()
    lower.go(.update(.e))
    #expect(stage.calls() == [.update(P.e)])
    #expect(stage.router.screens == [Screen(P.a), Screen(P.e), Screen(P.b), Screen(P.y)])
  }

  @Test("a flow below that ends takes what stands on it along, topmost first")
  func end() {
    let (stage, lower, _) = tower()
    lower.go(.finish(1))
    #expect(
      stage.log.ended == [
        "Puppet/host: ended: cancelled(.replaced)", "Puppet/host: ended: success(1)",
      ]
    )
    #expect(stage.calls() == [.dismiss(to: P.b), .pop(to: P.a, animated: false)])
    #expect(stage.root.path == [.a])
  }

  @Test("a parent that pushes onto a hosting step keeps the child running below")
  func pushOntoChild() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.push(.host(1)))
    let child = stage.root.top
    stage.root.go(.push(.b))
    #expect(child.isRunning)
    #expect(stage.router.screens == [Screen(P.a), Screen(P.x), Screen(P.b)])
    stage.root.go(.pop)
    #expect(stage.root.top === child)
    #expect(child.go(.push(.y)) == .handled)
  }

  @Test("a move far below reaches through several levels")
  func farBelow() {
    let leaf = Puppet(.z)
    let middle = Puppet(.x, children: [1: leaf])
    let stage = Stage(Puppet(.a, children: [1: middle]))
    stage.root.go(.push(.host(1)))
    let level1 = stage.root.top
    level1.go(.push(.host(1)))
    let level2 = level1.top
    level1.go(.push(.c))
    stage.root.go(.push(.b))
    stage.forget()
    level2.go(.push(.d))
    #expect(stage.root.path == [.a, .host(1)])
    #expect(level1.path == [.x, .host(1)])
    #expect(stage.calls() == [.setStack(P.a, P.x, P.z, P.d)])
  }
}
