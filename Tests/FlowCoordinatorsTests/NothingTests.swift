import FlowCoordinators
import FlowTesting
import Testing

@Suite("A step that shows nothing")
@MainActor struct NothingTests {
  @Test("it makes no call, and what is below stays visible")
  func silent() {
    let stage = Stage(Puppet(.a))
    stage.forget()
    stage.root.go(.push(.work))
    #expect(stage.calls() == [])
    #expect(stage.root.step == .work)
    #expect(stage.router.screens == [Screen(P.a)])
  }

  @Test("it leaves the path as the flow moves on")
  func leaves() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.work))
    stage.forget()
    stage.root.go(.push(.b))
    #expect(stage.root.path == [.a, .b])
    #expect(stage.calls() == [.push(P.b)])
    stage.root.go(.push(.work))
    stage.root.go(.present(.c))
    #expect(stage.root.path == [.a, .b, .c])
  }

  @Test("inside a stack or a sequence it leaves as well")
  func insideStack() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.setStack([.a, .work, .b]))
    #expect(stage.root.path == [.a, .b])
    stage.root.go([.push(.work), .push(.c)])
    #expect(stage.root.path == [.a, .b, .c])
    stage.root.go(.setStack([.a, .work]))
    #expect(stage.root.path == [.a, .work])
    #expect(stage.router.screens == [Screen(P.a)])
  }

  @Test("as a flow's first step it gives its way to the next")
  func firstStep() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.work)]))
    stage.root.go(.present(.host(1), as: .fullScreen))
    stage.forget()
    let child = stage.root.top
    child.go(.push(.x))
    #expect(stage.calls() == [.present(P.x, as: .fullScreen)])
    #expect(child.path == [.x])
  }

  @Test("a root that begins with work shows its first screen as a root does, not animated")
  func rootBeginsWithWork() {
    let stage = Stage(Puppet(.work))
    #expect(stage.calls() == [])
    stage.root.go(.push(.a))
    #expect(stage.calls() == [.setStack(P.a, animated: false)])
  }

  @Test("it cannot be popped to")
  func noTarget() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.push(.work))
    stage.root.go(.popTo(.work))
    #expect(stage.log.kinds == [.stepNotInPath("work", path: ["a", "work"])])
    #expect(stage.root.step == .work)
  }

  @Test("it goes with the screen that it stands on")
  func goesWithScreen() {
    let stage = Stage(Puppet(.a, .b))
    stage.root.go(.push(.work))
    stage.router.userTapsBack()
    #expect(stage.root.path == [.a])
  }

  @Test("a child at work stays when its parent pushes, and makes the parent's screens go")
  func childAtWork() {
    let stage = Stage(Puppet(.a, children: [1: Puppet(.work)]))
    stage.root.go(.present(.host(1)))
    let child = stage.root.top
    stage.root.go(.push(.b))
    #expect(stage.root.path == [.a, .host(1), .b])
    #expect(stage.router.containers == [[Screen(P.a), Screen(P.b)]])
    stage.forget()
    stage.router.userTapsBack()
    #expect(child.isRunning)
    stage.root.go(.push(.b))
    stage.forget()
    child.go(.push(.x))
    #expect(stage.root.path == [.a, .host(1)])
    #expect(stage.calls() == [.pop(to: P.a, animated: false), .present(P.x)])
  }

  @Test("a child whose first screens are those of a child of its own at work enters its own way")
  func firstScreenTakesTheWay() {
    let middle = Puppet(.host(1), children: [1: Puppet(.work)])
    let stage = Stage(Puppet(.a, children: [1: middle]))
    stage.root.go(.present(.host(1)))
    stage.forget()
    let child = stage.root.top
    child.go(.push(.x))
    #expect(stage.calls() == [.present(P.x)])
    #expect(child.path == [.host(1), .x])
  }

  @Test("work on top of a root's only screen may take over the stack")
  func stackOfWork() {
    let stage = Stage(Puppet(.a))
    stage.forget()
    stage.root.go(.setStack([.work]))
    #expect(stage.calls() == [.pop(to: nil)])
    stage.root.go(.push(.b))
    #expect(stage.calls() == [.setStack(P.b)])
    #expect(stage.router.violations.isEmpty)
  }
}
