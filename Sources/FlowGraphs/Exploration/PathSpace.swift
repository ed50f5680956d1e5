import FlowCoordinators

/// All paths that a flow can have, without a list of them.
///
/// A transition sees only the step on top, so what lies below never changes what happens above.
/// It is enough to know, for each entry, which entries can lie directly below it: a path is any
/// walk down from an entry that can be on top to a first one. The sets grow until nothing changes.
/// That is exact, and finite where the paths themselves are not.
///
/// Work for the explorer comes out of ``next()``; its answers go back in through `apply`.
struct PathSpace {
  /// Something that the explorer has to do.
  enum Work {
    /// An entry can be on top: ask the flow about its step.
    case top(Int)
    /// A child flow runs in this entry, on top or below: let it end.
    case running(Int)
    /// A child flow runs in an entry while another one is on top: let it signal.
    case signal(top: Int, host: Int)
    /// A button of the alert that was on an entry is handed to it.
    case choice(Int, Int)
  }

  /// What leads to a step for the first time.
  enum Cause {
    case begin
    case record(Int)
    /// The user goes back from a step.
    case back(from: Int)
    /// It lies below a step, and its child goes on there.
    case below(Int)
  }

  private struct Key: Hashable {
    let state: Int
    let traits: PathEntry.Traits
    let anchor: PathAnchor
  }

  private(set) var entries: [PathEntry] = []
  /// The entries without a place of their own, of each kind by step, and -1 where there is none.
  private var plainNumbers: [[Int32]] = [[], [], [], []]
  private var numbers: [Key: Int] = [:]
  private var firstLinks: [Int] = []
  private(set) var links: [Link] = []
  private var knownLinks: Set<UInt64> = []

  var marks: [Marks] = []
  var spreads: [Spread] = []
  private var queue: [Work] = []
  private var queueStart = 0
  /// The entry that the flow begins on.
  var firstTop: Int?
  /// The steps that the flow begins with, lowest first.
  var beginning: [Int] = []

  /// By step: what it shows, and what led to it.
  var shows: [StepShows] = []
  var causes: [Cause?] = []
  /// By step, what its own content says about the user's way back; nil where it says nothing.
  var backs: [ScreenBack?] = []
  /// Whether there is any alert, and any step that says something about its way back: the way of
  /// each transition through here is shorter without.
  private(set) var hasAlerts = false
  var hasPolicies = false
  /// What the step that hosts the flow says about the way back from the first screen.
  var hostBack: ScreenBack?

  var book = AnswerBook()
  var walks = WalkTable()
  /// Walks that grow beyond this are given up; the exploration ends with an error then.
  var walkLimit = Int.max
  var openWalks: [(goal: Int, start: Int, walk: PathWalk)] = []
  var log = TargetLog()
  var descents: [Descent] = []
  /// What goes back to a step; for each the one before it to the same step, and by step the latest.
  var returns: [Return] = []
  var earlierReturns: [Int32] = []
  var latestReturns: [Int32] = []
  /// By step, entries that have not been on top when something was put on top of them.
  var buried: [Int: Set<Int>] = [:]
  var newlyBuried: [Int] = []
  /// By list, the entry on top of the path that it stands for.
  var stackTops: [Int: Int] = [:]
  var visitedDrafts: Set<DraftMove> = []
  var listensForSignals = false
  private(set) var alertStyles: Set<Int> = []
  /// Whether the user cannot leave the first screen, since the flow is in a pane.
  var keepsFirst = false

  /// Takes the next piece of work, oldest first; nil when everything is known.
  mutating func next() -> Work? {
    guard queueStart < queue.count else { return nil }
    defer { queueStart += 1 }
    return queue[queueStart]
  }

  /// How much is known; grows whenever anything new is found.
  var extent: Int { entries.count + links.count + book.records.count + queue.count }

  mutating func schedule(_ work: Work) { queue.append(work) }

  /// Adds the next step value.
  mutating func addState(showing content: StepShows, back: ScreenBack?) {
    shows.append(content)
    backs.append(back)
    if content == .alert { hasAlerts = true }
    if back != nil { hasPolicies = true }
    causes.append(nil)
  }

