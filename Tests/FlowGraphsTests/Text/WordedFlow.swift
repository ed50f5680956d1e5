import FlowCoordinators
import FlowGraphs

/// A flow whose names and answers are data, to be made by a test.
///
/// The level makes flow types that can host each other.
struct WordedFlow<Level>: ExplorableFlow {
  struct Step: Hashable, CustomStringConvertible {
    let number: Int
    let description: String
  }

  struct Event: CustomStringConvertible {
    let number: Int
    let description: String
  }

  enum Output: Int, CaseIterable, CustomStringConvertible {
    case first, second, third
    var description: String { HostileNames.all[rawValue] }
  }

  struct Failure: Error {}

  let steps: [Step]
  var exampleEvents: [Example<Event>] = []
  /// By step, then by event; what is not there is unhandled.
  var answers: [[Int: Transition]]
  var contents: [Int: Content] = [:]

  init(steps names: [String]) {
    steps = names.enumerated().map { Step(number: $0, description: $1) }
    answers = names.map { _ in [:] }
  }

  var initial: Step { steps[0] }

  func transition(from step: Step, on event: Event) -> Transition {
    answers[step.number][event.number] ?? .unhandled
  }

  func content(of step: Step) -> Content { contents[step.number] ?? .screen }

  /// Adds an event and what every step answers.
  mutating func add(
    _ name: String,
    label: String? = nil,
    answer: (Int) -> Transition?
  ) {
    let event = addEvent(name, answer: answer)
    exampleEvents.append(label.map { Example($0, event) } ?? Example(event))
  }

  /// Hosts a flow in a step, and adds the event for its end.
  mutating func host<Inner>(
    _ flow: WordedFlow<Inner>,
    in step: Int,
    ending name: String,
    answer: (Int) -> Transition?
  ) {
    let event = addEvent(name, answer: answer)
    contents[step] = .flow(flow) { _ in event }
  }

  private var eventCount = 0

  private mutating func addEvent(_ name: String, answer: (Int) -> Transition?) -> Event {
    let event = Event(number: eventCount, description: name)
    eventCount += 1
    for step in steps.indices { answers[step][event.number] = answer(step) }
    return event
  }
}
