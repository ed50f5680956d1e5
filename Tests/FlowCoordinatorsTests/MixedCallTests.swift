import FlowCoordinators
import FlowTesting
import Testing

@Suite("The router calls of moves that meet in one turn")
@MainActor struct MixedCallTests {
  @Test("dismiss and push: the dismissal is animated")
  func dismissAndPush() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.b))
    stage.forget()
    stage.root.go([.dismiss, .push(.c)])
    #expect(stage.calls() == [.dismiss(to: P.a), .push(P.c, animated: false)])
  }

  @Test("dismiss and present: the presentation is animated")
  func dismissAndPresent() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.b))
    stage.forget()
    stage.root.go([.dismiss, .present(.c)])
    #expect(stage.calls() == [.dismiss(to: P.a, animated: false), .present(P.c)])
  }

  @Test("pop and present: the presentation is animated")
  func popAndPresent() {
    let stage = Stage(Puppet(.a, .b))
    stage.forget()
    stage.root.go([.pop, .present(.c)])
    #expect(stage.calls() == [.pop(to: P.a, animated: false), .present(P.c)])
  }

  @Test("a sheet and screens below it go: dismiss animated, then pop")
  func dismissAndPop() {
    let stage = Stage(Puppet(.a, .b))
    stage.root.go(.present(.c))
    stage.forget()
    stage.root.go(.popTo(.a))
    #expect(stage.calls() == [.dismiss(to: P.b), .pop(to: P.a, animated: false)])
  }

  @Test("a sheet and screens below it go and others come: dismiss, then one stack")
  func dismissAndStack() {
    let stage = Stage(Puppet(.a, .b))
    stage.root.go(.present(.c))
    stage.forget()
    stage.root.go(.setStack([.a, .x, .y]))
    #expect(stage.calls() == [.dismiss(to: P.b), .setStack(P.a, P.x, P.y, animated: false)])
  }

  @Test("a stack with a sheet on it: the stack first, the sheet animated")
  func stackAndPresent() {
    let stage = Stage(Puppet(.a, .b))
    stage.forget()
    stage.root.go([.setStack([.x, .y]), .present(.z)])
    #expect(stage.calls() == [.setStack(P.x, P.y, animated: false), .present(P.z)])
  }

  @Test("several pushes and sheets: only the last call is animated")
  func manyNew() {
    let stage = Stage(Puppet(.a))
    stage.forget()
    stage.root.go([.push(.b), .present(.c), .push(.d), .push(.e)])
    #expect(
      stage.calls() == [
        .push(P.b, animated: false), .present(P.c, animated: false),
        .push(P.d, animated: false), .push(P.e),
      ]
    )
  }

  @Test("an update comes before the moves of its turn, with the step as it then is")
  func updateAndMove() {
    let stage = Stage(Puppet(.order(1)))
    stage.root.go(.present(.b))
    stage.forget()
    stage.root.go([.dismiss, .update(.order(2))])
    #expect(stage.calls() == [.update(P.order(2)), .dismiss(to: P.order(2))])
    stage.root.go([.update(.order(3)), .push(.c)])
    #expect(stage.calls() == [.update(P.order(3)), .push(P.c)])
  }

  @Test("moves that cancel out make no call and start no child")
  func nothingLeft() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.forget()
    #expect(stage.root.go([.push(.host(1)), .pop]) == .handled)
    #expect(stage.calls() == [])
    #expect(stage.log.ended.isEmpty)
  }

  @Test("a child in a sheet pushes, presents and pops where it lives")
  func nested() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.x)]))
    stage.root.go(.present(.host(1)))
    stage.forget()
    let child = stage.root.top
    child.go(.push(.y))
    child.go(.present(.z, as: .fullScreen))
    #expect(stage.calls() == [.push(P.y), .present(P.z, as: .fullScreen)])
    #expect(stage.router.containers == [[Screen(P.a)], [Screen(P.x), Screen(P.y)], [Screen(P.z)]])
    child.go(.setStack([.x, .d]))
    #expect(stage.calls() == [.dismiss(to: P.y), .setStack(P.x, P.d, animated: false)])
  }

  @Test("a flow dropped onto an existing stack is pushed, and pops to what was there")
  func pushedRoot() {
    let stage = Stage(Puppet(.a, .b), entry: .push)
    #expect(stage.calls() == [.push(P.a, animated: false), .push(P.b)])
    stage.root.go(.setStack([.x, .y]))
    #expect(stage.calls() == [.setStack(P.x, P.y)])
    stage.root.go(.finish(1))
    #expect(stage.calls() == [.pop(to: nil)])
  }

  @Test("a flow presented over existing screens is dismissed at its end")
  func presentedRoot() {
    let stage = Stage(Puppet(.a, .b), entry: .present(.fullScreen))
    #expect(stage.calls() == [.present(P.a, as: .fullScreen, animated: false), .push(P.b)])
    stage.root.go(.finish(1))
    #expect(stage.calls() == [.dismiss(to: nil)])
  }

  @Test("a flow that owns the router leaves its last screens up")
  func rootStays() {
    let stage = Stage(Puppet(.a, .b))
    stage.root.go(.present(.c))
    stage.forget()
    stage.root.go(.finish(1))
    #expect(stage.calls() == [])
    #expect(stage.router.screens == [Screen(P.a), Screen(P.b), Screen(P.c)])
    #expect(stage.results == [.success(1)])
  }
}
