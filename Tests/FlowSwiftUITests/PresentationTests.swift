import FlowCoordinators
import FlowSwiftUI
import Testing

@Suite("Presented containers")
@MainActor struct PresentationTests {
  @Test("they stand on each other, with their styles and their own paths")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func nesting() {
    let stage = Stage(.page(0))
    stage.root.go([.push(.page(1)), .present(.page(2)), .push(.page(3))])
    stage.root.go(.present(.page(4), as: .fullScreen))
    stage.root.go(.present(.page(5), as: .popover))
    let model = stage.model
    #expect(stage.steps == [[.page(0), .page(1)], [.page(2), .page(3)], [.page(4)], [.page(5)]])
    #expect(model.containers.map(\.style) == [nil, .sheet, .fullScreen, .popover])
    #expect(Set(model.containers.map(\.id)).count == 4)
    let sheet = model.presented(over: stage.lowest.id)
    #expect(sheet?.root == Screen(T.page(2)))
    #expect(sheet?.path.compactMap { model.screen($0)?.step(as: T.self) } == [.page(3)])
    #expect(sheet.flatMap { model.presented(over: $0.id) }?.style == .fullScreen)
    #expect(model.presented(over: stage.top.id) == nil)
  }

  @Test("a container keeps its identity while screens come and go in it")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func identity() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .push(.page(2))])
    let ids = stage.model.containers.map(\.id)
    stage.root.go(.replace(with: .page(3)))
    stage.root.go(.push(.page(4)))
    #expect(stage.model.containers.map(\.id) == ids)
    #expect(stage.model.container(ids[1])?.path.count == 2)
    stage.root.go([.dismiss, .present(.page(1))])
    #expect(stage.model.containers[0].id == ids[0])
    #expect(stage.model.containers[1].id != ids[1])
    #expect(stage.model.container(ids[1]) == nil)
  }

  @Test("one that is set to nil is reported once, with its first screen, after the change")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func closing() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .push(.page(2))])
    let id = stage.top.id
    stage.model.write(presented: nil, from: id)
    #expect(stage.wire.takeReports() == ["dismissed Tour.Step.page(1)"])
    stage.model.write(presented: nil, from: id)
    stage.model.write(presented: nil, from: nil)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.steps == [[.page(0)]])
    #expect(stage.root.path == [.page(0)])
  }

  @Test("a lower one takes those above it along, in one report")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func lower() {
    let stage = Stage(.page(0))
    stage.root.go([.present(.page(1)), .present(.page(2)), .present(.page(3))])
    stage.model.write(presented: nil, from: stage.model.containers[2].id)
    #expect(stage.wire.reports == ["dismissed Tour.Step.page(2)"])
    #expect(stage.steps == [[.page(0)], [.page(1)]])
  }

  @Test("a nil for a sheet that was replaced leaves the new one up")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func late() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.page(1)))
    let old = stage.top.id
    stage.root.go([.dismiss, .present(.page(2))])
    stage.model.write(presented: nil, from: old)
    #expect(stage.wire.reports.isEmpty)
    #expect(stage.steps == [[.page(0)], [.page(2)]])
  }

  @Test("what SwiftUI writes for changes of the model is no move")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func echo() {
    let stage = Stage(.page(0))
    stage.root.go(.present(.page(1)))
    let id = stage.top.id
    stage.model.write(presented: id, from: nil)
    stage.model.write(presented: id, from: id)
    stage.model.write(presented: nil, from: stage.lowest.id)
    #expect(stage.steps == [[.page(0)], [.page(1)]])
    stage.root.go(.dismiss)
    stage.model.write(presented: nil, from: id)
    stage.model.write(presented: nil, from: nil)
    stage.model.write(path: [], to: id, from: [])
    #expect(stage.wire.reports.isEmpty)
  }

  @Test("a path below a container takes the container along")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func under() {
    let stage = Stage(.page(0), .page(1))
    stage.root.go(.present(.page(2), as: .popover))
    stage.model.write(path: [], to: stage.lowest.id)
    #expect(stage.wire.reports == ["popped to Tour.Step.page(0)"])
    #expect(stage.steps == [[.page(0)]])
    #expect(stage.root.path == [.page(0)])
  }
}
