/// One thing that a router is asked to do.
///
/// All calls speak of the topmost container: a stack of screens, such as a navigation controller or
/// the stack inside a sheet. `present` opens a new one on top, `dismiss` goes back to a lower one.
/// A screen that a call names as its destination is always one that is up.
///
/// A screen with panes is shown like any other. `setPanes` then says which it has, and a call inside a
/// pane is wrapped in `inPane`: it speaks of the topmost container of that pane.
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
  // Indirect, so that the other calls take two words in a list, not four.
  indirect case present(Screen, as: PresentationStyle = .sheet, animated: Bool = true)

  /// Closes all containers above the one that shows a screen.
  ///
  /// `nil` stands for what was up before the root coordinator started.
  case dismiss(to: Screen?, animated: Bool = true)

  /// Tells a screen that its step has a new payload; the screen carries the new step.
  case update(Screen)

  /// Gives a screen that is up its panes, in order; a pane that it has already keeps what it shows.
  case setPanes(ScreenPanes)

  /// Brings another pane of a screen into view.
  case select(ScreenPane, animated: Bool = true)

  /// Makes a call inside a pane, which need not be in view.
  ///
  /// What is presented inside a pane is shown over everything while the pane is in view.
  indirect case inPane(ScreenPane, RouterCall)
}

// MARK: - Animation

extension RouterCall {
  /// Whether the screens move visibly.
  package var isAnimated: Bool {
    switch self {
    case .setStack(_, let animated), .push(_, let animated), .pop(_, let animated),
      .present(_, _, let animated), .dismiss(_, let animated), .select(_, let animated):
      animated
    case .update, .setPanes: false
    case .inPane(_, let call): call.isAnimated
    }
  }

  /// The same call, animated or not; an update never is, nor is the list of panes.
  func animated(_ isAnimated: Bool) -> RouterCall {
    switch self {
    case .setStack(let screens, _): .setStack(screens, animated: isAnimated)
    case .push(let screen, _): .push(screen, animated: isAnimated)
    case .pop(let screen, _): .pop(to: screen, animated: isAnimated)
    case .present(let screen, let style, _): .present(screen, as: style, animated: isAnimated)
    case .dismiss(let screen, _): .dismiss(to: screen, animated: isAnimated)
    case .select(let pane, _): .select(pane, animated: isAnimated)
    case .inPane(let pane, let call): .inPane(pane, call.animated(isAnimated))
    case .update, .setPanes: self
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
    case .setPanes(let panes): ".setPanes(\(panes))"
    case .select(let pane, let animated): arguments("select", [pane.description], animated)
    case .inPane(let pane, let call): ".inPane(\(pane), \(call))"
    }
  }

  private func arguments(_ name: String, _ values: [String], _ animated: Bool) -> String {
    ".\(name)(\((values + (animated ? [] : ["animated: false"])).joined(separator: ", ")))"
  }
}
