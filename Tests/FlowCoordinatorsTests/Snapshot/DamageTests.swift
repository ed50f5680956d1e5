import FlowTesting
import Testing

@testable import FlowCoordinators

@Suite("Damaged snapshots")
@MainActor struct DamageTests {
  /// A snapshot with much in it.
  private func snapshot() throws -> FlowSnapshot {
    let desk = Desk(.push(.page(7)), .present(.drafts, as: .fullScreen), .push(.discard))
    desk.drafts?.send(.opened(DraftFlow.Draft(title: "Oak", tags: ["a", "b"])))
    desk.app.send(.go([.popTo(.page(7)), .push(.drafts)]))
    desk.drafts?.send(.opened(DraftFlow.Draft(title: "Elm")))
    desk.drafts?.send(.locked)
    desk.drafts?.send(.closed)
    return try desk.app.snapshot()
  }

  /// All values that differ from one by one change somewhere inside.
  private func changes(of value: SnapshotValue) -> [SnapshotValue] {
    var changes: [SnapshotValue] = [.null, .int(3), .string("x"), .array([]), .object([:])]
    switch value {
    case .array(let values):
      for index in values.indices {
        for change in self.changes(of: values[index]) {
          var copy = values
          copy[index] = change
          changes.append(.array(copy))
        }
        changes.append(.array(values + [values[index]]))
        changes.append(.array(Array(values[..<index] + values[(index + 1)...])))
      }
    case .object(let values):
      for (key, old) in values {
        for change in self.changes(of: old) {
          changes.append(.object(values.merging([key: change]) { $1 }))
        }
        var copy = values
        copy[key] = nil
        changes.append(.object(copy))
        copy["other"] = old
        changes.append(.object(copy))
      }
    case .null, .bool, .int, .unsigned, .double, .string: break
    }
    return changes
  }

  @Test("whatever is changed in one, it is refused as a whole, or restored as a whole")
  func damage() throws {
    let snapshot = try snapshot()
    var refused = 0
    for contents in changes(of: snapshot.contents) {
      let desk = Desk()
      do {
        try desk.app.start(restoring: FlowSnapshot(contents: contents)) { _ in }
        // What is left out does no harm, and what was added is not looked at.
        #expect(try desk.app.snapshot().contents.description.count > 0)
      } catch {
        refused += 1
        #expect(desk.app.path == [.desk], "\(error)")
        #expect(error.kind != .notAtRest && error.description.count > 40)
      }
      #expect(desk.app.isRunning && desk.router.violations.isEmpty && desk.log.issues.isEmpty)
      let paths = FlowPaths(of: desk)
      #expect(paths.screens == desk.router.screens.count)
    }
    #expect(refused > 100)
  }

  @Test("also in panes")
  func panes() throws {
    let maze = FlowTester(MazeFlow(isEndless: true))
    maze.router.refusesNext = true
    maze.coordinator.pane(2, MazeFlow.self)?.send(.tapped(4))
    maze.coordinator.pane(1, MazeFlow.self)?.send(.tapped(20 * 7))
    maze.send(.tapped(16 + 20 * 2))
    maze.coordinator.pane(0, MazeFlow.self)?.send(.tapped(2 + 20 * 2))
    let snapshot = try maze.coordinator.snapshot()
    var refused = 0
    for contents in changes(of: snapshot.contents) {
      let router = RecordingRouter()
      do {
        let snapshot = FlowSnapshot(contents: contents)
        let copy = try FlowTester(MazeFlow(isEndless: true), restoring: snapshot, on: router)
        try copy.expectConsistency()
        #expect(copy.issues.isEmpty)
      } catch let error as SnapshotError {
        refused += 1
        #expect(error.kind != .notAtRest && error.description.count > 40)
        #expect(router.calls.count == 5, "the flow has started at its beginning")
      }
      #expect(router.violations.isEmpty)
    }
    #expect(refused > 100)
  }

  /// How many screens the paths stand for.
  private struct FlowPaths {
    var screens = 0

    @MainActor init(of desk: Desk) {
      add(desk.app)
    }

    @MainActor private mutating func add(_ flow: any InspectedFlow) {
      for step in flow.inspectedPath {
        switch step.content {
        case .screen: screens += 1
        case .flow(let child): add(child)
        case .nothing: break
        case .panes: screens += 1
        }
      }
    }
  }
}
