import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("Alerts")
@MainActor struct AlertTests {
  @Test("a choice takes the alert away and sends the button's event")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func choice() throws {
    let stage = Stage(.page(0), .page(1))
    stage.root.go(.present(.alert(3), as: .alert))
    let alert = try #require(stage.top.alert)
    #expect(alert.title == "Alert 3")
    let id = stage.top.id
    #expect(stage.model.choose(alert.buttons[1], in: id) == .handled)
    #expect(stage.root.path.last == .page(9))
    #expect(stage.model.choose(alert.buttons[1], in: id) == .ignored(.stale))
    #expect(stage.model.choose(alert.buttons[1], in: stage.lowest.id) == .ignored(.stale))
    stage.model.write(presented: nil, from: id)
    stage.turn()
    #expect(stage.wire.reports.isEmpty)
  }

  @Test("SwiftUI may close it before it says what was chosen")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func closedFirst() throws {
    let stage = Stage(.page(0))
    stage.root.go(.present(.alert(3), as: .alert))
    let (id, alert) = (stage.top.id, try #require(stage.top.alert))
    stage.model.write(presented: nil, from: id)
    #expect(stage.model.presented(over: stage.lowest.id) == nil)
    #expect(stage.steps == [[.page(0)]])
    stage.model.write(presented: nil, from: id)
    #expect(stage.model.choose(alert.buttons[0], in: id) == .handled)
    stage.turn()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.root.path == [.page(0)])
  }

  @Test("closed without a choice it is dismissed, once, a turn of the main loop later")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func unchosen() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.alert(3), as: .alert))
    let id = stage.top.id
    stage.model.write(presented: nil, from: id)
    #expect(stage.wire.reports.isEmpty)
    stage.turn()
    stage.model.write(presented: nil, from: id)
    stage.turn()
    #expect(stage.wire.reports == ["dismissed Tour.Step.alert(3)"])
    #expect(stage.root.path == [.page(0)])
  }

  @Test("one without buttons is dismissed at once")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func plain() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.plainAlert, as: .alert))
    stage.model.write(presented: nil, from: stage.top.id)
    #expect(stage.wire.reports == ["dismissed Tour.Step.plainAlert"])
  }

  @Test("what comes up on a closed alert goes with it, as for the flow")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func covered() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.alert(3), as: .alert))
    stage.model.write(presented: nil, from: stage.top.id)
    stage.root.go(.present(.page(1)))
    #expect(stage.steps == [[.page(0)]])
    stage.turn()
    #expect(stage.wire.reports == ["dismissed Tour.Step.alert(3)"])
    #expect(stage.root.path == [.page(0)])
    #expect(stage.model.presented(over: stage.lowest.id) == nil)
  }

  @Test("a flow that takes a closed alert away is not told that it is gone")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func taken() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.alert(3), as: .alert))
    stage.model.write(presented: nil, from: stage.top.id)
    stage.root.go([.dismiss, .present(.page(1))])
    stage.turn()
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.steps == [[.page(0)], [.page(1)]])
  }

  @Test("one that nobody may close without a choice comes back")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func locked() throws {
    let stage = Stage(.page(0))
    stage.root.go(.present(.lockedAlert, as: .alert))
    let (id, alert) = (stage.top.id, try #require(stage.top.alert))
    stage.model.write(presented: nil, from: id)
    let shown = Shows { stage.model.containers }
    stage.turn()
    #expect(shown.isCalled)
    #expect(stage.model.presented(over: stage.lowest.id)?.id == id)
    #expect(stage.model.choose(alert.buttons[0], in: id) == .handled)
    #expect(stage.steps == [[.page(0), .page(9)]])
  }

  @Test("the main loop's turn comes by itself")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func mainLoop() async {
    let model = NavigationModel()
    let root = FlowCoordinator(Tour(), router: model)
    root.start { _ in }
    root.go(.present(.alert(3), as: .alert))
    model.write(presented: nil, from: model.containers[1].id)
    #expect(root.path.count == 2)
    for _ in 0..<100 where root.path.count == 2 { await Task.yield() }
    #expect(root.path == [.page(0)])
  }
}
