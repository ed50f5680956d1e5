import FlowCoordinators

extension Flow {
  /// The events to try this flow with; nil when neither the flow nor its event type names any.
  ///
  /// The flow's own list wins over the cases of its event type.
  func findExamples(atMost limit: Int) -> [Example<Event>]? {
    if let flow = self as? any ExplorableFlow { return examples(listedBy: flow) }
    if Event.self == Never.self { return [] }
    guard let type = Event.self as? any CaseIterable.Type else { return nil }
    return events(listedBy: type, atMost: limit)
  }

  /// The example event that reads like this one; nil without one.
  package func exampleEvent(reading text: String) -> Any? {
    findExamples(atMost: 10_000)?.first { Naming.value($0.event) == text }?.event
  }

  private func examples<E: ExplorableFlow>(listedBy flow: E) -> [Example<Event>]? {
    flow.exampleEvents as? [Example<Event>]
  }

  private func events<E: CaseIterable>(
    listedBy type: E.Type,
    atMost limit: Int
  ) -> [Example<Event>] {
    E.allCases.prefix(limit).compactMap { ($0 as? Event).map { Example($0) } }
  }
}
