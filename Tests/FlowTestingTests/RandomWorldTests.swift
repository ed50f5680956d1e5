import FlowCoordinators
import FlowTesting
import Foundation
import Testing

@Suite("Random calls and gestures")
@MainActor struct RandomWorldTests {
  /// The seed of `FLOW_SEED`, or some that are always tried and some that are new in each run.
  nonisolated static let seeds: [UInt64] = {
    if let seed = ProcessInfo.processInfo.environment["FLOW_SEED"].flatMap({ UInt64($0) }) {
      return [seed]
    }
    return (1...20).map { $0 } + (0..<20).map { _ in UInt64.random(in: .min ... .max) }
  }()

  @Test("the router shows and reports what a naive model does", arguments: seeds)
  func random(seed: UInt64) {
    let walk = RandomWalk(seed: seed)
    for number in 1...200 {
      let move = walk.step()
      let place: Comment = "FLOW_SEED=\(seed), move \(number): \(move)"
      let shown = walk.router.containers.map { $0.map(\.id) }
      let planned = walk.model.containers.map { $0.map(\.id) }
      #expect(shown == planned, place)
      #expect(walk.listener.reports == walk.reports, place)
      #expect(walk.router.violations.map(\.description) == [], place)
      guard shown == planned else { return }
    }
    #expect(walk.router.calls == walk.calls, "FLOW_SEED=\(seed)")
  }
}

/// A router and its model, moved in the same way at random.
@MainActor private final class RandomWalk {
  let router = RecordingRouter()
  private(set) var model = NaiveWorld()
  private(set) var listener = Listener()
  private(set) var reports: [Listener.Report] = []
  private(set) var calls: [RouterCall] = []
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    router.delegate = listener
  }

  /// Makes one legal move, of the router or of the user, and says which.
  func step() -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: welcomeRoot()
    case 1..<13: perform()
    default: gesture()
    }
  }

  private func welcomeRoot() -> String {
    listener = Listener()
    reports = []
    router.delegate = listener
    model.welcomeRoot()
    return "another root"
  }

  // MARK: - Calls

  private func perform() -> String {
    let count = Int.random(in: 1...4, using: &random)
    var list: [RouterCall] = []
    var new: Screen?
    while list.count < count {
      let up = Set(model.items.map(\.screen.id))
      list.append(call())
      new = new ?? list.last?.screensToShow.first { !up.contains($0.id) }
    }
    calls += list
    router.refusesNext = Int.random(in: 0..<6, using: &random) == 0
    if router.refusesNext, let new { refuse(new) }
    router.perform(list)
    return "\(list)"
  }

  private func refuse(_ screen: Screen) {
    reports.append(.refused(screen))
    if let index = model.items.firstIndex(where: { $0.screen.id == screen.id }) {
      model.keep(index)
    }
  }

  private func call() -> RouterCall {
    while true {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: if let call = setStack() { return call }
      case 1: if let call = pop() { return call }
      case 2: if let call = dismiss() { return call }
      case 3: return present()
      default: if let call = push() { return call }
      }
    }
  }

  /// A screen of one of few steps, so that equal steps are often up at the same time.
  private func newScreen() -> Screen {
    Screen(Page.order(Int.random(in: 0..<6, using: &random)))
  }

  private func push() -> RouterCall? {
    guard !model.isAlertOnTop else { return nil }
    let screen = newScreen()
    if model.ownsBase == nil { model.ownsBase = false }
    model.items.append(.init(screen: screen))
    return .push(screen, animated: false)
  }

  private func present() -> RouterCall {
    let screen = newScreen()
    let style = [PresentationStyle.sheet, .alert, .fullScreen].randomElement(using: &random)
    if model.ownsBase == nil { model.ownsBase = false }
    model.items.append(.init(screen: screen, opens: true, isAlert: style == .alert))
    return .present(screen, as: style ?? .sheet, animated: false)
  }

  private func setStack() -> RouterCall? {
    if model.ownsBase == nil {
      model.items = [.init(screen: newScreen()), .init(screen: newScreen())]
      model.ownsBase = true
      return .setStack(model.items.map(\.screen), animated: false)
    }
    let start = max(model.topStart, model.ownStart)
    guard start < model.items.count, !model.isAlertOnTop else { return nil }
    let old = model.items[start...]
    var screens = old.map(\.screen).filter { _ in Bool.random(using: &random) }
    screens.append(newScreen())
    screens.shuffle(using: &random)
    model.keep(start)
    for screen in screens {
      let opens = old.first?.opens == true && model.items.count == start
      model.items.append(.init(screen: screen, opens: opens))
    }
    return .setStack(screens, animated: false)
  }

  private func pop() -> RouterCall? {
    if model.ownsBase == false, model.ownStart >= model.topStart, !isOwnSheetOnTop,
      model.ownStart < model.items.count, Bool.random(using: &random)
    {
      model.keep(model.ownStart)
      return .pop(to: nil, animated: false)
    }
    guard let target = model.popTargets.randomElement(using: &random) else { return nil }
    let screen = model.items[target].screen
    model.keep(target + 1)
    return .pop(to: screen, animated: false)
  }

  private var isOwnSheetOnTop: Bool {
    model.items[model.ownStart...].contains { $0.opens }
  }

  private func dismiss() -> RouterCall? {
    if model.ownsBase == false, isOwnSheetOnTop, Bool.random(using: &random) {
      model.keep(model.ownStart)
      return .dismiss(to: nil, animated: false)
    }
    guard let target = model.dismissTargets.randomElement(using: &random) else { return nil }
    let screen = model.items[target].screen
    model.keep(model.countWithin(containerOf: target))
    return .dismiss(to: screen, animated: false)
  }

  // MARK: - Gestures

  private func gesture() -> String {
    let step = newScreen()
    let page = step.step(as: Page.self) ?? .home
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      let below = model.items.count - 1
      let isUnknown = below == 0 && model.ownStart == 0 && model.ownsBase == false
      let isPossible = below > model.topStart || (isUnknown && model.items.first?.opens == false)
      expect(isPossible ? below : nil, router.userTapsBack(), model.reportOfPop)
      return "back"
    case 2:
      let rest = model.items.indices.dropLast().filter { $0 >= model.topStart }
      let count = rest.last { model.items[$0].screen == step }.map { $0 + 1 }
      expect(count, router.userPops(to: page), model.reportOfPop)
      return "back to \(step)"
    case 3:
      let index = model.items.lastIndex { $0.opens }
      expect(index, router.userDismisses(), model.reportOfDismissal)
      return "dismissed"
    default:
      let shown = model.items.lastIndex { $0.screen == step }
      let index = shown.flatMap { model.items[...$0].lastIndex { $0.opens } }
      expect(index, router.userDismisses(containerOf: page), model.reportOfDismissal)
      return "dismissed with \(step)"
    }
  }

  /// Makes the gesture's effect in the model: this many screens are left, or nothing happens.
  private func expect(
    _ count: Int?,
    _ happened: Bool,
    _ report: (Int) -> Listener.Report?
  ) {
    #expect(happened == (count != nil))
    guard let count else { return }
    if let report = report(count) { reports.append(report) }
    model.keep(count)
  }
}

extension RouterCall {
  /// The screens that are up after this call and may not have been before.
  fileprivate var screensToShow: [Screen] {
    switch self {
    case .setStack(let screens, _): screens
    case .push(let screen, _), .present(let screen, _, _): [screen]
    case .pop, .dismiss, .update, .setPanes, .select, .inPane: []
    }
  }
}

/// A small generator that gives the same numbers for the same seed everywhere.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
