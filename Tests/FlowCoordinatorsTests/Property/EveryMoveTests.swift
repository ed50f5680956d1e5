import FlowCoordinators
import Testing

/// Every small path, every move, every mover, compared with the plain rules.
@Suite("Every move from every small path")
@MainActor struct EveryMoveTests {
  private static let beginnings: [Int: [Puppet.Step]] = [1: [.x], 2: [.x, .y], 3: [.work]]

  private static let entrances: [Puppet.Transition] = [
    .push(.b), .present(.c), .present(.d, as: .alert), .push(.work), .push(.host(2)),
    .push(.host(3)), .present(.host(1), as: .alert), .present(.host(3), as: .fullScreen),
  ]

  private static let moves: [Puppet.Transition] = [
    .push(.e), .present(.e), .present(.e, as: .alert), .push(.work), .push(.host(1)),
    .present(.host(2)), .replace(with: .e), .replace(with: .host(1)), .setStack([.a, .b]),
    .setStack([.a, .e, .work]), .setStack([.e, .host(2), .b]), .setStack([.x, .y]), .pop,
    .popTo(.a), .popTo(.b), .popTo(.x), .popTo(.work), .popToRoot, .dismiss, .update(.e),
    .update(.host(1)), .stay, [.dismiss, .push(.e)], [.pop, .push(.e)],
    [.present(.e), .push(.f)], [.popToRoot, .present(.host(1)), .push(.work)],
    [.push(.e), .popTo(.z)],
  ]

  private static var starts: [[Puppet.Transition]] {
    var starts: [[Puppet.Transition]] = [[]]
    for first in entrances {
      starts.append([first])
      for second in entrances { starts.append([first, second]) }
    }
    return starts
  }

  @Test("moves and their calls are those of the plain rules")
  func everyMove() {
    for (number, start) in Self.starts.enumerated() {
      let ownsStack = number.isMultiple(of: 2)
      for mover in 0..<3 {
        for move in Self.moves {
          let problems = problems(start: start, mover: mover, move: move, ownsStack: ownsStack)
          if problems.isEmpty { continue }
          Issue.record(
            "\(start), then \(mover) answers \(move):\n\(problems.joined(separator: "\n"))"
          )
          return
        }
      }
    }
  }

  private func problems(
    start: [Puppet.Transition],
    mover: Int,
    move: Puppet.Transition,
    ownsStack: Bool
  ) -> [String] {
    let entry: FlowEntry = ownsStack ? .root : .present(.sheet)
    let router = WalkRouter(entry: entry)
    var children: [Int: Puppet] = [:]
    for (number, path) in Self.beginnings { children[number] = Puppet(path) }
    let root = FlowCoordinator(
      Puppet([.a], children: children),
      router: router,
      entry: entry,
      observer: Deaf()
    )
    root.start { _ in }
    var model = NaiveFlow(on: [.a], way: entry, children: Self.beginnings)
    var problems: [String] = []
    for answer in start {
      root.go(answer)
      _ = model.move(answer, ofChildAt: nil)
      problems += compare(root, router, model)
    }
    let hosts = model.entries.indices.filter { model.entries[$0].child != nil }
    guard problems.isEmpty, mover <= hosts.count else { return problems }

    let before = identities(router, model)
    if mover == 0 {
      root.go(move)
    } else if let child = root.children[mover - 1] as? FlowCoordinator<Puppet> {
      child.go(move)
    }
    let attempt = model.move(move, ofChildAt: mover == 0 ? nil : hosts[mover - 1])
    if case .left = attempt {
      return root.isRunning ? ["the root runs"] : router.takeProblems()
    }
    problems += compare(root, router, model)
    for (serial, id) in identities(router, model) {
      if let old = before[serial], old != id { problems.append("a screen has another identity") }
    }
    return problems
  }

  private func compare(
    _ root: FlowCoordinator<Puppet>,
    _ router: WalkRouter,
    _ model: NaiveFlow
  ) -> [String] {
    var problems = router.takeProblems()
    let paths = paths(of: root)
    if paths != model.paths { problems.append("paths \(paths), not \(model.paths)") }
    let places = model.places
    let world = router.world.places
    let isSame =
      world.map(\.screen) == places.map { Screen($0.step) }
      && world.map(\.opens) == places.map(\.opens)
    if !isSame { problems.append("screens \(world), not \(places)") }
    return problems
  }

  /// The paths of a flow and of all below it, root first.
  private func paths(of coordinator: FlowCoordinator<Puppet>) -> [[Puppet.Step]] {
    var paths = [coordinator.path]
    for case let child as FlowCoordinator<Puppet> in coordinator.children {
      paths += self.paths(of: child)
    }
    return paths
  }

  private func identities(_ router: WalkRouter, _ model: NaiveFlow) -> [Int: ScreenID] {
    var identities: [Int: ScreenID] = [:]
    for (place, shown) in zip(model.places, router.world.places) {
      identities[place.serial] = shown.screen.id
    }
    return identities
  }
}

extension Puppet {
  fileprivate init(_ path: [Step], children: [Int: Puppet] = [:]) {
    self.init(beginning: .setStack(path))
    self.children = children
  }
}

/// Keeps issues from being printed.
private final class Deaf: FlowObserver {
  func observe<F: Flow>(_ trace: FlowTrace<F>) {}
}
