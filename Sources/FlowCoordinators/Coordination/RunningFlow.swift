/// A coordinator seen without its types, for lists and logs.
///
/// ```swift
/// for child in app.children { print(child.name, child.pathDescription) }
/// // LoginFlow [credentials, code(ada)]
/// ```
@MainActor public protocol RunningFlow: AnyObject {
  /// The name of the flow's type.
  var name: String { get }

  /// Whether the coordinator has started and not ended.
  var isRunning: Bool { get }

  /// The running child coordinators, oldest first; direct ones only.
  var children: [any RunningFlow] { get }

  /// The path as text, lowest step first; made anew on each call.
  var pathDescription: String { get }
}
