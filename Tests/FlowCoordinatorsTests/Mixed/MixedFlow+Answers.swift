import FlowCoordinators

/// The answers of a mixed flow: a pure function of its seed, the step and the event.
extension MixedFlow {
  func transition(from step: MixedSpot, on event: Poke) -> Transition {
    var random = random(4, step.code, event.code)
    switch event.kind {
    case .selected where shape(of: step.id) == .panes && random.happens(85):
      return .update(with(step, payload: event.number))
    case .ended:
      // Ever deeper, so that children which end at once do not follow each other for ever.
      if step.depth > 4, !isBase(step) { return isRoot ? .popToRoot : .pop }
      let isOfPane = shape(of: step.id) == .panes
      if random.happens(isOfPane ? 70 : 35) { return random.pick(.unhandled, .stay, .postpone) }
    case .signalled where random.happens(50): return .stay
    case .backAsked where random.happens(40): return .update(with(step, payload: 2))
    default: break
    }
    guard random.happens(12) else { return part(from: step, &random) }
    var parts: [Transition] = []
    for number in 0..<(2 + random.number(below: 2)) {
      parts.append(part(from: number == 0 ? step : nil, &random))
    }
    return .sequence(parts)
  }

  private func part(from step: MixedSpot?, _ random: inout SplitMix64) -> Transition {
    let depth = min((step?.depth ?? 1) + 1, 9)
    func next() -> MixedSpot {
      spot(1 + random.number(below: 7), random.number(below: 3), depth: depth)
    }
    switch random.number(below: 100) {
    case ..<20 where depth < 7: return .push(next())
    case ..<32 where depth < 7:
      return .present(next(), as: random.pick(.sheet, .sheet, .fullScreen, .popover))
    case ..<38:
      guard let step, !isBase(step) else { return .stay }
      return .replace(with: spot(1 + random.number(below: 7), depth: step.depth))
    case ..<44:
      return .setStack([initial] + (0..<random.number(below: 3)).map { _ in next() })
    case ..<56: return isRoot ? .popToRoot : .pop
    case ..<60: return .popTo(spot(random.number(below: 8)))
    case ..<64: return .dismiss
    case ..<75:
      guard let step else { return .stay }
      let isBig = shape(of: step.id) == .panes
      return .update(with(step, payload: random.number(below: isBig ? 5 : 3)))
    case ..<80: return .signal(random.number(below: 3))
    case ..<85: return .tell(MixedFlow.self, Poke(.told, random.number(below: 3)))
    case ..<88: return .stay
    case ..<91: return .postpone
    case ..<93: return .unhandled
    case ..<97: return isRoot ? .stay : .finish(random.number(below: 5))
    case ..<98: return isRoot ? .stay : .fail(MixedError())
    default: return isRoot ? .stay : .cancel
    }
  }

  /// Whether a step is what a root always keeps at the bottom.
  private func isBase(_ step: MixedSpot) -> Bool { isRoot && step.id == 0 }

  private func with(_ step: MixedSpot, payload: Int) -> MixedSpot {
    var step = step
    step.payload = payload
    return step
  }
}

struct MixedError: Error {}

/// The work of steps, which hands out what it sends through.
@MainActor final class MixedWork {
  private(set) var sends: [Send<Poke>] = []

  nonisolated init() {}

  func begin(_ send: Send<Poke>) {
    if sends.count == 12 { sends.removeFirst() }
    sends.append(send)
  }

  func forget() { sends = [] }
}
