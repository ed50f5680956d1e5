/// A misuse that the library noticed; nothing changed, and nothing crashes.
///
/// Issues reach the observer, and are printed once in debug builds when there is none. Values are
/// kept as text, written as in code.
///
/// ```swift
/// print(issue)
/// // App/login: LoginFlow does not handle codeAccepted in step credentials.
/// // Add a case to transition(from:on:), or answer .stay to ignore the event on purpose.
/// ```
public struct FlowIssue: Hashable, Sendable {
  /// The place of the coordinator that was concerned.
  public let address: FlowAddress

  /// The name of its flow's type.
  public let flow: String

  /// What was misused.
  public let kind: Kind

  init(_ kind: Kind, flow: any Flow.Type, at address: FlowAddress) {
    self.address = address
    self.flow = Naming.type(flow)
    self.kind = kind
  }

  /// The kinds of misuse.
  public enum Kind: Hashable, Sendable {
    /// The flow answered `.unhandled`.
    case unhandledEvent(String, step: String)

    /// The screen that sent the event is gone.
    case staleEvent(String)

    /// The event came before the coordinator was started.
    case eventBeforeStart(String)

    /// The event came after the coordinator had ended.
    case eventAfterEnd(String)

    /// The coordinator was started again.
    case secondStart

    /// The coordinator was finished or cancelled before it was started.
    case endingBeforeStart(String)

    /// The coordinator was finished or cancelled again.
    case secondEnding(String)

    /// `begin()` answered with something else than a stack or an ending.
    case impossibleBeginning(String)

    /// `popTo` names a step that is not in the path.
    case stepNotInPath(String, path: [String])

    /// `dismiss` was answered while the flow has no presented step.
    case nothingPresented(path: [String])

    /// `setStack` has no steps.
    case emptyStack

    /// A step was pushed onto an alert.
    case pushOntoAlert(String)

    /// A sequence holds an answer that cannot stand there; the number counts from 1.
    case misplacedInSequence(String, number: Int)

    /// A sequence holds a move that cannot be made; the number counts from 1.
    indirect case impossibleInSequence(String, number: Int, because: Kind)

    /// A child ended, and the flow has no answer to its result.
    case unhandledResult(String, child: String, step: String)

    /// No child of a flow type that was told something is running.
    case nobodyToTell(String, flow: String)

    /// The flow of a pane ended, and the flow that has the pane has no answer to its result.
    case unhandledPaneResult(String, child: String, step: String)

    /// A step selects a pane that it does not have.
    case unknownPane(String, step: String, panes: [String])

    /// Panes stand in panes deeper than can be meant; those of the step stay empty.
    case panesTooDeep(levels: Int, step: String)

    /// A step gives a pane more than once.
    case repeatedPane(String, step: String)

    /// The coordinator ended while it kept an event.
    case postponedEventDropped(String)

    /// A turn did not come to rest; the steps are the cycle it ran in.
    case runawayTurn(transitions: Int, cycle: [String])

    /// The router could not show a screen, which is gone from the path.
    case refusedScreen(step: String, because: String)

    /// The router already serves another running root coordinator.
    case routerInUse
  }
}

// MARK: - CustomStringConvertible

extension FlowIssue: CustomStringConvertible {
  /// The address and the message.
  public var description: String { "\(address): \(message)" }
}
