/// One thing that a router is asked to do.
///
/// All calls speak of the topmost container: a stack of screens, such as a navigation controller or
/// the stack inside a sheet. `present` opens a new one on top, `dismiss` goes back to a lower one.
/// A screen that a call names as its destination is always one that is up.
///
/// Tests write calls with steps; see the static functions of the same names:
///
/// ```swift
/// #expect(router.calls == [
///   .setStack(AppFlow.Step.welcome, animated: false),
///   .present(LoginFlow.Step.credentials),
/// ])
/// ```
public enum RouterCall: Equatable {
  /// Gives the topmost container exactly these screens, lowest first.
  ///
  /// In the lowest container a root with entry `.push` means its own screens only: what was up
  /// before it started stays below them.
  case setStack([Screen], animated: Bool = true)

  /// Puts a screen on top of the topmost container.
  case push(Screen, animated: Bool = true)

  /// Removes what is above a screen of the topmost container.
  ///
  /// `nil` stands for what was up before the root coordinator started.
  case pop(to: Screen?, animated: Bool = true)

  /// Opens a container on top of everything, with this screen as its first.
  case present(Screen, as: PresentationStyle = .sheet, animated: Bool = true)

  /// Closes all containers above the one that shows a screen.
  ///
  /// `nil` stands for what was up before the root coordinator started.
  case dismiss(to: Screen?, animated: Bool = true)

  /// Tells a screen that its step has a new payload; the screen carries the new step.
  case update(Screen)
}

// MARK: - Animation

extension RouterCall {
  /// The same call, animated; an update is never animated.
  var animated: RouterCall {
    switch self {
    case .setStack(let screens, _): .setStack(screens, animated: true)
    case .push(let screen, _): .push(screen, animated: true)
    case .pop(let screen, _): .pop(to: screen, animated: true)
    case .present(let screen, let style, _): .present(screen, as: style, animated: true)
    case .dismiss(let screen, _): .dismiss(to: screen, animated: true)
    case .update: self
    }
  }
}

// MARK: - CustomStringConvertible

extension RouterCall: CustomStringConvertible {
  /// The call as a test would write it, with steps, and without default values.
  public var description: String {
    switch self {
    case .setStack(let screens, let animated):
      arguments("setStack", screens.map(\.description), animated)
    case .push(let screen, let animated): arguments("push", [screen.description], animated)
    case .pop(let screen, let animated):
      arguments("pop", ["to: \(screen?.description ?? "nil")"], animated)
    case .present(let screen, let style, let animated):
      arguments(
        "present",
        [screen.description] + (style == .sheet ? [] : ["as: \(style)"]),
        animated
      )
    case .dismiss(let screen, let animated):
      arguments("dismiss", ["to: \(screen?.description ?? "nil")"], animated)
    case .update(let screen): ".update(\(screen))"
    }
  }

  private func arguments(_ name: String, _ values: [String], _ animated: Bool) -> String {
    ".\(name)(\((values + (animated ? [] : ["animated: false"])).joined(separator: ", ")))"
  }
}
