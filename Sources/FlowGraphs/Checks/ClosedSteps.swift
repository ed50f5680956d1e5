import FlowCoordinators

/// The steps of a flow that the user cannot leave by hand.
struct ClosedSteps {
  private let flow: any CheckedFlow
  /// By step; empty where all ways are open.
  private var isClosed: [Bool] = []
  private var isPresented: [Bool] = []

  init(of flow: any CheckedFlow) {
    self.flow = flow
    let space = flow.space
    let survey = ScreenSurvey(of: space, entrance: flow.entrance, hosted: flow.hosted)
    if survey.isPlain { return }
    isPresented = [Bool](repeating: false, count: space.shows.count)
    isClosed = isPresented
    var isOpen = isClosed
    for entry in space.entries.indices where survey.isLive(entry) {
      let state = space.entries[entry].state
      if survey.lets(entry) { isOpen[state] = true } else { isClosed[state] = true }
      if space.isPresented(entry) || space.showsAlert(state) { isPresented[state] = true }
    }
    // What can be left on some path is no prison.
    for state in isOpen.indices where isOpen[state] { isClosed[state] = false }
  }

  var isEmpty: Bool { isClosed.isEmpty }

  func contains(_ state: Int) -> Bool { !isEmpty && isClosed[state] }

  /// Whether the flow itself presents a step, on some path.
  func isPresented(_ state: Int) -> Bool { !isEmpty && isPresented[state] }

  /// How a step is presented, as far as an answer says so.
  func style(of state: Int) -> PresentationStyle? {
    if flow.space.showsAlert(state) { return .alert }
    func style(in answer: Answer) -> PresentationStyle? {
      switch answer {
      case .present(state, let style): flow.book.styles[style]
      case .sequence(let number):
        flow.book.sequences[number].lazy.compactMap { style(in: $0) }.first
      default: nil
      }
    }
    return flow.book.records.lazy.compactMap { style(in: $0.answer) }.first
  }

  /// What the way back does instead of leaving; of a hosted flow that says so itself, that it blocks.
  func back(from state: Int) -> ScreenBack {
    flow.space.backs[state] == .sendsEvent ? .sendsEvent : .blocked
  }
}
