import FlowCoordinators

/// Events that flows are tried with besides their examples: what flows around them tell them, and
/// what ways back send.
///
/// A flow is explored before all of what it is told is known, so an exploration is done again until
/// nothing new is told.
struct ToldEvents {
  private(set) var messages: [ChildMessage] = []
  private var known: Set<String> = []

  var count: Int { messages.count }

  mutating func add(_ message: ChildMessage) {
    if known.insert(message.key).inserted { messages.append(message) }
  }

  /// The events that a flow is told and that are not among its examples.
  func examples<F: Flow>(
    for flow: F.Type,
    besides examples: [Example<F.Event>]
  ) -> [Example<F.Event>] {
    let told = messages.compactMap { $0.flow == F.self ? $0.anyEvent as? F.Event : nil }
    if told.isEmpty { return [] }
    let known = Set(examples.map { Label.value($0.event) })
    return told.filter { !known.contains(Label.value($0)) }.map { event in
      var example = Example(event)
      example.isTold = true
      return example
    }
  }
}

extension ChildMessage {
  /// What a message is known by: the flow type and the text of the event.
  var key: String { "\(ObjectIdentifier(flow)) \(self)" }
}
