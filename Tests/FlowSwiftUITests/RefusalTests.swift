import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("Screens that are refused")
@MainActor struct RefusalTests {
  @Test("a model that nobody asks refuses nothing")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func plain() {
    let stage = Stage(.page(0), .page(66))
    stage.root.go(.push(.page(66)))
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.steps == [[.page(0), .page(66), .page(66)]])
  }

  @Test("what is up goes with all that stands on it, in one change and with one report")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func up() {
    let stage = Stage(.page(0), .page(66), .page(1))
    stage.root.go([.present(.page(66)), .push(.page(2))])
    let number = stage.model.lastChange.number
    refuse(in: stage)
    #expect(stage.wire.takeReports() == ["refused Tour.Step.page(66)"])
    #expect(stage.steps == [[.page(0)]])
    #expect(stage.root.path == [.page(0)])
    #expect(stage.model.lastChange.number == number + 1)
    #expect(!stage.model.lastChange.isAnimated)
    refuse(in: stage)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.model.lastChange.number == number + 1)
  }

  @Test("of the screens of a turn the lowest is reported, when all of it is made")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func turn() {
    let stage = Stage(.page(0))
    refuse(in: stage)
    stage.root.go([.push(.page(1)), .push(.page(66)), .present(.page(66)), .push(.page(2))])
    #expect(stage.wire.takeReports() == ["refused Tour.Step.page(66)"])
    #expect(stage.steps == [[.page(0), .page(1)]])
    #expect(stage.root.path == [.page(0), .page(1)])
    stage.root.go(.setStack([.page(3), .page(66)]))
    #expect(stage.wire.takeReports() == ["refused Tour.Step.page(66)"])
    #expect(stage.steps == [[.page(3)]])
    stage.root.go(.present(.page(66), as: .fullScreen))
    #expect(stage.steps == [[.page(3)]])
    // One that goes in the turn in which it came is no matter.
    stage.root.go([.push(.page(66)), .pop])
    #expect(stage.wire.takeReports() == ["refused Tour.Step.page(66)"])
  }

  @Test("each pane has a lowest screen of its own")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func panes() {
    let stage = Stage(.deck(1, .one))
    stage.root.pane(Tab.one, Tour.self)?.go([.push(.page(66)), .push(.page(1))])
    stage.root.pane(Tab.two, Tour.self)?.go(.present(.page(66)))
    refuse(in: stage)
    #expect(
      stage.wire.takeReports() == ["refused Tour.Step.page(66)", "refused Tour.Step.page(66)"]
    )
    #expect(stage.steps(in: .one) == [[.page(0)]])
    #expect(stage.steps(in: .two) == [[.page(10)]])
    stage.root.pane(Tab.three, Tour.self)?.go(.push(.page(66)))
    #expect(stage.wire.reports == ["refused Tour.Step.page(66)"])
    #expect(stage.steps(in: .three) == [[.page(20), .page(21)]])
  }

  @Test("the delegate hears why")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func reason() {
    let model = NavigationModel()
    let listener = Listener()
    let root = FlowCoordinator(Tour(), router: model, observer: listener)
    model.refuse { _ in "It is too late." }
    root.start { _ in }
    #expect(listener.texts == ["Tour: Tour could not show step page(0): It is too late."])
    #expect(root.result == .failure(.cancelled(.refused)))
    #expect(model.containers.map(\.screens.count) == [0])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private func refuse(in stage: Stage) {
    stage.model.refuse { $0 == Screen(T.page(66)) ? "It is 66." : nil }
  }

  private final class Listener: FlowObserver {
    private(set) var texts: [String] = []

    func observe<F: Flow>(_ trace: FlowTrace<F>) {
      if case .issue(let issue) = trace.record { texts.append("\(issue)") }
    }
  }
}
