/// Explores a table flow the slow and obvious way: over whole paths.
struct WholePaths {
  struct Entry: Hashable {
    var step: Int
    var isPresented = false
    var hasEnded = false
  }

  enum Target: Hashable {
    case step(Int)
    case success
    case cancelled
  }

  struct Fact: Hashable {
    let source: Int
    let event: Int
    let target: Target
  }

  static let deepest = 6
  static let back = -1

  let flow: TableFlow
  private(set) var facts: Set<Fact> = []
  /// Whether some path was longer than is followed.
  private(set) var wasCut = false

  init(_ flow: TableFlow) {
    self.flow = flow
    let first = entered(flow.start.map { Entry(step: $0) }, keeping: 0)
    var known: Set = [first]
    var open = [first]
    while let path = open.popLast() {
      for next in successors(of: path) where known.insert(next).inserted {
        if next.count > Self.deepest { wasCut = true } else { open.append(next) }
      }
    }
  }

  private func showsNothing(_ entry: Entry) -> Bool {
    entry.hasEnded || flow.shows[entry.step] == .nothing
  }

  private func hosts(_ entry: Entry) -> Bool {
    !entry.hasEnded && flow.shows[entry.step] == .child
  }

  /// All paths that one stimulus leads to.
  private mutating func successors(of path: [Entry]) -> [[Entry]] {
    var next: [[Entry]] = []
    for event in 0..<flow.events { ask(path, event, popsWhenIdle: false, into: &next) }
    for (index, entry) in path.enumerated() where hosts(entry) {
      var words: [TableFlow.Word] = [.done, .cancelled, .back]
      if entry.isPresented { words.append(.dismissed) }
      var below = Array(path[...index])
      below[index].hasEnded = true
      for word in words { ask(below, word.rawValue, popsWhenIdle: true, into: &next) }
      guard flow.signals else { continue }
      ask(path, TableFlow.Word.signalled.rawValue, popsWhenIdle: false, into: &next)
    }
    for (index, entry) in path.enumerated() where flow.shows[entry.step] == .panes {
      askPanes(at: index, of: path, into: &next)
    }
    goBack(path, into: &next)
    return next
  }

  private mutating func askPanes(at index: Int, of path: [Entry], into next: inout [[Entry]]) {
    if index == path.count - 1 {
      ask(path, TableFlow.PaneWord.selected.rawValue, popsWhenIdle: false, into: &next)
    }
    if flow.signals {
      ask(path, TableFlow.PaneWord.signalled.rawValue, popsWhenIdle: false, into: &next)
    }
    let below = Array(path[...index])
    for word in [TableFlow.PaneWord.done, .cancelled, .back] {
      ask(below, word.rawValue, popsWhenIdle: false, into: &next)
      let step = below[index].step
      let moves = moves(step, word.rawValue)
      if isUnhandled(moves) { note(step, word.rawValue, .step(step)) }
      // Without a move the step is there again.
      let draft = tried(moves, on: below).0
      if draft.end == nil, draft.isUnchanged { next.append(below) }
    }
  }

  private mutating func goBack(_ path: [Entry], into next: inout [[Entry]]) {
    guard let top = path.last, !hosts(top) else { return }
    var rest = Array(path.dropLast())
    // What shows nothing goes with the screen that it stands on.
    if showsNothing(top), let below = rest.last, !hosts(below) { rest.removeLast() }
    note(top.step, Self.back, rest.last.map { .step($0.step) } ?? .cancelled)
    if !rest.isEmpty { next.append(rest) }
  }

  private mutating func ask(
    _ path: [Entry],
    _ event: Int,
    popsWhenIdle: Bool,
    into next: inout [[Entry]]
  ) {
    guard let top = path.last else { return }
    let moves = moves(top.step, event)
    var (draft, isPossible) = tried(moves, on: path)
    if draft.end == nil, draft.isUnchanged {
      guard popsWhenIdle else {
        if isPossible, !isUnhandled(moves) { note(top.step, event, .step(top.step)) }
        return
      }
      draft = Draft(old: path, flow: flow)
      _ = draft.make(.pop, isAlone: true)
    }
    if let end = draft.end { return note(top.step, event, end) }
    let result = entered(draft.path, keeping: draft.kept)
    note(top.step, event, .step(result[result.count - 1].step))
    next.append(result)
  }

