/// What a drawing in the DOT language shows.
///
/// ```swift
/// graph.dot(DOTStyle(childDepth: 1, showsBack: true))
/// ```
public struct DOTStyle: Hashable, Sendable {
  /// How many levels of hosted flows are drawn inside the steps that host them.
  ///
  /// A flow below that depth is one box.
  public var childDepth: Int

  /// Whether the user's way back from each step is drawn.
  ///
  /// Without it, such a way is drawn only to a step that nothing else leads to.
  public var showsBack: Bool

  /// Whether an event that every step answers the same way is drawn once, from an "any step" node.
  ///
  /// It is, where that saves three lines or more.
  public var mergesCommonEvents: Bool

  /// What is brought out; later ones win where they meet.
  public var highlights: [DOTHighlight]

  /// Creates a style; the default draws everything but the ways back.
  ///
  /// - Parameters:
  ///   - childDepth: How many levels of hosted flows are drawn inside.
  ///   - showsBack: Whether the user's way back from each step is drawn.
  ///   - mergesCommonEvents: Whether events that every step answers alike are drawn once.
  ///   - highlights: What is brought out; later ones win where they meet.
  public init(
    childDepth: Int = .max,
    showsBack: Bool = false,
    mergesCommonEvents: Bool = true,
    highlights: [DOTHighlight] = []
  ) {
    self.childDepth = childDepth
    self.showsBack = showsBack
    self.mergesCommonEvents = mergesCommonEvents
    self.highlights = highlights
  }

  /// Draws each hosted flow as one box.
  public static let collapsed = DOTStyle(childDepth: 0)
}
