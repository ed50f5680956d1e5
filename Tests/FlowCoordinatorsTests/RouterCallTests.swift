import FlowCoordinators
import FlowTesting
import Testing

@Suite("The router calls of one flow")
@MainActor struct RouterCallTests {
  @Test("a start shows the first screen, not animated")
  func start() {
    let stage = Stage(Puppet(.a))
    #expect(stage.calls() == [.setStack(P.a, animated: false)])
  }

  @Test("a flow begins on a longer path with one call")
  func longBeginning() {
    let stage = Stage(Puppet(.a, .b, .c))
    #expect(stage.calls() == [.setStack(P.a, P.b, P.c, animated: false)])
    #expect(stage.root.path == [.a, .b, .c])
  }

  @Test("a push is one push")
  func push() {
    let stage = Stage(Puppet(.a))
    stage.forget()
    stage.root.go(.push(.b))
    #expect(stage.calls() == [.push(P.b)])
    #expect(stage.root.path == [.a, .b])
  }

  @Test("a presented step opens a container in its style", arguments: styles)
  func present(style: PresentationStyle) {
    let stage = Stage(Puppet(.a))
    stage.forget()
    stage.root.go(.present(.b, as: style))
    #expect(stage.calls() == [.present(P.b, as: style)])
    #expect(stage.router.containers == [[Screen(P.a)], [Screen(P.b)]])
  }

  @Test("a push in a sheet stays in the sheet")
  func pushInSheet() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.b))
    stage.forget()
    stage.root.go(.push(.c))
    #expect(stage.calls() == [.push(P.c)])
    #expect(stage.router.containers.map(\.count) == [1, 2])
  }

  @Test("a replacement sets the container's stack")
  func replace() {
    let stage = Stage(Puppet(.a, .b))
    stage.forget()
    stage.root.go(.replace(with: .c))
    #expect(stage.calls() == [.setStack(P.a, P.c)])
    #expect(stage.root.path == [.a, .c])
  }

  @Test("a replaced presented step is dismissed and its successor presented in the same style")
  func replacePresented() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.b, as: .fullScreen))
    stage.forget()
    stage.root.go(.replace(with: .c))
    #expect(
      stage.calls() == [
        .dismiss(to: P.a, animated: false), .present(P.c, as: .fullScreen),
      ]
    )
  }

  @Test("a new stack keeps what both begin with")
  func setStack() {
    let stage = Stage(Puppet(.a, .b, .c))
    let kept = stage.router.screens[0].id
    stage.forget()
    stage.root.go(.setStack([.a, .x, .y]))
    #expect(stage.calls() == [.setStack(P.a, P.x, P.y)])
    #expect(stage.router.screens[0].id == kept)
    stage.root.go(.setStack([.a, .x]))
    #expect(stage.calls() == [.pop(to: P.x)])
    stage.root.go(.setStack([.z]))
    #expect(stage.calls() == [.setStack(P.z)])
  }

  @Test("a stack that is there already moves nothing")
  func sameStack() {
    let stage = Stage(Puppet(.a, .b))
    stage.forget()
    #expect(stage.root.go(.setStack([.a, .b])) == .handled)
    #expect(stage.calls() == [])
    #expect(stage.root.go(.push(.c)) == .handled)
    #expect(stage.calls() == [.push(P.c)])
  }

  @Test("pop, popTo and popToRoot name the screen that stays")
  func pops() {
    let stage = Stage(Puppet(.a, .b, .c, .d))
    stage.forget()
    stage.root.go(.pop)
    #expect(stage.calls() == [.pop(to: P.c)])
    stage.root.go(.setStack([.a, .b, .a, .c]))
    stage.forget()
    stage.root.go(.popTo(.a))
    #expect(stage.calls() == [.pop(to: P.a)])
    #expect(stage.root.path == [.a, .b, .a])
    stage.root.go(.popToRoot)
    #expect(stage.calls() == [.pop(to: P.a)])
    #expect(stage.root.path == [.a])
    #expect(stage.root.go(.popToRoot) == .handled)
    #expect(stage.calls() == [])
  }

  @Test("popTo goes below the current step, and nowhere when only that is equal")
  func popToSame() {
    let stage = Stage(Puppet(.a, .b, .a))
    stage.forget()
    stage.root.go(.popTo(.a))
    #expect(stage.root.path == [.a])
    stage.root.go(.popTo(.a))
    #expect(stage.root.path == [.a])
    #expect(stage.log.issues.isEmpty)
  }

  @Test("dismiss takes everything from the topmost presented step up, in one call")
  func dismiss() {
    let stage = Stage(Puppet(.a))
    stage.root.go([.present(.b), .push(.c), .push(.d)])
    stage.forget()
    stage.root.go(.dismiss)
    #expect(stage.calls() == [.dismiss(to: P.a)])
    #expect(stage.root.path == [.a])
  }

  @Test("of several sheets dismiss takes the topmost, popToRoot all")
  func sheetsOverSheets() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.present(.b))
    stage.root.go(.present(.c))
    stage.root.go(.present(.d))
    #expect(stage.router.containers.count == 4)
    stage.forget()
    stage.root.go(.dismiss)
    #expect(stage.calls() == [.dismiss(to: P.c)])
    stage.root.go(.popToRoot)
    #expect(stage.calls() == [.dismiss(to: P.a)])
  }

  @Test("stay, update and replace with the same step are three different lists")
  func threeWays() {
    let stage = Stage(Puppet(.a, .b))
    let id = stage.router.screens[1].id
    stage.forget()
    stage.root.go(.stay)
    #expect(stage.calls() == [])
    stage.root.go(.update(.b))
    #expect(stage.calls() == [.update(P.b)])
    #expect(stage.router.screens[1].id == id)
    stage.root.go(.replace(with: .b))
    #expect(stage.calls() == [.setStack(P.a, P.b)])
    #expect(stage.router.screens[1].id != id)
  }

  @Test("an update tells the same screen its new step, and leaves earlier records alone")
  func update() {
    let stage = Stage(Puppet(.a))
    stage.root.go(.push(.order(1)))
    let id = stage.router.screens[1].id
    stage.root.go(.update(.order(2)))
    #expect(
      stage.calls() == [
        .setStack(P.a, animated: false), .push(P.order(1)), .update(P.order(2)),
      ]
    )
    #expect(stage.router.screens == [Screen(P.a), Screen(P.order(2))])
    #expect(stage.router.screens[1].id == id)
    stage.root.go(.pop)
    #expect(stage.calls() == [.pop(to: P.a)])
  }

  @Test("an update that changes what a step shows is a replacement")
  func updateOfKind() {
    let stage = Stage(Puppet(.a, .b, children: [1: Puppet(.x)]))
    stage.forget()
    stage.root.go(.update(.host(1)))
    #expect(stage.calls() == [.setStack(P.a, P.x)])
    stage.root.go(.update(.c))
    #expect(stage.calls() == [.setStack(P.a, P.c)])
    #expect(stage.root.children.isEmpty)
  }

  nonisolated static let styles: [PresentationStyle] = [
    .sheet, .fullScreen, .popover, .alert, PresentationStyle("drawer"),
  ]
}
