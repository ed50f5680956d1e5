import FlowCoordinators
import Foundation
import Testing

/// Every script is walked by a flow that goes short ways and by one that cannot, and all that can be
/// seen of both is compared.
///
/// The environment variables `TWIN_SEED` and `TWIN_COUNT` take certain walks, or more of them.
@Suite("Twin walks")
@MainActor struct TwinTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let firstSeed = UInt64(environment["TWIN_SEED"] ?? "") ?? 1
  private static let count = Int(environment["TWIN_COUNT"] ?? "") ?? 20
  private static let length = Int(environment["TWIN_LENGTH"] ?? "") ?? 100

  @Test("short ways do what the general ways do", arguments: [0, 1, 2])
  func twins(_ hearing: Int) {
    let hearing: TwinKind.Hearing = [.all, .traces, .nothing][hearing]
    var dump = ""
    for number in 0..<Self.count {
      let seed = Self.firstSeed &+ UInt64(number)
      let general = lines(seed, TwinKind(isShort: false, hearing: hearing))
      let short = lines(seed, TwinKind(isShort: true, hearing: hearing))
      dump += "SEED \(seed)\n" + short.joined(separator: "\n") + "\n"
      guard short != general else { continue }
      let first = zip(short, general).prefix { $0 == $1 }.count
      Issue.record(
        """
        TWIN_SEED=\(seed), hearing \(hearing), line \(first), after
        \(short[..<first].suffix(25).joined(separator: "\n"))
        short ways:
        \(short[first...].prefix(6).joined(separator: "\n"))
        general ways:
        \(general[first...].prefix(6).joined(separator: "\n"))
        """
      )
      return
    }
    if let path = Self.environment["TWIN_DUMP"] {
      try? dump.write(toFile: "\(path)-\(hearing).txt", atomically: true, encoding: .utf8)
    }
  }

  private func action(_ random: inout SplitMix64) -> MixedAction {
    let other = MixedAction.random(&random)
    let kind: MixedAction.Kind =
      switch random.number(below: 100) {
      case ..<52: .event
      case ..<58: .ending
      case ..<66: .inside
      default: other.kind
      }
    return MixedAction(kind: kind, first: other.first, second: other.second)
  }

  private func lines(_ seed: UInt64, _ kind: TwinKind) -> [String] {
    var random = SplitMix64(seed: seed)
    let actions = (0..<Self.length).map { _ in action(&random) }
    let walk = TwinWalk(seed: seed, kind: kind)
    for action in actions { walk.act(action) }
    walk.end()
    let left = walk.countLeft()
    if left > 0 { Issue.record("TWIN_SEED=\(seed): \(left) coordinators are left, \(kind)") }
    let violation = walk.lines.first { $0.hasPrefix("violation") }
    #expect(violation == nil, "TWIN_SEED=\(seed), \(kind)")
    return walk.lines.map { $0.replacingOccurrences(of: "TwinBase.Step", with: "TwinRoot.Step") }
  }
}
