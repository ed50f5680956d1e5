import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("Where a root begins")
@MainActor struct EntryTests {
  @Test("nothing is up but a view of the app, until a root takes its place")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func root() {
    let model = NavigationModel()
    #expect(model.containers.count == 1)
    #expect(model.containers[0].hasOutsideRoot)
    #expect(model.containers[0].path.isEmpty)
    let stage = Stage(.page(0), .page(1))
    #expect(!stage.lowest.hasOutsideRoot)
    #expect(stage.lowest.path.count == 1)
  }

  @Test("a pushed root has all its screens in the path, above the app's view")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func pushed() {
    let stage = Stage(.page(0), .page(1), entry: .push)
    #expect(stage.lowest.root == nil)
    #expect(stage.lowest.path == stage.lowest.screens.map(\.id))
    #expect(stage.lowest.path.count == 2)
    stage.root.go(.setStack([.page(5), .page(6)]))
    #expect(stage.steps == [[.page(5), .page(6)]])
    #expect(stage.lowest.hasOutsideRoot)
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.wire.reports == ["popped to nil"])
    #expect(stage.results == [.failure(.cancelled(.back))])
    #expect(stage.steps == [[]])
  }

  @Test("a pushed root that ends takes its screens and sheets along")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func ended() {
    let stage = Stage(.page(0), .page(1), entry: .push)
    stage.root.go(.present(.page(2)))
    stage.root.go(.finish(1))
    #expect(stage.steps == [[]])
    #expect(stage.lowest.hasOutsideRoot)
  }

  @Test("a presented root stands over the app's view")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func presented() {
    let stage = Stage(.page(0), .page(1), entry: .present(.fullScreen))
    #expect(stage.steps == [[], [.page(0), .page(1)]])
    #expect(stage.top.root == Screen(T.page(0)))
    #expect(stage.top.style == .fullScreen)
    stage.model.write(presented: nil, from: stage.top.id)
    #expect(stage.wire.reports == ["dismissed Tour.Step.page(0)"])
    #expect(stage.results == [.failure(.cancelled(.dismissed))])
    #expect(stage.steps == [[]])
  }

  @Test("a root on another one's screens goes back to them, and leaves them alone")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func second() {
    let stage = Stage(.page(0), .page(1))
    stage.root.go(.finish(1))
    var result: FlowResult<Int>?
    let second = FlowCoordinator(
      Tour(beginning: [.page(5), .page(6)]),
      router: stage.wire,
      entry: .push
    )
    second.start { result = $0 }
    #expect(stage.steps == [[.page(0), .page(1), .page(5), .page(6)]])
    second.go(.setStack([.page(7)]))
    #expect(stage.steps == [[.page(0), .page(1), .page(7)]])
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.wire.takeReports() == ["popped to nil"])
    #expect(result == .failure(.cancelled(.back)))
    #expect(stage.steps == [[.page(0)]])
  }

  @Test("screens from before the root go without a report")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func unnoticed() {
    let stage = Stage(.page(0), .page(1))
    stage.root.go([.present(.page(2)), .present(.page(3))])
    stage.root.go(.finish(1))
    let second = FlowCoordinator(
      Tour(beginning: [.page(5)]),
      router: stage.wire,
      entry: .present()
    )
    second.start { _ in }
    stage.model.write(presented: nil, from: stage.top.id)
    #expect(stage.wire.takeReports() == ["dismissed Tour.Step.page(5)"])
    stage.model.write(presented: nil, from: stage.top.id)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.steps == [[.page(0), .page(1)], [.page(2)]])
  }

  @Test("closing what a presented root stands on is the root's dismissal")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func below() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.page(1)))
    stage.root.go(.finish(1))
    let second = FlowCoordinator(
      Tour(beginning: [.page(5)]),
      router: stage.wire,
      entry: .present()
    )
    second.start { _ in }
    stage.model.write(presented: nil, from: stage.model.containers[1].id)
    #expect(stage.wire.takeReports() == ["dismissed Tour.Step.page(5)"])
    #expect(stage.steps == [[.page(0)]])
  }

  @Test("a new root takes everything, sheets that an ended root has left up too")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func taken() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.page(1)))
    stage.root.go(.finish(1))
    let id = stage.lowest.id
    let second = FlowCoordinator(Tour(beginning: [.page(5)]), router: stage.wire)
    second.start { _ in }
    #expect(stage.steps == [[.page(5)]])
    #expect(stage.lowest.id == id)
  }

  @Test("a model holds no coordinator, and nothing holds a model that is waiting for its turn")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func released() {
    let turns = Turns()
    weak var model: NavigationModel?
    weak var root: FlowCoordinator<Tour>?
    do {
      let owned = NavigationModel(later: { turns.waiting.append($0) })
      model = owned
      do {
        let coordinator = FlowCoordinator(Tour(), router: owned)
        root = coordinator
        coordinator.start { _ in }
        coordinator.go([.push(.deck(1, .one)), .present(.alert(1), as: .alert)])
        owned.write(presented: nil, from: owned.containers[1].id)
      }
      #expect(root == nil)
      turns.run()
      #expect(owned.containers.count == 1)
      owned.write(path: [], to: owned.containers[0].id)
    }
    #expect(model == nil)
    turns.run()
  }
}
