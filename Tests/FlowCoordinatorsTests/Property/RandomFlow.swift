import FlowCoordinators

/// A step of a random flow.
///
/// How it was entered and how deep it stands go along as notes: they are not part of its equality,
/// so that two steps can be equal and yet entered in different ways.
struct Spot: Hashable, CustomStringConvertible {
  /// How the step entered, as far as the answer that entered it can know.
  enum Way {
    case pushed
    case presented(PresentationStyle)
    case unknown
  }

  /// What the step shows, the same for all steps of that flow and number.
  enum Shape {
    case screen
    case nothing
    case child
  }

  let flow: UInt64
  let id: Int
  let payload: Int
  let way: Way
  var depth: Int
  let shape: Shape

  var description: String { "s\(id).\(payload)" }
  var code: UInt64 { UInt64(id * 8 + payload) &+ UInt64(depth) << 32 }

  static func == (lhs: Spot, rhs: Spot) -> Bool {
    lhs.flow == rhs.flow && lhs.id == rhs.id && lhs.payload == rhs.payload
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(flow)
    hasher.combine(id)
    hasher.combine(payload)
  }
}

/// An event of a random flow.
enum Nudge {
  case tap(Int)
  case ended(FlowResult<Int>)
  case signalled(Int)

  var code: UInt64 {
    switch self {
    case .tap(let number): UInt64(number)
    case .ended(.success(let number)): 1000 + UInt64(number)
    case .ended(.failure(.cancelled(.back))): 2000
    case .ended(.failure(.cancelled(.dismissed))): 2001
    case .ended(.failure(.cancelled(.replaced))): 2002
    case .ended(.failure(.cancelled(.requested))): 2003
    case .ended(.failure(.cancelled(.refused))): 2004
    case .ended(.failure(.failed)): 2005
    case .signalled(let number): 3000 + UInt64(number)
    }
  }
}

/// As its code, which is all that a random flow reads of it.
extension Nudge: Codable {
  init(from decoder: any Decoder) throws {
    let code = try decoder.singleValueContainer().decode(Int.self)
    let reasons: [CancellationReason] = [.back, .dismissed, .replaced, .requested, .refused]
    self =
      switch code {
      case ..<1000: .tap(code)
      case ..<2000: .ended(.success(code - 1000))
      case ..<2005: .ended(.failure(.cancelled(reasons[code - 2000])))
      case 2005: .ended(.failure(.failed(RandomError())))
      default: .signalled(code - 3000)
      }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}

struct RandomError: Error {}

/// What a random flow is made from: a seed decides everything.
struct FlowTable {
  let seed: UInt64
  var level = 0
  /// Whether it never ends by itself, as the roots of long walks must not.
  var isEndless = false
  let log: WalkLog
  let token: WalkLog.Token

  init(seed: UInt64, level: Int = 0, isEndless: Bool = false, log: WalkLog) {
    self.seed = seed
    self.level = level
    self.isEndless = isEndless
    self.log = log
    token = log.makeToken()
  }

  func random(_ numbers: UInt64...) -> SplitMix64 {
    var mixed = SplitMix64(seed: seed)
    var state = mixed.next()
    for number in numbers {
      var next = SplitMix64(seed: state ^ number)
      state = next.next()
    }
    return SplitMix64(seed: state)
  }

  func spot(_ id: Int, _ payload: Int = 0, depth: Int, way: Spot.Way = .pushed) -> Spot {
    Spot(flow: seed, id: id, payload: payload, way: way, depth: depth, shape: shape(of: id))
  }

  /// Whether a step is what an endless flow always keeps at the bottom.
  func isBase(_ spot: Spot) -> Bool { isEndless && spot.id < 2 }

  private func shape(of id: Int) -> Spot.Shape {
    if isEndless, id < 2 { return id == 0 || level > 1 ? .screen : .child }
    var random = random(2, UInt64(id))
    let chance = random.number(below: 100)
    if level > 3 || chance < 56 { return chance % 8 == 0 ? .nothing : .screen }
    return chance < 63 ? .nothing : .child
  }
}

/// A flow that a table describes.
protocol RandomFlow: Flow where Step == Spot, Event == Nudge, Output == Int {
  init(_ table: FlowTable)
  var table: FlowTable { get }
  func signalling(_ number: Int) -> FlowTransition<Self>
}

/// A random flow that reports signals.
struct LoudFlow: RandomFlow {
  typealias Signal = Int
  let table: FlowTable

  init(_ table: FlowTable) {
    self.table = table
  }

  func signalling(_ number: Int) -> Transition { .signal(number) }
}

/// A random flow without signals.
struct QuietFlow: RandomFlow {
  let table: FlowTable

  init(_ table: FlowTable) {
    self.table = table
  }

  func signalling(_ number: Int) -> Transition { .stay }
}

// MARK: - Content and beginning

extension RandomFlow {
  var initial: Spot { table.spot(table.isEndless ? 0 : 2, depth: 0) }

  func content(of step: Spot) -> Content {
    switch step.shape {
    case .screen: return .screen
    case .nothing: return .nothing
    case .child:
      let child = table.child(of: step)
      if !child.isLoud { return .flow(QuietFlow(child.table), Nudge.ended) }
      return .flow(LoudFlow(child.table), Nudge.ended, signals: Nudge.signalled)
    }
  }

  func begin() -> Transition {
    var random = table.random(1)
    let first = table.spot(table.isEndless ? random.number(below: 2) : initial.id, depth: 0)
    let chance = table.isEndless ? random.number(below: 80) : random.number(below: 100)
    switch chance {
    case ..<60: return .setStack([first])
    case ..<80:
      let more = 1 + random.number(below: 2)
      return .setStack(
        [first] + (1...more).map { table.spot(2 + random.number(below: 6), depth: $0) }
      )
    case ..<86: return .finish(random.number(below: 5))
    case ..<89: return .fail(RandomError())
    case ..<92: return .cancel
    case ..<94: return .push(first)
    case ..<95: return .setStack([])
    default: return .setStack([first])
    }
  }
}

extension FlowTable {
  /// The flow that a step hosts; another payload makes it another flow.
  func child(of spot: Spot) -> (table: FlowTable, isLoud: Bool) {
    var random = random(4, UInt64(spot.id))
    let seed = random.next() ^ UInt64(spot.payload)
    let table = FlowTable(seed: seed, level: level + 1, isEndless: isBase(spot), log: log)
    return (table, random.happens(60))
  }
}
