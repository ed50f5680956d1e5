/// What one flow of a snapshot starts on, whatever its type.
@usableFromInline @MainActor class RestoredFlow {
  /// Checks steps up to one that shows a flow, and returns that flow; nil at the end of the path.
  func readOn(_ reader: SnapshotReader) throws(SnapshotError) -> RestoredFlow? {
    fatalError("RestoredFlow is abstract: RestoredPath answers for it")
  }
}

/// The path that a flow starts on instead of its beginning, read and checked.
@usableFromInline final class RestoredPath<F: Flow>: RestoredFlow {
  /// A step that is to be entered.
  struct Entry {
    let step: F.Step
    let way: FlowEntry
    let shows: SavedStep.Shown
    let content: F.Content
    /// What the flow that it shows began with, where the step was updated since.
    var beginning: (step: F.Step, content: F.Content)?
    /// What runs in its panes.
    var panes: [Pane] = []
    /// The selected pane, where the step selects one that is not there.
    var selected: AnyHashable?
  }

  /// A pane of a step.
  struct Pane {
    /// The flow that runs in it, as it began; nil for none.
    var host: HostedFlow<F.Event>?
    /// The step that the flow began with, where that was updated since.
    var began: F.Step?
  }

  let postponed: [F.Event]
  let flow: F
  let saved: SavedFlow
  let place: AddressPlace
  /// How the flow's first screen enters.
  private let way: FlowEntry
  private let base: Int
  var entries: [Entry] = []
  private var next = 0
  /// The pane of the last entry that is to be read next; nil where no panes are being read.
  var nextPane: Int?

  init(
    _ flow: F,
    _ saved: SavedFlow,
    entering way: FlowEntry,
    onto base: Int,
    at place: AddressPlace
  ) throws(SnapshotError) {
    let name = Naming.type(F.self)
    guard saved.flow == name else {
      throw SnapshotError(.otherFlow(saved: saved.flow), flow: F.self, at: place.address)
    }
    self.flow = flow
    self.saved = saved
    self.way = way
    self.base = base
    self.place = place
    postponed = try SnapshotReader.events(of: F.self, in: saved, at: place)
    super.init()
    if saved.path.isEmpty { throw error(.emptyPath) }
    entries.reserveCapacity(saved.path.count)
  }

  // MARK: - Starting

  var steps: [F.Step] { entries.map(\.step) }

  var isAtEnd: Bool { next == entries.count }

  /// Returns the next step to enter, lowest first.
  func takeNext() -> Entry? {
    guard !isAtEnd else { return nil }
    defer { next += 1 }
    return entries[next]
  }

  // MARK: - Reading

  override func readOn(_ reader: SnapshotReader) throws(SnapshotError) -> RestoredFlow? {
    if let pane = try readPanesOn(reader) { return pane }
    while entries.count < saved.path.count {
      let entry = try nextEntry()
      let position = reader.screenCount
      let shown = entry.way == .push && position == base ? way : entry.way
      entries.append(entry)
      switch entry.content.kind {
      case .flow(let host) where entry.shows == .flow:
        if reader.isAtEnd { throw error(.missingFlow(step: Naming.value(entry.step))) }
        return try beginning(of: host).restoredFlow(
          in: reader,
          entering: shown,
          at: AddressPlace(parent: place, hostedBy: entry.step, at: entries.count - 1)
        )
      case .screen, .panes:
        guard shown.style != nil || !reader.hasAlertOnTop else {
          throw error(.pushOntoAlert(Naming.value(entry.step)))
        }
        reader.noteScreen(opening: shown.style)
        guard case .panes(let panes) = entry.content.kind else { continue }
        try checkPanes(panes)
        if let pane = try readPanesOn(reader) { return pane }
      case .alert where entry.shows == .alert: reader.noteScreen(opening: .alert)
      case .alert, .flow, .nothing: break
      }
    }
    return nil
  }

  /// Reads a step, and asks the flow whether it still shows what it showed.
  private func nextEntry() throws(SnapshotError) -> Entry {
    let index = entries.count
    let saved = saved.path[index]
    let step = try SnapshotReader.step(of: F.self, saved.step, number: index + 1, at: place)
    let content = flow.content(of: step)
    if content.shown != saved.shows.content {
      let (old, new) = (saved.shows.content.name, content.shown.name)
      throw error(.otherContent(of: Naming.value(step), saved: old, now: new))
    }
    if saved.shows.showsNothing, index + 1 < self.saved.path.count {
      throw error(.nothingBelowTop(Naming.value(step)))
    }
    return Entry(
      step: step,
      way: index == 0 ? way : saved.way,
      shows: saved.shows,
      content: content
    )
  }

  /// The hosted flow as it began, which an update of the step does not change.
  private func beginning(
    of host: HostedFlow<F.Event>
  ) throws(SnapshotError) -> HostedFlow<F.Event> {
    let number = entries.count
    guard let began = saved.path[number - 1].began else { return host }
    let step = try SnapshotReader.step(of: F.self, began, number: number, at: place)
    let content = flow.content(of: step)
    guard case .flow(let first) = content.kind, first.hostsSameFlow(as: host) else {
      let text = "the flow of \(Naming.value(entries[number - 1].step))"
      let now = content.shown == .flow ? "another flow" : content.shown.name
      throw error(.otherContent(of: Naming.value(step), saved: text, now: now))
    }
    entries[number - 1].beginning = (step, content)
    return first
  }

  func error(_ kind: SnapshotError.Kind) -> SnapshotError {
    SnapshotError(kind, flow: F.self, at: place.address)
  }
}
