import FlowCoordinators

/// The answers of a random flow: a pure function of its seed, the step and the event.
extension RandomFlow {
  func transition(from step: Spot, on event: Nudge) -> Transition {
    var random = table.random(3, step.code, event.code)
    let answer = answer(from: step, on: event, &random)
    table.log.noteAnswer(of: table.seed, reachesDown: answer.reachesDown)
    return answer
  }

  private func answer(
    from step: Spot,
    on event: Nudge,
    _ random: inout SplitMix64
  ) -> Transition {
    if table.isBase(step), case .ended = event {
      let base = table.spot(step.id == 1 ? random.number(below: 2) : 0, depth: 0)
      if random.happens(50) { return .replace(with: base) }
      return .setStack([base, table.spot(2 + random.number(below: 6), depth: 1)])
    }
    var known = step
    if case .ended = event {
      // Ever deeper, so that children which end at once do not follow each other for ever.
      known.depth += 1
      if random.happens(35) { return random.pick(.unhandled, .stay, .postpone) }
      if known.depth > 6, !table.isBase(step) { return .pop }
    }
    if random.happens(12) { return sequence(from: known, &random) }
    let answer = part(known: known, isFirst: true, &random).answer
    if case (.ended, .setStack, 1) = (event, answer, known.depth) { return .pop }
    return answer
  }

  private func sequence(from step: Spot, _ random: inout SplitMix64) -> Transition {
    var known: Spot? = step
    var parts: [Transition] = []
    for index in 0..<(2 + random.number(below: 3)) {
      let part = part(known: known, isFirst: index == 0, &random)
      parts.append(part.answer)
      known = part.known
    }
    return random.happens(10) ? .sequence([.sequence(parts), .stay]) : .sequence(parts)
  }

  /// One part of an answer, and the step on top after it where that can be known.
  private func part(
    known: Spot?,
    isFirst: Bool,
    _ random: inout SplitMix64
  ) -> (answer: Transition, known: Spot?) {
    let depth = known?.depth ?? 1
    let isBase = known.map { table.isBase($0) } ?? table.isEndless
    let chance = random.number(below: 100)
    switch chance {
    case ..<26 where depth < 6, ..<16:
      let new = table.spot(2 + random.number(below: 6), depth: depth + 1)
      return (.push(new), new)
    case ..<38 where depth < 6:
      let style = random.pick(.sheet, .sheet, .fullScreen, .popover, PresentationStyle.alert)
      let new = table.spot(2 + random.number(below: 6), depth: depth + 1, way: .presented(style))
      return (.present(new, as: style), new)
    case ..<44:
      guard let new = neighbour(of: known, &random) else { return (.stay, known) }
      return (.replace(with: new), new)
    case ..<51:
      let steps = stack(from: known, &random)
      return (.setStack(steps), steps.count > 1 ? steps.last : nil)
    case ..<61: return isBase ? (.stay, known) : (.pop, nil)
    case ..<66: return (.popTo(table.spot(random.number(below: 8), depth: max(0, depth - 1))), nil)
    case ..<70: return (.popToRoot, nil)
    case ..<75: return (.dismiss, nil)
    case ..<81:
      guard let new = neighbour(of: known, &random) else { return (.stay, known) }
      return (.update(new), new)
    case ..<86: return (signalling(random.number(below: 4)), known)
    default: return (rare(chance, isFirst: isFirst, &random), known)
    }
  }

  private func rare(_ chance: Int, isFirst: Bool, _ random: inout SplitMix64) -> Transition {
    switch chance {
    case ..<88: .stay
    case ..<91: isFirst || random.happens(20) ? .postpone : .stay
    case ..<93: isFirst || random.happens(20) ? .unhandled : .stay
    case ..<97: table.isEndless ? .stay : .finish(random.number(below: 5))
    case ..<98: table.isEndless ? .stay : .fail(RandomError())
    default: table.isEndless ? .stay : .cancel
    }
  }

  /// A step for the place of another one; nil where an endless flow might lose its base.
  private func neighbour(of known: Spot?, _ random: inout SplitMix64) -> Spot? {
    guard let known else {
      return table.isEndless
        ? nil : table.spot(2 + random.number(below: 6), depth: 1, way: .unknown)
    }
    let payload = random.number(below: 3)
    var id = known.id
    if random.happens(30) {
      id = table.isBase(known) ? random.number(below: 2) : 2 + random.number(below: 6)
    }
    return table.spot(id, payload, depth: known.depth, way: known.way)
  }

  private func stack(from known: Spot?, _ random: inout SplitMix64) -> [Spot] {
    if random.happens(3) { return [] }
    let first = table.spot(table.isEndless ? random.number(below: 2) : 2, depth: 0)
    let count = random.number(below: 4)
    let depth = max(1, known?.depth ?? 1)
    return [first]
      + (0..<count).map { table.spot(2 + random.number(below: 6), depth: $0 + depth) }
  }
}

extension FlowTransition {
  /// Whether the answer may change steps below the current one, or the current one itself.
  var reachesDown: Bool {
    switch self {
    case .push, .present, .stay, .postpone, .signal, .unhandled: false
    default: true
    }
  }
}
