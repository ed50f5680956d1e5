import FlowCoordinators

/// A flow of mostly plain screens and child flows, with a little of everything else.
///
/// A seed decides everything. A loud one gives every step some work that does nothing: content that
/// says anything but what it is never goes a short way.
struct TwinFlow: Flow {
  typealias Step = MixedSpot
  typealias Event = Poke
  typealias Output = Int
  typealias Signal = Int

  let seed: UInt64
  var level = 1
  /// Whether it runs in a pane, where it would begin for ever if it ended at once.
  var isInPane = false
  let isLoud: Bool

  var initial: MixedSpot { spot(0) }

  func begin() -> Transition {
    var random = random(1)
    let chance = random.number(below: 100)
    if chance < 75 || isInPane { return .setStack([initial]) }
    if chance < 90 { return .setStack([initial, spot(1 + random.number(below: 7), depth: 1)]) }
    return random.pick(.finish(random.number(below: 5)), .cancel, .stay, .setStack([]))
  }

  func content(of step: MixedSpot) -> Content {
    var random = random(2, UInt64(step.id))
    var content = plainContent(of: step, &random)
    if random.happens(8) { content = content.back(policy(of: step)) }
    if random.happens(5) { content = content.transition(.none) }
    return isLoud ? content.task { _ in } : content
  }

  private func policy(of step: MixedSpot) -> BackPolicy<Poke> {
    switch step.payload {
    case 0: .blocked
    case 1: .sends(Poke(.backAsked))
    default: .allowed
    }
  }

  private func plainContent(of step: MixedSpot, _ random: inout SplitMix64) -> Content {
    let chance = step.id == 0 && isInPane ? 0 : random.number(below: 100)
    switch chance {
    case ..<52: return .screen
    case ..<57: return .nothing
    case ..<63:
      return .alert("Alert", [.cancel("No", Poke(.chosen, 0)), .button("Yes", Poke(.chosen, 1))])
    case ..<96 where level < 4:
      return .flow(child(random.next()), Poke.init, signals: { Poke(.signalled, $0) })
    case 96... where level < 3:
      let children = (0..<3).map { _ in child(random.next(), isInPane: true) }
      // The last payload takes the second pane away.
      return .panes(.tabs, selected: step.payload % 3, onSelect: { Poke(.selected, $0) }) {
        for number in 0..<3 where step.payload < 3 || number != 1 {
          Pane(number, children[number], Poke.init, signals: { Poke(.signalled, $0) })
        }
      }
    default: return .screen
    }
  }

  private func child(_ seed: UInt64, isInPane: Bool = false) -> TwinFlow {
    TwinFlow(seed: seed, level: level + 1, isInPane: isInPane, isLoud: isLoud)
  }
}

// MARK: - Answers

extension TwinFlow {
  func transition(from step: MixedSpot, on event: Poke) -> Transition {
    var random = random(4, step.code, event.code)
    switch event.kind {
    case .selected where random.happens(85): return .update(with(step, payload: event.number))
    case .ended:
      // Ever deeper, so that children which end at once do not follow each other for ever.
      if step.depth > 4 { return .pop }
      if random.happens(40) { return random.pick(.unhandled, .stay, .pop, .pop, .postpone) }
    case .signalled where random.happens(50): return .stay
    default: break
    }
    guard random.happens(10) else { return part(from: step, &random) }
    var parts: [Transition] = []
    for number in 0..<(2 + random.number(below: 2)) {
      parts.append(part(from: number == 0 ? step : nil, &random))
    }
    return .sequence(parts)
  }

  private func part(from step: MixedSpot?, _ random: inout SplitMix64) -> Transition {
    let depth = min((step?.depth ?? 1) + 1, 9)
    func next() -> MixedSpot {
      spot(1 + random.number(below: 9), random.number(below: 3), depth: depth)
    }
    switch random.number(below: 100) {
    case ..<24 where depth < 8: return .push(next())
    case ..<40 where depth < 8:
      return .present(next(), as: random.pick(.sheet, .sheet, .fullScreen, .popover, .alert))
    case ..<48: return .replace(with: spot(1 + random.number(below: 9), depth: depth - 1))
    case ..<50: return .setStack([initial] + (0..<random.number(below: 3)).map { _ in next() })
    case ..<58 where depth > 1: return .pop
    case ..<60: return .popTo(spot(random.number(below: 8)))
    case ..<61: return .popToRoot
    case ..<68 where depth > 1: return .dismiss
    case ..<80:
      guard let step else { return .stay }
      return .update(with(step, payload: random.number(below: 5)))
    case ..<83: return .signal(random.number(below: 3))
    case ..<85: return .tell(TwinFlow.self, Poke(.told, random.number(below: 3)))
    case ..<87: return .stay
    case ..<89: return .postpone
    case ..<90: return .unhandled
    case ..<97: return .finish(random.number(below: 5))
    case ..<98: return .fail(MixedError())
    default: return .cancel
    }
  }

  private func with(_ step: MixedSpot, payload: Int) -> MixedSpot {
    var step = step
    step.payload = payload
    return step
  }

  private func spot(_ id: Int, _ payload: Int = 0, depth: Int = 0) -> MixedSpot {
    MixedSpot(flow: seed, id: id, payload: payload, depth: depth)
  }

  private func random(_ numbers: UInt64...) -> SplitMix64 {
    var state = seed
    for number in numbers {
      var next = SplitMix64(mixing: state, number)
      state = next.next()
    }
    return SplitMix64(seed: state)
  }
}
