import FlowCoordinators

/// A step of a mixed flow: its number says what it shows, its payload which pane is selected.
///
/// How deep it stands goes along as a note that is not part of its equality.
struct MixedSpot: Hashable, Codable, CustomStringConvertible {
  /// What a step shows.
  enum Shape {
    case screen, alert, nothing, child, panes
  }

  let flow: UInt64
  let id: Int
  var payload = 0
  var depth = 0

  var description: String { "s\(id).\(payload)" }
  var code: UInt64 { UInt64(id * 8 + payload) &+ UInt64(min(depth, 9)) << 32 }

  static func == (lhs: MixedSpot, rhs: MixedSpot) -> Bool {
    lhs.flow == rhs.flow && lhs.id == rhs.id && lhs.payload == rhs.payload
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(flow)
    hasher.combine(id)
    hasher.combine(payload)
  }
}

/// An event of a mixed flow: what it is, and a number.
struct Poke: Hashable, Codable, CustomStringConvertible {
  enum Kind: Int, Codable {
    case tap, ended, signalled, chosen, selected, backAsked, worked, told
  }

  let kind: Kind
  var number = 0

  var description: String { "\(kind)\(number)" }
  var code: UInt64 { UInt64(kind.rawValue) << 8 | UInt64(number) }

  init(_ kind: Kind, _ number: Int = 0) {
    self.kind = kind
    self.number = number
  }

  init(_ result: FlowResult<Int>) {
    kind = .ended
    number =
      switch result {
      case .success(let output): output
      case .failure(.cancelled(let reason)): 100 + "\(reason)".count
      case .failure(.failed): 99
      }
  }
}

/// A flow that uses all that a flow can say; a seed decides everything.
///
/// A root never ends by itself: its first step stays, and is a plain screen or has panes.
struct MixedFlow: Flow {
  typealias Step = MixedSpot
  typealias Event = Poke
  typealias Output = Int
  typealias Signal = Int

  let seed: UInt64
  var level = 0
  /// Whether it runs in a pane, where it would begin for ever if it ended at once.
  var isInPane = false
  let work: MixedWork

  var isRoot: Bool { level == 0 }
  var initial: MixedSpot { spot(0) }

  func begin() -> Transition {
    var random = random(1)
    let more = (0..<random.number(below: 3)).map {
      spot(2 + random.number(below: 6), depth: $0 + 1)
    }
    if isRoot || isInPane { return .setStack([initial] + more) }
    return switch random.number(below: 100) {
    case ..<70: .setStack([initial])
    case ..<92: .setStack([initial] + more)
    case ..<95: .finish(random.number(below: 5))
    case ..<97: .cancel
    default: .setStack([])
    }
  }

  func content(of step: MixedSpot) -> Content {
    var random = random(2, UInt64(step.id))
    var content = plainContent(of: step, &random)
    let chance = random.number(below: 100)
    // A policy can change with the payload, and what the step's work is cannot.
    if chance < 25 { content = content.back(policy(of: step)) }
    if chance % 7 == 0 { content = content.transition(.none) }
    if hasWork(step) { content = content.task { [work] send in work.begin(send) } }
    return content
  }

  func hasWork(_ step: MixedSpot) -> Bool { (seed >> UInt64(step.id)) % 4 == 0 }

  private func policy(of step: MixedSpot) -> BackPolicy<Poke> {
    switch step.payload {
    case 0: .blocked
    case 1: .sends(Poke(.backAsked))
    default: .allowed
    }
  }

  private func plainContent(of step: MixedSpot, _ random: inout SplitMix64) -> Content {
    switch shape(of: step.id) {
    case .screen: return .screen
    case .nothing: return .nothing
    case .alert:
      return .alert("Alert", [.cancel("No", Poke(.chosen, 0)), .button("Yes", Poke(.chosen, 1))])
    case .child: return .flow(child(random.next()), Poke.init, signals: { Poke(.signalled, $0) })
    case .panes:
      let styles: [PaneStyle] = [.tabs, .tabs, .split, .drawer]
      let style = styles[random.number(below: 4)]
      let children = (0..<3).map { _ in child(random.next(), isInPane: true) }
      // The last payload takes the second pane away.
      return .panes(style, selected: step.payload % 3, onSelect: { Poke(.selected, $0) }) {
        for number in 0..<3 where step.payload < 3 || number != 1 {
          Pane(number, children[number], Poke.init, signals: { Poke(.signalled, $0) })
        }
      }
    }
  }

  private func child(_ seed: UInt64, isInPane: Bool = false) -> MixedFlow {
    MixedFlow(seed: seed, level: level + 1, isInPane: isInPane, work: work)
  }
}

// MARK: - Steps

extension MixedFlow {
  func random(_ numbers: UInt64...) -> SplitMix64 {
    var state = seed
    for number in numbers {
      var next = SplitMix64(mixing: state, number)
      state = next.next()
    }
    return SplitMix64(seed: state)
  }

  func spot(_ id: Int, _ payload: Int = 0, depth: Int = 0) -> MixedSpot {
    MixedSpot(flow: seed, id: id, payload: payload, depth: depth)
  }

  func shape(of id: Int) -> MixedSpot.Shape {
    var random = random(3, UInt64(id))
    let chance = random.number(below: 100)
    if isRoot, id == 0 { return chance < 50 ? .screen : .panes }
    if isInPane, id == 0 { return .screen }
    if level > 2 { return chance < 70 ? .screen : chance < 85 ? .alert : .nothing }
    return switch chance {
    case ..<40: .screen
    case ..<55: .alert
    case ..<63: .nothing
    case ..<85: .child
    default: .panes
    }
  }
}
