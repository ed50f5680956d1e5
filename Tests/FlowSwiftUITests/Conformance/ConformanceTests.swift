import FlowCoordinators
import FlowTesting
import Foundation
import Testing

/// The same random scripts on several routers beside each other.
///
/// The environment variables `SCRIPT_SEED` and `SCRIPT_COUNT` take certain scripts, or more of them.
@Suite("All routers show the same", .alone)
@MainActor struct ConformanceTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let firstSeed = UInt64(environment["SCRIPT_SEED"] ?? "") ?? 1
  private let count = UInt64(environment["SCRIPT_COUNT"] ?? "") ?? 60

  @Test("a random script leads to the same screens and paths on every router")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func scripts() throws {
    var seen = Seen()
    for seed in firstSeed..<firstSeed + count {
      var random = SplitMix64(seed: seed)
      let recording = RecordingDevice()
      let first = Performance(recording)
      let others = otherDevices().map(Performance.init)
      for number in 0..<60 {
        let action = ScriptAction(&random)
        if !first.isRunning {
          // Nothing can be pushed onto an alert that an ended root has left up.
          let isOnAlert = first.device.shown.last?.style == .alert
          let entries: [FlowEntry] = [.root, .present(), isOnAlert ? .root : .push]
          let entry = entries[random.number(below: 3)]
          let steps: [T] = [[.page(0)], [.page(0), .trip(2)], [.deck(1, .one)]][action.first % 3]
          for performance in [first] + others { performance.begin(steps, entry: entry) }
        }
        let before = first.device.shown
        first.act(action)
        seen.note(action, hasMoved: before != first.device.shown, first.device.shown)
        // Text is made where something differs only.
        func place() -> Comment { "SCRIPT_SEED=\(seed), \(number): \(action)" }
        for other in others {
          other.act(action)
          try compare(other, first, place())
          other.device.idle(&random)
          try compare(other, first, "\(place()), and idle")
        }
        try #require(recording.recording.violations.isEmpty, place())
      }
    }
    if count >= 60 { seen.expectAll() }
  }

  private func compare(
    _ other: Performance,
    _ first: Performance,
    _ place: @autoclosure () -> Comment
  )
    throws
  {
    try #require(other.paths == first.paths, place())
    try #require(other.results == first.results, place())
    try #require(other.device.problem == nil, place())
    guard other.device.isAtRest else { return }
    let expected = other.device.visible(of: first.device.shown)
    try #require(other.device.shown == expected, place())
  }

  /// What the scripts have come across, so that they cannot become idle unnoticed.
  private struct Seen {
    var moves: Set<ScriptAction.Kind> = []
    var styles: Set<PresentationStyle> = []
    var panes: Set<PaneStyle> = []

    mutating func note(_ action: ScriptAction, hasMoved: Bool, _ shown: [ShownContainer]) {
      if hasMoved { moves.insert(action.kind) }
      for container in shown {
        if let style = container.style { styles.insert(style) }
        for panes in container.screens.compactMap(\.panes) { self.panes.insert(panes.style) }
      }
    }

    func expectAll() {
      #expect(moves == Set(ScriptAction.Kind.allCases))
      #expect(styles == [.sheet, .fullScreen, .popover, .alert])
      #expect(panes == [.tabs, .split, .drawer])
    }
  }
}
