import FlowCoordinators

/// A flow that opens itself again and again: in its own path, or in the child on top.
struct TowerFlow: Flow {
  typealias Output = Int
  enum Step: Hashable { case floor, inner(Int) }
  enum Event { case opened(Int), finished, innerFinished(FlowResult<Int>) }

  /// Whether the end of the child is the end of this flow too.
  var endsWithChild = false
  let initial = Step.floor

  func transition(from step: Step, on event: Event) -> Transition {
    switch event {
    case .opened(let number): .push(.inner(number))
    case .finished: .finish(1)
    case .innerFinished(.success(let height)) where endsWithChild: .finish(height + 1)
    case .innerFinished: .pop
    }
  }

  func content(of step: Step) -> Content {
    switch step {
    case .floor: .screen
    case .inner: .flow(self, Event.innerFinished)
    }
  }
}

/// Many running flows, one above the other.
@MainActor struct Tower {
  let router = LowestScreenRouter()
  let root: FlowCoordinator<TowerFlow>
  private(set) var flows: [FlowCoordinator<TowerFlow>] = []

  /// Builds a tower whose root hosts all flows, or one in which each hosts the next.
  init(height: Int, isNested: Bool, endsWithChild: Bool = false) {
    root = FlowCoordinator(TowerFlow(endsWithChild: endsWithChild), router: router)
    root.start { _ in }
    flows.reserveCapacity(height)
    var top = root
    for number in 0..<height {
      top.send(.opened(number))
      guard let child = top.child(TowerFlow.self) else { return }
      flows.append(child)
      if isNested { top = child }
    }
  }

  /// Ends all flows from the top, one turn for each.
  mutating func endOneByOne() {
    while let top = flows.popLast() { top.send(.finished) }
  }

  /// Lets go of the list of flows; their parents hold them.
  mutating func forgetFlows() { flows = [] }

  /// Ends all flows with one turn: the user has chosen the lowest screen in the back menu.
  func leaveAll() {
    router.delegate?.router(router, userPoppedTo: router.lowest)
  }
}

/// A router that does nothing but remember the first screen.
@MainActor final class LowestScreenRouter: Router {
  weak var delegate: (any RouterDelegate)?
  private(set) var lowest: Screen?

  func perform(_ calls: [RouterCall]) {
    if lowest == nil, case .setStack(let screens, _)? = calls.first { lowest = screens.first }
  }
}
