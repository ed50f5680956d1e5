import FlowCoordinators

/// Runs a flow over every step that it can reach, breadth first, and writes down its answers.
///
/// The flow is really asked: once for each step value and each event.
final class Explorer<F: Flow> {
  let flow: F
  let context: ExplorationContext
  let entrance: Entrance
  let examples: [Example<F.Event>]
  /// How they read, once that is asked.
  private var exampleTexts: Set<String>?
  /// Here too, since it costs a search for the list's type to ask it.
  private let exampleCount: Int
  var space = PathSpace()

  private(set) var inquiry: Inquiry<F>
  private let askExamples: Inquiry<F>.Ask
  var steps: [F.Step] { inquiry.table.steps }
  private(set) var hostedFlows: [Int: HostedFlow<F.Event>] = [:]
  /// By step that is an alert, the stimuli that its buttons are.
  var choices: [Int: [Int]] = [:]
  var paneContents: [Int: PanesContent<F.Event>] = [:]
  var paneSets: [Int: PaneSet] = [:]

  // Two lists and not one of pairs: a pair of a generic type costs a search for its type each time.
  private(set) var stimuli: [Stimulus]
  private(set) var events: [F.Event]
  private var firstRecords: [Int] = []
  var outcomes: Outcomes<F>
  /// What recursion needs to know about a flow that is still being explored.
  let foreseen: Outcomes<F>
  var wasForeseen = false

  var hostings: [Hosting.Key: Int] = [:]
  var hosted: [Hosting] = []
  /// The flows on the way here that this one hosts again.
  var recursions: Set<ObjectIdentifier> = []
  /// Whether it matters how the flow is entered: its first step hosts a child.
  var dependsOnEntry = false
  private(set) var extraRecords: [RecordKey: Int] = [:]
  private(set) var postponed: [(state: Int, stimulus: Int)] = []
  /// How much was known when they were last handed on.
  var deliveredExtent = 0
  var deliveries = 0

  struct RecordKey: Hashable {
    let state: Int
    let stimulus: Int
  }

  init(
    _ flow: F,
    examples: [Example<F.Event>],
    entrance: Entrance,
    foreseen: Outcomes<F>,
    asking: @escaping Inquiry<F>.Ask,
    in context: ExplorationContext
  ) {
    self.flow = flow
    askExamples = asking
    self.examples = examples
    exampleCount = examples.count
    self.entrance = entrance
    self.foreseen = foreseen
    self.context = context
    outcomes = Outcomes()
    space.walkLimit = context.walkLimit
    space.keepsFirst = entrance.isPane
    space.note(hostBack: entrance.back)
    stimuli = examples.indices.map { .example($0) }
    events = examples.map(\.event)
    inquiry = Inquiry(flow, events: events)
  }

  func run() throws(ExplorationError) {
    begin()
    repeat {
      while let work = space.next() {
        switch work {
        case .top(let entry): try visit(entry)
        case .running(let entry): try endChild(in: entry)
        case .signal(let top, let host): try deliverSignals(of: host, to: top)
        case .choice(let stimulus, let entry): hand(choice: stimulus, to: entry)
        }
        try context.check(self)
      }
    } while deliverPostponed()
    space.logReturns()
  }
}

// MARK: - Asking

extension Explorer {
  private func begin() {
    switch flow.begin() {
    case .setStack(let steps) where !steps.isEmpty:
      space.begin(on: steps.map { number(of: $0) })
    case .finish(let output): outcomes.immediate = .success(output)
    case .fail(let error): outcomes.immediate = .failure(.failed(error))
    case .cancel: outcomes.immediate = .failure(.cancelled(.requested))
    default: space.begin(on: [number(of: flow.initial)])
    }
  }

  /// Asks the flow about all examples in the step of an entry that can be on top.
  private func visit(_ entry: Int) throws(ExplorationError) {
    let state = space.entries[entry].state
    if firstRecords[state] < 0 {
      firstRecords[state] = space.book.records.count
      context.countQuestions(exampleCount)
      askExamples(in: state)
      try context.check(self)
    }
    let first = firstRecords[state]
    space.apply(first..<(first + exampleCount), at: entry)
    if space.showsPanes(entry) { choosePanes(at: entry) }
    if space.showsAlert(state) { chooseButtons(at: entry) }
  }

  private func askExamples(in state: Int) {
    inquiry.state = state
    inquiry.stimulus = 0
    while let transition = askExamples(&inquiry, &space.book.records) {
      _ = write(transition, state, inquiry.stimulus)
      inquiry.stimulus += 1
    }
    addNewSteps()
  }

  /// Asks the flow one question and writes the answer down.
  private func ask(_ state: Int, _ stimulus: Int) -> Int {
    write(flow.transition(from: steps[state], on: events[stimulus]), state, stimulus)
  }

  private func write(_ transition: F.Transition, _ state: Int, _ stimulus: Int) -> Int {
    space.book.append(plain(transition), in: state, to: stimulus)
  }

  /// The record of an event that is no example, made when it is first needed.
  func record(of stimulus: Int, in state: Int) -> Int {
    let key = RecordKey(state: state, stimulus: stimulus)
    if let record = extraRecords[key] { return record }
    context.countQuestions(1)
    let record = ask(state, stimulus)
    extraRecords[key] = record
    if case .postpone = space.book.records[record].answer { postponed.append((state, stimulus)) }
    return record
  }

  /// Whether an event is tried in every step anyway.
  func isExample(_ event: F.Event) -> Bool {
    let texts = exampleTexts ?? Set(examples.map { Label.value($0.event) })
    exampleTexts = texts
    return texts.contains(Label.value(event))
  }

  func addStimulus(_ stimulus: Stimulus, _ event: F.Event) -> Int {
    stimuli.append(stimulus)
    events.append(event)
    return stimuli.count - 1
  }
}

// MARK: - Steps and answers as numbers

extension Explorer {
  func number(of step: F.Step) -> Int {
    let number = inquiry.table.number(of: step)
    inquiry.lookAtNewSteps()
    addNewSteps()
    return number
  }

  /// Looks at what the steps show that have got a number since this was last done.
  private func addNewSteps() {
    while firstRecords.count < stepCount {
      let number = firstRecords.count
      firstRecords.append(-1)
      context.countStep()
      // Nearly all are, and then no generic type is needed, whose use costs a search for it.
      if inquiry.arePlain[number] {
        space.addState(showing: .screen, back: nil)
        continue
      }
      let content = flow.content(of: inquiry.table.steps[number])
      let back = content.screenBack
      // Asked only where there is one, since an optional event costs a search for its type.
      if back == .sendsEvent, let event = content.backEvent { note(backEvent: event) }
      switch content.kind {
      case .screen: space.addState(showing: .screen, back: back)
      case .alert(let alert):
        addAlert(alert, in: number, back: back)
      case .panes(let panes): addPanes(panes, in: number, back: back)
      case .nothing: space.addState(showing: .nothing, back: back)
      case .flow(let hosted):
        hostedFlows[number] = hosted
        space.addState(showing: .flow, back: back)
      }
    }
  }

  /// Lets the event of a way back be tried wherever a gesture can send it: in the step that says so,
  /// and in those above it that a gesture would take as well.
  private func note(backEvent event: F.Event) {
    guard !isExample(event),
      case .tell(let message) = F.Transition.tell(F.self, event)
    else { return }
    context.messages.add(message)
  }
}