  private func moves(_ step: Int, _ event: Int) -> [TableFlow.Move] {
    let answer = flow.answer(step, event)
    if case .sequence(let moves) = answer { return moves }
    return [answer]
  }

  private func tried(_ moves: [TableFlow.Move], on path: [Entry]) -> (Draft, isPossible: Bool) {
    var draft = Draft(old: path, flow: flow)
    for move in moves {
      let isPossible = draft.end == nil && draft.make(move, isAlone: moves.count == 1)
      if !isPossible { return (Draft(old: path, flow: flow), false) }
    }
    return (draft, true)
  }

  private func isUnhandled(_ moves: [TableFlow.Move]) -> Bool {
    if case .unhandled = moves[0] { true } else { false }
  }

  private mutating func note(_ source: Int, _ event: Int, _ target: Target) {
    facts.insert(Fact(source: source, event: event, target: target))
  }

  /// The path after its new steps have entered one by one: what shows nothing makes room.
  private func entered(_ path: [Entry], keeping kept: Int) -> [Entry] {
    var result = Array(path[..<kept])
    for entry in path[kept...] {
      if let last = result.last, showsNothing(last) { result.removeLast() }
      result.append(entry)
      if result.count == 1 { result[0].isPresented = false }
    }
    return result
  }
}

/// The moves of an answer, tried on a list.
private struct Draft {
  let old: [WholePaths.Entry]
  let flow: TableFlow
  var path: [WholePaths.Entry]
  /// How many entries are still the old ones.
  var kept: Int
  var end: WholePaths.Target?

  init(old: [WholePaths.Entry], flow: TableFlow) {
    self.old = old
    self.flow = flow
    path = old
    kept = old.count
  }

  var isUnchanged: Bool { kept == old.count && path.count == old.count }

  private func canReturn(to index: Int, _ step: Int) -> Bool {
    if index < kept, path[index].hasEnded || flow.shows[path[index].step] == .nothing {
      return false
    }
    return path[index].step == step
  }

  private mutating func keep(_ count: Int) {
    path.removeLast(path.count - count)
    kept = min(kept, count)
  }

  /// Makes a move; answers whether it can be made.
  mutating func make(_ move: TableFlow.Move, isAlone: Bool) -> Bool {
    switch move {
    case .push(let step): push(step, presented: false)
    case .present(let step): push(step, presented: true)
    case .replace(let step), .update(let step):
      let isPresented = path[path.count - 1].isPresented
      keep(path.count - 1)
      path.append(.init(step: step, isPresented: isPresented))
    case .setStack(let steps):
      keep(0)
      path = steps.map { .init(step: $0) }
    case .pop:
      if path.count == 1 { end = .cancelled } else { keep(path.count - 1) }
    case .popToRoot: keep(1)
    case .popTo(let step):
      if let index = path.indices.dropLast().last(where: { canReturn(to: $0, step) }) {
        keep(index + 1)
      } else {
        return canReturn(to: path.count - 1, step)
      }
    case .dismiss:
      guard let index = path.indices.dropFirst().last(where: { path[$0].isPresented }) else {
        return false
      }
      keep(index)
    case .stay: break
    case .unhandled: return isAlone
    case .finish: end = .success
    case .cancel: end = .cancelled
    case .sequence: return false
    }
    return true
  }

  private mutating func push(_ step: Int, presented: Bool) {
    if path.count == kept, let top = path.last,
      top.hasEnded || flow.shows[top.step] == .nothing
    {
      keep(path.count - 1)
    }
    path.append(.init(step: step, isPresented: presented))
  }
}