  /// Gives up what only growing needs.
  mutating func forget() {
    plainNumbers = [[], [], [], []]
    numbers = [:]
    knownLinks = []
    walks = WalkTable()
    returns = []
    earlierReturns = []
    latestReturns = []
    buried = [:]
    visitedDrafts = []
    queue = []
    queueStart = 0
  }

  mutating func noteAlertStyle(_ style: Int) { alertStyles.insert(style) }
}

// MARK: - Entries

extension PathSpace {
  /// The entry of a step that was put on top, or is the first.
  mutating func entry(_ state: Int, _ given: PathEntry.Traits = []) -> Int {
    let traits = traits(given, of: state)
    let kind =
      traits.contains(.first) ? 3 : traits.contains(.alert) ? 2 : traits.isEmpty ? 0 : 1
    if state < plainNumbers[kind].count {
      let number = plainNumbers[kind][state]
      if number >= 0 { return Int(number) }
    }
    while plainNumbers[kind].count <= state { plainNumbers[kind].append(-1) }
    plainNumbers[kind][state] = Int32(truncatingIfNeeded: entries.count)
    return add(state, traits)
  }

  /// The entry of a step that stands in a certain place.
  mutating func entry(
    _ state: Int,
    _ given: PathEntry.Traits,
    _ anchor: PathAnchor
  ) -> Int {
    let traits = traits(given, of: state)
    let key = Key(state: state, traits: traits, anchor: anchor)
    if let number = numbers[key] { return number }
    numbers[key] = entries.count
    let number = add(state, traits)
    switch anchor {
    case .above(let lower): put(number, above: lower)
    case .after(let old): put(number, inPlaceOf: old)
    case .buried: break
    }
    return number
  }

  private func traits(_ given: PathEntry.Traits, of state: Int) -> PathEntry.Traits {
    showsAlert(state) && !given.contains(.first) ? given.union(.ofAlert) : given
  }

  /// What a step keeps that takes the place of an entry; what follows an alert is none.
  func placeTraits(of entry: Int) -> PathEntry.Traits {
    let traits = entries[entry].traits.intersection(.ofPlace)
    return showsAlert(entries[entry].state) ? traits.subtracting(.ofAlert) : traits
  }

  private mutating func add(_ state: Int, _ traits: PathEntry.Traits) -> Int {
    entries.append(PathEntry(state: state, traits: traits))
    firstLinks.append(-1)
    marks.append([])
    return entries.count - 1
  }

  mutating func first(_ state: Int) -> Int { entry(state, .first) }

  /// The same occurrence after the end of the child that it hosted.
  mutating func ended(_ number: Int) -> Int {
    entry(entries[number].state, entries[number].traits.union(.ended), .after(number))
  }

  func isFirst(_ entry: Int) -> Bool { entries[entry].traits.contains(.first) }

  func isPresented(_ entry: Int) -> Bool { entries[entry].traits.contains(.presented) }

  func showsNothing(_ entry: Int) -> Bool {
    entries[entry].traits.contains(.ended) || shows[entries[entry].state] == .nothing
  }

  /// Whether a child flow runs in the entry.
  func hosts(_ entry: Int) -> Bool {
    !entries[entry].traits.contains(.ended) && shows[entries[entry].state] == .flow
  }
}

// MARK: - Links

extension PathSpace {
  /// Says that an entry can lie directly below another.
  mutating func put(_ upper: Int, above lower: Int) {
    link(upper, lower, isPlace: false)
  }

  /// Says that an entry can have below it whatever another can have there.
  mutating func put(_ new: Int, inPlaceOf old: Int) {
    if new != old { link(new, old, isPlace: true) }
  }

  private mutating func link(_ owner: Int, _ other: Int, isPlace: Bool) {
    let key = UInt64(owner) << 32 | UInt64(other) << 1 | (isPlace ? 1 : 0)
    guard knownLinks.insert(key).inserted else { return }
    let link = Link(entry: other, isPlace: isPlace, next: firstLinks[owner])
    firstLinks[owner] = links.count
    links.append(link)
    passMarks(of: owner, along: link)
    extendWalks(from: owner, along: link)
  }

  /// The position of an entry's newest link; each link says which one is next, and -1 ends it.
  func firstLink(of entry: Int) -> Int { firstLinks[entry] }

  func eachLink(of entry: Int, _ body: (Link) -> Void) {
    var position = firstLinks[entry]
    while position >= 0 {
      body(links[position])
      position = links[position].next
    }
  }
}
