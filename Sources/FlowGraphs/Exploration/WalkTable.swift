/// A way down from an entry.
enum PathWalk: Hashable {
  /// To each entry that can lie directly below.
  case below
  /// To the first entry of the path.
  case root
  /// To what lies below the nearest presented entry, the start included.
  case dismiss
  /// The same, the start left out.
  case dismissBelow
  /// To the nearest entry below that holds this step.
  case popTo(Int)
  /// To every entry below in which a child flow runs.
  case hosts
}

/// Where walks end, for every start that somebody asked about; answers come in as they are found.
///
/// Walks share what they find: a walk from an entry continues the walks from those below it.
struct WalkTable {
  /// An end that says that a path holds no end.
  static let none = -1

  struct Goal {
    let start: Int
    let walk: PathWalk
    var ends: [Int] = []
    var listeners: [Listener] = []
  }

  /// Who is told of the ends of a walk.
  enum Listener {
    /// A longer walk that goes on from here.
    case walk(Int)
    case move(DraftMove)
    /// A move that is made for each entry that can lie below its start.
    case start(DraftMove)
    case signals(top: Int)
    /// A button of an alert, which is handed to what lies below it.
    case choice(Int)
  }

  private struct Key: Hashable {
    let start: Int
    let walk: PathWalk
  }

  private struct End: Hashable {
    let goal: Int
    let end: Int
  }

  /// An end that has been found and not yet been told.
  struct News {
    let listener: Listener
    let end: Int
  }

  private(set) var goals: [Goal] = []
  private var goalsByStart: [Int: [Int]] = [:]
  private var numbers: [Key: Int] = [:]
  private var knownEnds: Set<End> = []
  private var news: [News] = []

  /// How much has been walked for all starts together.
  var size: Int { goals.count + knownEnds.count }

  /// The walks that go on from an entry, and grow with what lies below it.
  func goals(from start: Int) -> [Int] { goals.isEmpty ? [] : goalsByStart[start, default: []] }

  func goal(from start: Int, _ walk: PathWalk) -> Int? {
    goals.isEmpty ? nil : numbers[Key(start: start, walk: walk)]
  }

  mutating func addGoal(from start: Int, _ walk: PathWalk) -> Int {
    numbers[Key(start: start, walk: walk)] = goals.count
    goals.append(Goal(start: start, walk: walk))
    goalsByStart[start, default: []].append(goals.count - 1)
    return goals.count - 1
  }

  mutating func add(_ end: Int, to goal: Int) {
    guard knownEnds.insert(End(goal: goal, end: end)).inserted else { return }
    goals[goal].ends.append(end)
    for listener in goals[goal].listeners {
      news.append(News(listener: listener, end: end))
    }
  }

  /// Tells somebody of all ends, those found already and those to come.
  mutating func listen(to goal: Int, _ listener: Listener) {
    goals[goal].listeners.append(listener)
    for end in goals[goal].ends {
      news.append(News(listener: listener, end: end))
    }
  }

  var hasNews: Bool { !news.isEmpty }

  mutating func takeNews() -> News? { news.popLast() }
}
