/// What a step shows.
///
/// ```swift
/// func content(of step: Step) -> Content {
///   switch step {
///   case .login: .flow(LoginFlow(), Event.loginFinished)
///   case .saving: .nothing
///   case .welcome, .home: .screen
///   }
/// }
/// ```
public struct StepContent<Event> {
  @usableFromInline package enum Kind {
    case screen
    case nothing
    case flow(HostedFlow<Event>)
    case alert(AlertContent<Event>)
    case panes(PanesContent<Event>)
  }

  @usableFromInline package let kind: Kind
  @usableFromInline let traits: StepTraits<Event>?

  @inlinable init(_ kind: Kind, _ traits: StepTraits<Event>? = nil) {
    self.kind = kind
    self.traits = traits
  }

  /// Whether it is a screen and says nothing more.
  @inlinable package var isPlainScreen: Bool {
    if case .screen = kind { traits == nil } else { false }
  }

  /// What the content says about the user's way back; nil where it says nothing.
  package var screenBack: ScreenBack? { traits?.back?.screenBack }

  /// The event that the user's way back sends instead of going there; nil where it sends none.
  package var backEvent: Event? {
    if case .sends(let event) = traits?.back { event } else { nil }
  }

  /// A screen of the step's own.
  @inlinable public static var screen: Self { Self(.screen) }

  /// Nothing of its own: the step is work between two screens, and what is below stays visible.
  ///
  /// Such a step leaves the path by itself as the flow moves on.
  public static var nothing: Self { Self(.nothing) }

  /// An alert: a question over everything, with buttons that are events.
  ///
  /// It is presented however the step is entered, and has no stack of its own. The user's choice
  /// takes it from view, and its event is handed to the flow with the alert's step, which then shows
  /// nothing. Where the flow does not handle it there, the step leaves, and the step below is asked.
  /// An alert that is closed without a choice is cut like a sheet that is swiped away.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - message: More about it.
  ///   - buttons: What the user can choose, in order.
  /// - Returns: The content that is the alert.
  public static func alert(
    _ title: String,
    message: String? = nil,
    _ buttons: [AlertButton<Event>]
  ) -> Self {
    Self(.alert(AlertContent(title: title, message: message, buttons: buttons)))
  }

  /// A child flow, which starts when the step enters and ends at the latest when it leaves.
  ///
  /// - Parameters:
  ///   - flow: The flow to run.
  ///   - outcome: Makes the child's result an event of this flow; called once, at the child's end.
  /// - Returns: The content that runs the child.
  @inlinable public static func flow<F: Flow>(
    _ flow: F,
    _ outcome: @escaping (FlowResult<F.Output>) -> Event
  ) -> Self where F.Signal == Never {
    Self(.flow(HostedFlowOf(flow: flow, outcome: outcome)))
  }

  /// A child flow that reports signals while it runs.
  ///
  /// - Parameters:
  ///   - flow: The flow to run.
  ///   - outcome: Makes the child's result an event of this flow; called once, at the child's end.
  ///   - signals: Makes each of the child's signals an event of this flow.
  /// - Returns: The content that runs the child.
  @inlinable public static func flow<F: Flow>(
    _ flow: F,
    _ outcome: @escaping (FlowResult<F.Output>) -> Event,
    signals: @escaping (F.Signal) -> Event
  ) -> Self {
    Self(.flow(SignallingFlowOf(flow: flow, outcome: outcome, signals: signals)))
  }
}
