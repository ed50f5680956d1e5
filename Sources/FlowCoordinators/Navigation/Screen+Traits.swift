/// What a router has to know about a screen besides its step.
extension Screen {
  /// What the user's way back from this screen does.
  public var back: ScreenBack { content.back }

  /// The name of the animation with which the screen comes and goes; nil for the platform's own.
  public var transition: TransitionName? { content.isPlain ? nil : content.transition }

  /// The alert that the screen is; nil for any other screen.
  public var alert: ScreenAlert? { content.alert }

  /// The panes that the screen has, and which of them is selected; nil for any other screen.
  public var panes: ScreenPanes? {
    content.paneStyle == nil ? nil : ScreenPanes(content: content)
  }

  /// Sends the event that the flow wants instead of a way back, where it wants one.
  ///
  /// A router calls it when the user tries to leave a screen that says `.sendsEvent`.
  ///
  /// - Returns: What became of the event; nil when the screen sends none.
  @MainActor @discardableResult public func sendBackEvent() -> EventOutcome? {
    content.sendBackEvent()
  }
}
