/// A path on which the moves of one answer are tried: an old entry, and new steps on top of it.
struct DraftPath: Hashable {
  /// A step that no path holds yet.
  struct NewStep: Hashable {
    var state: Int
    let traits: PathEntry.Traits
  }

  /// The topmost old entry; nil when the whole path is new.
  var base: Int?
  /// Whether the new steps stand in the place of the base.
  var isBaseGone = false
  var added: [NewStep] = []
}

/// An answer that is being carried out, and how far it has got.
struct DraftMove: Hashable {
  let record: Int
  /// Whether the answer is to a child's result: when it moves nothing, the hosting step is popped.
  let popsWhenIdle: Bool
  /// The entry that the flow was asked in.
  let start: Int
  /// What lies below it, where that is known: what an answer comes to can depend on it.
  var lower: Int?
  var position = 0
  /// Whether the path still has the start in it: the same entry can also lie below itself.
  var hasStart = true
  var path: DraftPath
  /// Whether the hosting step is being popped instead.
  var isLeaving = false

  init(record: Int, at start: Int, popsWhenIdle: Bool) {
    self.record = record
    self.start = start
    self.popsWhenIdle = popsWhenIdle
    path = DraftPath(base: start)
  }

  /// Whether the path is what it was.
  var isIdle: Bool { hasStart && path == DraftPath(base: start) }
}

/// What answers came to, each pair of an answer and a target once.
struct TargetLog {
  struct Item: Hashable {
    let record: Int
    let target: PathTarget
  }

  private(set) var items: [Item] = []
  private var known: Set<Item> = []
  private var hasMoved: [Bool] = []
  private var hasDescended: [Bool] = []

  /// Notes that a record's one move can be made; it leads where it says.
  mutating func noteMove(_ record: Int) {
    while hasMoved.count <= record { hasMoved.append(false) }
    hasMoved[record] = true
  }

  /// Notes that where a record leads is found by descending.
  mutating func noteDescent(_ record: Int) {
    while hasDescended.count <= record { hasDescended.append(false) }
    hasDescended[record] = true
  }

  func isDescent(_ record: Int) -> Bool {
    record < hasDescended.count && hasDescended[record]
  }

  /// Whether a record's one move can be made.
  func canMove(_ record: Int) -> Bool { record < hasMoved.count && hasMoved[record] }

  mutating func note(_ record: Int, _ target: PathTarget) {
    let item = Item(record: record, target: target)
    if known.insert(item).inserted { items.append(item) }
  }
}
