/// A path on which moves are tried before any of them is made.
///
/// A pure value: it knows the path and not what the steps show, so that a sequence can be checked
/// as a whole while the flow stays where it is.
struct PathDraft<F: Flow> {
  /// What became of a move.
  enum Attempt {
    case done
    /// The first step was popped: the flow ends.
    case leftFlow
    case refused(FlowIssue.Kind)
  }

  private let entries: [PathEntry<F.Step>]
  private(set) var change: PathChange<F.Step>

  init(_ entries: [PathEntry<F.Step>]) {
    self.entries = entries
    change = PathChange(kept: entries.count)
  }

  /// Whether the moves made so far come to nothing.
  var isUnchanged: Bool {
    change.kept == entries.count && change.added.isEmpty && change.updates.isEmpty
  }

  /// Makes one move; answers that are no moves of the path change nothing.
  mutating func make(_ move: FlowTransition<F>) -> Attempt {
    switch move {
    case .push(let step): push(step, way: .push)
    case .present(let step, let style): push(step, way: .present(style))
    case .replace(let step): replace(with: step)
    case .update(let step): update(step)
    case .setStack(let steps): return setStack(steps)
    case .pop:
      guard count > 1 else { return .leftFlow }
      keep(count - 1)
    case .popTo(let step): return popTo(step)
    case .popToRoot: keep(min(count, 1))
    case .dismiss: return dismiss()
    case .stay, .postpone, .signal, .tell, .finish, .fail, .cancel, .unhandled, .sequence: break
    }
    return .done
  }
}

// MARK: - Moves

extension PathDraft {
  private mutating func push(_ step: F.Step, way: FlowEntry) {
    // A step that shows nothing makes room; the new one stands on what is below it.
    if change.added.isEmpty, change.kept > 0, entries[change.kept - 1].showsNothing {
      keep(change.kept - 1)
    }
    change.added.append(.init(step: step, way: way))
  }

  private mutating func replace(with step: F.Step) {
    // What follows an alert is no alert because of that: it stands on what is below.
    let isAlert = kind(at: count - 1)?.isAlert == true
    let way = isAlert ? .push : way(at: count - 1)
    keep(count - 1)
    change.added.append(.init(step: step, way: way))
  }

  private mutating func update(_ step: F.Step) {
    if change.added.isEmpty {
      change.updates.append((change.kept - 1, step))
    } else {
      change.added[change.added.count - 1].step = step
    }
  }

  private mutating func setStack(_ steps: [F.Step]) -> Attempt {
    guard !steps.isEmpty else { return .refused(.emptyStack) }
    var same = 0
    while same < min(count, steps.count), canStay(at: same, as: steps[same], of: steps.count) {
      same += 1
    }
    keep(same)
    for step in steps[same...] { change.added.append(.init(step: step, way: .push)) }
    return .done
  }

  private mutating func popTo(_ target: F.Step) -> Attempt {
    var index = count - 2
    while index >= 0, !canReturn(to: index, as: target) { index -= 1 }
    if index < 0 {
      // Already there: nothing to do, as with a stack that is set to what it is.
      guard canReturn(to: count - 1, as: target) else {
        return .refused(.stepNotInPath(Naming.value(target), path: names))
      }
    } else {
      keep(index + 1)
    }
    return .done
  }

  private mutating func dismiss() -> Attempt {
    var index = count - 1
    while index > 0, !isPresented(at: index) { index -= 1 }
    guard index > 0 else { return .refused(.nothingPresented(path: names)) }
    keep(index)
    return .done
  }
}

// MARK: - The path as it would be

extension PathDraft {
  private var count: Int { change.kept + change.added.count }

  private var names: [String] { (0..<count).map { Naming.value(step(at: $0)) } }

  private func step(at index: Int) -> F.Step {
    guard index < change.kept else { return change.added[index - change.kept].step }
    return change.updates.last { $0.index == index }?.step ?? entries[index].step
  }

  private func way(at index: Int) -> FlowEntry {
    index < change.kept ? entries[index].way : change.added[index - change.kept].way
  }

  /// An alert is presented however it was entered.
  private func isPresented(at index: Int) -> Bool {
    way(at: index).style != nil || kind(at: index)?.isAlert == true
  }

  private func kind(at index: Int) -> PathEntry<F.Step>.Kind? {
    index < change.kept ? entries[index].kind : nil
  }

  private func canReturn(to index: Int, as step: F.Step) -> Bool {
    kind(at: index)?.showsNothing != true && self.step(at: index) == step
  }

  /// Whether a step of the old path can go on as part of a new stack.
  private func canStay(at index: Int, as step: F.Step, of count: Int) -> Bool {
    guard self.step(at: index) == step, index == 0 || !isPresented(at: index) else {
      return false
    }
    switch kind(at: index) {
    case .ended, .answered: return false
    case .nothing: return index == count - 1
    case .screen, .alert, .hosting, .panes, nil: return true
    }
  }

  private mutating func keep(_ count: Int) {
    if count <= change.kept {
      change.kept = count
      change.added.removeAll()
      change.updates.removeAll { $0.index >= count }
    } else {
      change.added.removeLast(self.count - count)
    }
  }
}
