/// An alert as a router shows it.
///
/// ```swift
/// if let alert = screen.alert {
///   for button in alert.buttons { show(button.title) { button.choose() } }
/// }
/// ```
public struct ScreenAlert {
  /// One button of the alert.
  public struct Button {
    /// What the button says.
    public let title: String

    /// What the button means.
    public let role: AlertRole

    let content: ScreenContent
    let number: Int

    /// Tells the flow that the user chose this button, after the alert has gone from view.
    ///
    /// - Returns: What became of the button's event.
    @MainActor @discardableResult public func choose() -> EventOutcome {
      content.choose(number)
    }
  }

  /// What the alert says.
  public let title: String

  /// More about it; nil where there is no more to say.
  public let message: String?

  /// The buttons, in the order of the flow.
  public let buttons: [Button]
}
