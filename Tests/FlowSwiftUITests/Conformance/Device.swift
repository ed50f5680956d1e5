import FlowCoordinators

/// A router with a user's hand, for the script that all routers are compared with.
///
/// A gesture that is not possible does nothing.
@MainActor protocol Device: AnyObject {
  var router: any Router { get }

  /// What is up, in view or not.
  var shown: [ShownContainer] { get }

  /// What this device shows of all that is up.
  func visible(of shown: [ShownContainer]) -> [ShownContainer]

  /// Whether nothing moves, so that it can be looked at.
  var isAtRest: Bool { get }

  /// What the platform complained about; nil for nothing.
  var problem: String? { get }

  func tapBack()
  func tapBack(in pane: Tab)
  func pop(to step: T)
  func dismiss()
  func dismiss(containerOf step: T)
  func choose(_ title: String)
  func select(_ pane: Tab)
  func reselect(_ pane: Tab)

  /// Does what the platform does by itself and nobody notices.
  func idle(_ random: inout SplitMix64)
}

extension Device {
  func visible(of shown: [ShownContainer]) -> [ShownContainer] { shown }
  var isAtRest: Bool { true }
  var problem: String? { nil }
}

/// A container as a user sees it.
struct ShownContainer: Equatable {
  var style: PresentationStyle?
  var screens: [ShownScreen]
}

/// A screen, and its panes where it has some.
struct ShownScreen: Equatable {
  var step: T?
  var panes: ShownPanes?
}

struct ShownPanes: Equatable {
  var style: PaneStyle
  var selected: AnyHashable?
  var ids: [AnyHashable]
  var containers: [[ShownContainer]]
}

// MARK: - CustomStringConvertible

extension ShownContainer: CustomStringConvertible {
  var description: String { (style.map { "\($0) " } ?? "") + "\(screens)" }
}

extension ShownScreen: CustomStringConvertible {
  var description: String {
    (step.map { "\($0)" } ?? "a stranger") + (panes.map { " with \($0)" } ?? "")
  }
}

extension ShownPanes: CustomStringConvertible {
  var description: String {
    "\(style), \(selected.map { "\($0)" } ?? "none") of \(ids): \(containers)"
  }
}
