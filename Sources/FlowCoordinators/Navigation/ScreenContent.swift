/// What a screen refers to; one subclass keeps the step in its own type, unboxed.
class ScreenContent {
  let id: ScreenID
  /// The coordinator of the step; weak, so that a recorded call keeps no flow alive.
  weak let owner: (any FlowNode)?

  init(id: ScreenID, owner: (any FlowNode)?) {
    self.id = id
    self.owner = owner
  }

  var anyStep: AnyHashable { abstract() }
  var anyFlow: any Flow { abstract() }
  var flowType: any Flow.Type { abstract() }
  func shows(sameStepAs other: ScreenContent) -> Bool { abstract() }

  private func abstract() -> Never {
    fatalError("ScreenContent is abstract: FlowScreen answers for it")
  }
}

/// A screen content whose step can be read without knowing its flow.
protocol StepScreen<Step> {
  associatedtype Step: Hashable
  var step: Step { get }
}

/// The contents of a screen: the step and the flow that it belongs to.
final class FlowScreen<F: Flow>: ScreenContent, StepScreen {
  let flow: F
  let step: F.Step

  init(id: ScreenID, owner: (any FlowNode)? = nil, flow: F, step: F.Step) {
    self.flow = flow
    self.step = step
    super.init(id: id, owner: owner)
  }

  override var anyStep: AnyHashable { AnyHashable(step) }
  override var anyFlow: any Flow { flow }
  override var flowType: any Flow.Type { F.self }

  override func shows(sameStepAs other: ScreenContent) -> Bool {
    if let other = other as? FlowScreen<F> { return other.step == step }
    guard let other = other as? any StepScreen else { return false }
    return shows(other)
  }

  private func shows<Other: StepScreen>(_ other: Other) -> Bool {
    guard Other.Step.self == F.Step.self, let step = other.step as? F.Step else { return false }
    return step == self.step
  }
}

/// The flow of a step that was written down to compare a screen with.
struct ComparedStep<Step: Hashable>: Flow {
  typealias Event = Never
  typealias Output = Never

  let initial: Step

  func transition(from step: Step, on event: Never) -> Transition {}
}
