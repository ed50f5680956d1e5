/// Collects the example events of a flow from a list of expressions.
///
/// A line is an event, an ``Example``, or a list of either; `if`, `switch` and `for` work too.
@resultBuilder
public enum ExampleBuilder<Event> {
  /// Takes an event as an example without a label.
  public static func buildExpression(_ event: Event) -> [Example<Event>] {
    [Example(event)]
  }

  /// Takes an example.
  public static func buildExpression(_ example: Example<Event>) -> [Example<Event>] {
    [example]
  }

  /// Takes each event of a list, such as `Event.allCases`.
  public static func buildExpression(_ events: some Collection<Event>) -> [Example<Event>] {
    events.map { Example($0) }
  }

  /// Takes a list of examples.
  public static func buildExpression(_ examples: [Example<Event>]) -> [Example<Event>] {
    examples
  }

  /// Joins the lines.
  public static func buildBlock(_ parts: [Example<Event>]...) -> [Example<Event>] {
    parts.flatMap { $0 }
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: [Example<Event>]?) -> [Example<Event>] {
    part ?? []
  }

  /// Takes the first branch of a condition.
  public static func buildEither(first part: [Example<Event>]) -> [Example<Event>] {
    part
  }

  /// Takes the other branch of a condition.
  public static func buildEither(second part: [Example<Event>]) -> [Example<Event>] {
    part
  }

  /// Takes what a `for` loop collects.
  public static func buildArray(_ parts: [[Example<Event>]]) -> [Example<Event>] {
    parts.flatMap { $0 }
  }

  /// Takes what an `if #available` guards.
  public static func buildLimitedAvailability(_ part: [Example<Event>]) -> [Example<Event>] {
    part
  }
}
