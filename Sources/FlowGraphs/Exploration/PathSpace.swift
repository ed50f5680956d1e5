/// All paths that a flow can have, without a list of them.
///
/// A transition sees only the step on top, so what lies below never changes what happens above.
/// It is enough to know, for each entry, which entries can lie directly below it: a path is any
/// walk down from an entry that can be on top to a first one. The sets grow until nothing changes.
/// That is exact, and finite where the paths themselves are not.
///
/// Work for the explorer comes out of ``next()``; its answers go back in through `apply`.
final class PathSpace {
  /// Something that the explorer has to do.
  enum Work {
    /// An entry can be on top: ask the flow about its step.
    case top(Int)
    /// A child flow runs in this entry, on top or below: let it end.
    case running(Int)
    /// A child flow runs in an entry while another one is on top: let it signal.
    case signal(top: Int, host: Int)
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

  /// A neighbour of an entry, in a list of neighbours.
  struct Link {
    let entry: Int
    /// Whether the list's owner stands in the place of the entry instead of above it.
    let isPlace: Bool
    let next: Int
  }

  private(set) var entries: [PathEntry] = []
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

  /// By step: what it shows, and what led to it.
  var shows: [StepShows] = []
  var causes: [Cause?] = []

  var book = AnswerBook()
  var walks = WalkTable()
  var openWalks: [(goal: Int, start: Int, walk: PathWalk)] = []
  var log = TargetLog()
  var visitedDrafts: Set<DraftMove> = []
  var listensForSignals = false
  private(set) var alertStyles: Set<Int> = []

  /// Takes the next piece of work, oldest first; nil when everything is known.
  func next() -> Work? {
    guard queueStart < queue.count else { return nil }
    defer { queueStart += 1 }
    return queue[queueStart]
  }

  /// How much is known; grows whenever anything new is found.
  var extent: Int { entries.count + links.count + book.records.count + queue.count }

  func schedule(_ work: Work) { queue.append(work) }

  /// Adds the next step value.
  func addState(showing content: StepShows) {
    shows.append(content)
    causes.append(nil)
  }

  func noteAlertStyle(_ style: Int) { alertStyles.insert(style) }
}

// MARK: - Entries

extension PathSpace {
  func entry(
    _ state: Int, _ traits: PathEntry.Traits = [], _ anchor: PathAnchor = .anywhere
  ) -> Int {
    let key = Key(state: state, traits: traits, anchor: anchor)
    if let number = numbers[key] { return number }
    let number = entries.count
    numbers[key] = number
    entries.append(PathEntry(state: state, traits: traits))
    firstLinks.append(-1)
    marks.append([])
    switch anchor {
    case .above(let lower): put(number, above: lower)
    case .after(let old): put(number, inPlaceOf: old)
    case .anywhere, .buried: break
    }
    return number
  }

  func first(_ state: Int) -> Int { entry(state, .first) }

  /// The same occurrence after the end of the child that it hosted.
  func ended(_ number: Int) -> Int {
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
  func put(_ upper: Int, above lower: Int) {
    guard link(upper, lower, isPlace: false) else { return }
    spreadAlongNewLink(from: upper, to: lower, isPlace: false)
    addToWalks(lower, below: upper)
  }

  /// Says that an entry can have below it whatever another can have there.
  func put(_ new: Int, inPlaceOf old: Int) {
    guard new != old, link(new, old, isPlace: true) else { return }
    spreadAlongNewLink(from: new, to: old, isPlace: true)
    addToWalks(placeOf: old, below: new)
  }

  private func link(_ owner: Int, _ other: Int, isPlace: Bool) -> Bool {
    let key = UInt64(owner) << 32 | UInt64(other) << 1 | (isPlace ? 1 : 0)
    guard knownLinks.insert(key).inserted else { return false }
    links.append(Link(entry: other, isPlace: isPlace, next: firstLinks[owner]))
    firstLinks[owner] = links.count - 1
    return true
  }

  func eachLink(of entry: Int, _ body: (Link) -> Void) {
    var position = firstLinks[entry]
    while position >= 0 {
      let link = links[position]
      body(link)
      position = link.next
    }
  }
}
