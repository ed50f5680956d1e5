/// What a hosting step says about the first screen of the flow that it hosts.
protocol HostTraits {
  var back: ScreenBack? { get }
  var transition: TransitionName? { get }
  @MainActor func sendBackEvent(from screen: ScreenID) -> EventOutcome?
}

/// What a step of one flow type says, and what the step says that hosts this flow in turn.
struct HostTraitsOf<F: Flow>: HostTraits {
  let traits: StepTraits<F.Event>
  weak let owner: FlowCoordinator<F>?
  let outer: (any HostTraits)?

  var back: ScreenBack? { traits.back?.screenBack ?? outer?.back }

  var transition: TransitionName? { traits.transition ?? outer?.transition }

  func sendBackEvent(from screen: ScreenID) -> EventOutcome? {
    guard let policy = traits.back else { return outer?.sendBackEvent(from: screen) }
    guard case .sends(let event) = policy else { return nil }
    return owner?.send(event, from: screen) ?? .ignored(.stale)
  }
}
