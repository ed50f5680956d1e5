import FlowCoordinators
import FlowTesting

/// A recording router with a naive world beside it that must always agree.
@MainActor final class WalkRouter: Router {
  let recorder = RecordingRouter()
  private(set) var world = NaiveWorld()
  private(set) var problems: [String] = []
  private(set) var performs = 0
  private(set) var gestures = 0
  var refusesNext = false
  /// All calls so far; nil while nobody wants to read them.
  var calls: [RouterCall]?
  var onPerform: (() -> Void)?
  private let ownsBase: Bool

  init(entry: FlowEntry) {
    ownsBase = entry == .root
  }

  weak var delegate: (any RouterDelegate)? {
    didSet { recorder.delegate = delegate }
  }

  func perform(_ calls: [RouterCall]) {
    self.calls?.append(contentsOf: calls)
    let old = world
    let isFirst = performs == 0
    performs += 1
    if calls.isEmpty { problems.append("an empty list of calls") }
    for call in calls {
      if let reason = world.apply(call) { problems.append("\(call): \(reason)") }
    }
    let expected = NaiveDifference(
      from: old.places,
      to: world.places,
      ownsBase: ownsBase,
      isFirst: isFirst
    ).calls()
    let actual = NaiveDifference.text(of: calls)
    if expected != actual { problems.append("\(actual) instead of \(expected)") }
    checkUpdates(in: calls, of: old)
    if refusesNext { refuseFirst(notIn: old) }
    recorder.perform(calls)
    onPerform?()
  }

  /// Updates come first, once each, and are for screens that are up and stay up.
  private func checkUpdates(in calls: [RouterCall], of old: NaiveWorld) {
    var seen: Set<ScreenID> = []
    for (index, call) in calls.enumerated() {
      guard case .update(let screen) = call else { continue }
      let isKept = old.index(of: screen) != nil && world.index(of: screen) != nil
      if index > seen.count || !isKept { problems.append("\(call) in \(calls)") }
      if !seen.insert(screen.id).inserted { problems.append("\(call) twice") }
    }
  }

  /// Lets the first new screen be refused, unless the root would end without it.
  private func refuseFirst(notIn old: NaiveWorld) {
    let new = world.places.firstIndex { old.index(of: $0.screen) == nil }
    guard let new, new > 0 else { return }
    world.cut(to: new)
    refusesNext = false
    recorder.refusesNext = true
  }
}

// MARK: - The user's hand

extension WalkRouter {
  func back() {
    if world.goBack() { expect(recorder.userTapsBack()) }
  }

  func pop(to spot: Spot) {
    if world.goBack(to: spot) { expect(recorder.userPops(to: spot)) }
  }

  func swipe() {
    if world.close() { expect(recorder.userDismisses()) }
  }

  func closeContainer(of spot: Spot) {
    if world.close(containerOf: spot) { expect(recorder.userDismisses(containerOf: spot)) }
  }

  private func expect(_ isPossible: Bool) {
    gestures += 1
    if !isPossible { problems.append("the recording router has no such gesture") }
  }

  /// What is wrong with the worlds, and what went wrong on the way.
  func takeProblems() -> [String] {
    defer { problems = [] }
    var containers: [[Screen]] = [[]]
    for place in world.places {
      if place.opens == nil {
        containers[containers.count - 1].append(place.screen)
      } else {
        containers.append([place.screen])
      }
    }
    if containers.map({ $0.map(\.id) }) != recorder.containers.map({ $0.map(\.id) }) {
      problems.append("the recording router shows \(recorder.containers), not \(containers)")
    }
    for violation in recorder.violations { problems.append("violation: \(violation)") }
    _ = recorder.takeCalls()
    return problems
  }
}
