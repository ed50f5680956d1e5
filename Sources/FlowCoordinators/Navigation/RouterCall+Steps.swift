/// Calls spelled with steps, so that a test reads like the flow it tests.
extension RouterCall {
  /// Gives the topmost container the screens of these steps, lowest first.
  public static func setStack<each Step: Hashable>(
    _ steps: repeat each Step,
    animated: Bool = true
  ) -> RouterCall {
    var screens: [Screen] = []
    for step in repeat each steps { screens.append(Screen(step)) }
    return .setStack(screens, animated: animated)
  }

  /// Puts the screen of a step on top of the topmost container.
  public static func push<Step: Hashable>(_ step: Step, animated: Bool = true) -> RouterCall {
    .push(Screen(step), animated: animated)
  }

  /// Removes what is above the screen of a step of the topmost container.
  public static func pop<Step: Hashable>(to step: Step, animated: Bool = true) -> RouterCall {
    .pop(to: Screen(step), animated: animated)
  }

  /// Opens a container with the screen of a step as its first.
  public static func present<Step: Hashable>(
    _ step: Step,
    as style: PresentationStyle = .sheet,
    animated: Bool = true
  ) -> RouterCall {
    .present(Screen(step), as: style, animated: animated)
  }

  /// Closes all containers above the one that shows the screen of a step.
  public static func dismiss<Step: Hashable>(to step: Step, animated: Bool = true) -> RouterCall {
    .dismiss(to: Screen(step), animated: animated)
  }

  /// Tells the screen of a step that it has this new payload.
  public static func update<Step: Hashable>(_ step: Step) -> RouterCall {
    .update(Screen(step))
  }

  /// Gives a screen these panes.
  public static func setPanes<ID: Hashable>(
    _ style: PaneStyle,
    _ ids: [ID],
    selected: ID
  ) -> RouterCall {
    .setPanes(ScreenPanes(style, ids, selected: selected))
  }

  /// Brings a pane into view.
  public static func select<ID: Hashable>(_ pane: ID, animated: Bool = true) -> RouterCall {
    .select(ScreenPane(pane), animated: animated)
  }

  /// Makes a call inside a pane.
  public static func inPane<ID: Hashable>(_ pane: ID, _ call: RouterCall) -> RouterCall {
    .inPane(ScreenPane(pane), call)
  }
}
