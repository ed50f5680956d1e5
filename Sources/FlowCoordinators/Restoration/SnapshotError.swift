/// Why a snapshot could not be taken, or not be restored, and where in the tree.
///
/// ```swift
/// do {
///   try app.start(restoring: snapshot) { result in print(result) }
/// } catch {
///   print(error)
///   // App/login: LoginFlow cannot read step 2 of its path, {"token":{"_0":"x1"}}: …
/// }
/// ```
///
/// Values are kept as text, written as in code; saved data as it stands in the snapshot.
public struct SnapshotError: Error, Hashable, Sendable {
  /// The place of the coordinator that was concerned.
  public let address: FlowAddress

  /// The name of its flow's type.
  public let flow: String

  /// What was in the way.
  public let kind: Kind

  init(_ kind: Kind, flow: any Flow.Type, at address: FlowAddress) {
    self.address = address
    self.flow = Naming.type(flow)
    self.kind = kind
  }

  /// What can be in the way.
  public enum Kind: Hashable, Sendable {
    // Taking:

    /// A turn was running.
    case notAtRest

    /// The coordinator has not been started, or has ended.
    case notRunning

    /// The flow keeps an event that cannot be written, since the type of its events is not `Codable`.
    case eventNotCodable(String, type: String)

    /// A step does not encode itself; the path leads into it.
    case unwritableStep(String, path: String, reason: String)

    /// A postponed event does not encode itself; the path leads into it.
    case unwritableEvent(String, path: String, reason: String)

    // Taking or restoring:

    /// The type of the flow's steps is not `Codable`.
    case stepNotCodable(type: String)

    // Restoring:

    /// The snapshot has a version of the format that this library does not read.
    case otherVersion(String, readable: Int)

    /// The data is no snapshot, or not any more; the path leads to the place.
    case damaged(path: String, reason: String)

    /// The snapshot was taken of another flow.
    case otherFlow(saved: String)

    /// The path has no steps.
    case emptyPath

    /// A step or its payload is not what the flow has now; the path leads into it. Counts from 1.
    case unreadableStep(String, number: Int, path: String, reason: String)

    /// The flow had postponed an event, and the type of its events is not `Codable` now.
    case eventNotCodableNow(String, type: String)

    /// A postponed event is not what the flow has now; the path leads into it.
    case unreadableEvent(String, path: String, reason: String)

    /// A step showed something else when it was saved than it shows now.
    case otherContent(of: String, saved: String, now: String)

    /// A step has other panes than it had when it was saved.
    case otherPanes(of: String, saved: [String], now: [String])

    /// A step that shows nothing has another one above it.
    case nothingBelowTop(String)

    /// A step stands on an alert, which has no stack.
    case pushOntoAlert(String)

    /// The flow that a step shows is not in the snapshot.
    case missingFlow(step: String)

    /// The flow of a pane of a step is not in the snapshot.
    case missingPaneFlow(String, step: String)

    /// The snapshot holds flows that no step shows.
    case unshownFlows(Int)
  }
}

// MARK: - CustomStringConvertible

extension SnapshotError: CustomStringConvertible {
  /// The address and the message.
  public var description: String { "\(address): \(message)" }
}

// MARK: - What encoders and decoders say

extension SnapshotError {
  /// The place and the reason that an error of `Codable` names.
  static func placeAndReason(of error: any Error) -> (path: String, reason: String) {
    switch error {
    case EncodingError.invalidValue(_, let context):
      (text(of: context.codingPath), sentence(context.debugDescription))
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      (text(of: context.codingPath), sentence(context.debugDescription))
    default: ("", Naming.value(error))
    }
  }

  /// What another library says, without its full stop.
  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// A path of keys as it is written in code, such as `code._0.names[2]`.
  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
