import FlowCoordinators

/// A way in which a flow ends.
public struct Ending: Hashable, Sendable {
  /// What a parent tells apart.
  public enum Kind: Hashable, Sendable {
    /// The flow delivers its output.
    case success
    /// The user left, or the flow was asked to stop.
    case cancelled
    /// The flow delivers an error.
    case failed
  }

  /// What the parent tells apart.
  public let kind: Kind

  /// The case of the output, or its type where it has no cases; "cancelled" or "failed".
  public let name: String

  /// The value of the output or of the error, or the reason of the cancellation.
  public let detail: String

  init<Output>(_ result: FlowResult<Output>) {
    switch result {
    case .success(let output): self.init(output: output)
    case .failure(.cancelled(let reason)):
      self.init(kind: .cancelled, name: "cancelled", detail: Label.case(reason))
    case .failure(.failed(let error)):
      self.init(kind: .failed, name: "failed", detail: Label.value(error))
    }
  }

  private init<Output>(output: Output) {
    if Output.self == Void.self {
      self.init(kind: .success, name: "finished", detail: "finished")
    } else if Mirror(reflecting: output).displayStyle == .enum {
      self.init(kind: .success, name: Label.case(output), detail: Label.value(output))
    } else {
      self.init(kind: .success, name: Label.type(Output.self), detail: Label.value(output))
    }
  }

  init(kind: Kind, name: String, detail: String) {
    self.kind = kind
    self.name = name
    self.detail = detail
  }

  /// The same ending, whatever the value or the reason.
  var withoutDetail: Ending { Ending(kind: kind, name: name, detail: "") }

  /// Whether the user ended the flow by going back or by swiping it away.
  var isCausedByUser: Bool {
    kind == .cancelled && detail != Label.case(CancellationReason.requested)
  }

  /// The word for the kind, as it stands in brackets.
  var word: String {
    switch kind {
    case .success: "success"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
