/// What a screen refers to; one subclass keeps the step in its own type, unboxed.
@usableFromInline class ScreenContent {
  /// What few screens need, so that the others stay small; the subclass knows more of it.
  class Details {}

  @usableFromInline let origin: ScreenOrigin
  /// Its identity among the screens of its space.
  @usableFromInline var number: Int
  fileprivate let details: Details?

  init(number: Int, origin: ScreenOrigin, details: Details?) {
    self.number = number
    self.origin = origin
    self.details = details
  }

  @usableFromInline init(number: Int, origin: ScreenOrigin) {
    self.number = number
    self.origin = origin
    details = nil
  }

  final var id: ScreenID { ScreenID(space: origin.space, number: number) }
  /// The coordinator of the step.
  @MainActor final var owner: (any FlowNode)? { origin.owner }
  /// Whether its step says nothing but that it is a screen.
  @usableFromInline final var isPlain: Bool { details == nil }

  var anyStep: AnyHashable { abstract() }
  var anyFlow: any Flow { abstract() }
  var flowType: any Flow.Type { abstract() }
  func shows(sameStepAs other: ScreenContent) -> Bool { abstract() }
  var back: ScreenBack { abstract() }
  var transition: TransitionName? { abstract() }
  var alert: ScreenAlert? { abstract() }
  @MainActor func sendBackEvent() -> EventOutcome? { abstract() }
  @MainActor func choose(_ button: Int) -> EventOutcome { abstract() }

  /// How the panes of the screen stand beside each other; nil where it has none.
  var paneStyle: PaneStyle? { abstract() }
  var paneCount: Int { abstract() }
  var selectedPane: Int? { abstract() }
  func paneID(_ number: Int) -> AnyHashable { abstract() }
  @MainActor func selectPane(_ number: Int) -> EventOutcome { abstract() }

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
@usableFromInline final class FlowScreen<F: Flow>: ScreenContent, StepScreen {
  private final class FlowDetails: Details {
    let content: StepContent<F.Event>
    /// What the step says that hosts the flow; for the flow's first step only.
    let host: (any HostTraits)?

    init(content: StepContent<F.Event>, host: (any HostTraits)?) {
      self.content = content
      self.host = host
    }
  }

  @usableFromInline var step: F.Step
  private var flow: F { unsafeDowncast(origin, to: FlowOrigin<F>.self).flow }
  private var flowDetails: FlowDetails? {
    details.map { unsafeDowncast($0, to: FlowDetails.self) }
  }
  private var content: StepContent<F.Event>? { flowDetails?.content }
  private var host: (any HostTraits)? { flowDetails?.host }

  init(
    number: Int,
    origin: FlowOrigin<F>,
    step: F.Step,
    content: StepContent<F.Event>,
    host: (any HostTraits)? = nil
  ) {
    self.step = step
    super.init(
      number: number,
      origin: origin,
      details: FlowDetails(content: content, host: host)
    )
  }

  /// Creates the screen of a step whose content says nothing more.
  @inlinable init(number: Int, origin: FlowOrigin<F>, step: F.Step) {
    self.step = step
    super.init(number: number, origin: origin)
  }

  override var anyStep: AnyHashable { AnyHashable(step) }
  override var anyFlow: any Flow { flow }
  override var flowType: any Flow.Type { F.self }

  override func shows(sameStepAs other: ScreenContent) -> Bool {
    if let other = other as? FlowScreen<F> { return other.step == step }
    guard let other = other as? any StepScreen else { return false }
    return shows(other)
  }

  override var back: ScreenBack { content?.traits?.back?.screenBack ?? host?.back ?? .allowed }

  override var transition: TransitionName? { content?.traits?.transition ?? host?.transition }

  override var alert: ScreenAlert? {
    guard case .alert(let alert) = content?.kind else { return nil }
    let buttons = alert.buttons.enumerated().map { number, button in
      ScreenAlert.Button(title: button.title, role: button.role, content: self, number: number)
    }
    return ScreenAlert(title: alert.title, message: alert.message, buttons: buttons)
  }

  override func sendBackEvent() -> EventOutcome? {
    guard let policy = content?.traits?.back else { return host?.sendBackEvent(from: id) }
    guard case .sends(let event) = policy else { return nil }
    return Send(from: self)(event)
  }

  override func choose(_ button: Int) -> EventOutcome {
    guard case .alert(let alert) = content?.kind, alert.buttons.indices.contains(button) else {
      return .ignored(.stale)
    }
    let event = alert.buttons[button].event
    guard let coordinator = owner as? FlowCoordinator<F> else {
      origin.space.tree?.noteLateChoice(in: Screen(self))
      return Send(from: self)(event)
    }
    return coordinator.receive(choice: event, in: Screen(self))
  }

  private var panes: PanesContent<F.Event>? {
    if case .panes(let panes) = content?.kind { panes } else { nil }
  }

  override var paneStyle: PaneStyle? { panes?.style }
  override var paneCount: Int { panes?.ids.count ?? 0 }
  override var selectedPane: Int? { panes?.selected }
  override func paneID(_ number: Int) -> AnyHashable { panes?.ids[number] ?? anyStep }

  override func selectPane(_ number: Int) -> EventOutcome {
    guard let panes else { return .ignored(.stale) }
    return Send(from: self)(panes.event(forSelecting: number))
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
