/// What each kind of move does to a draft; the same rules by which a coordinator moves.
extension PathSpace {
  func attempt(_ move: Answer, on path: inout DraftPath, isAlone: Bool) -> Attempt {
    switch move {
    case .push(let state): push(state, [], on: &path)
    case .present(let state, let style): push(state, presented(style), on: &path)
    case .replace(let state), .update(let state): replace(with: state, on: &path)
    case .setStack(let list): setStack(book.lists[list], on: &path)
    case .pop: pop(on: &path)
    case .popTo(let state): popTo(state, on: &path)
    case .popToRoot: popToRoot(on: &path)
    case .dismiss: dismiss(on: &path)
    case .stay, .tell, .signal: .done
    case .postpone, .unhandled: isAlone ? .done : .problem(.misplacedInSequence)
    case .finish, .fail, .cancel: .end
    case .sequence: .problem(.misplacedInSequence)
    }
  }

  /// Whether the top of a draft is a step that one can return to.
  func top(of path: DraftPath, holds state: Int) -> Bool {
    if let top = path.added.last { return top.state == state }
    guard let base = path.base else { return false }
    return entries[base].state == state && !showsNothing(base)
  }

  /// Whether no old entry lies below the new steps.
  private func isWhollyNew(_ path: DraftPath) -> Bool {
    guard let base = path.base else { return true }
    return path.isBaseGone && isFirst(base)
  }

  private func push(
    _ state: Int,
    _ traits: PathEntry.Traits,
    on path: inout DraftPath
  ) -> Attempt {
    var below = path.added.last?.traits
    if path.added.isEmpty, let base = path.base {
      if showsNothing(base) {
        path.isBaseGone = true
      } else {
        below = entries[base].traits
      }
    }
    let isAlert = showsAlert(state)
    if traits.isEmpty, !isAlert, below?.contains(.alert) == true {
      return .problem(.pushedOntoAlert)
    }
    path.added.append(.init(state: state, traits: isAlert ? .ofAlert : traits))
    return .done
  }

  private func replace(with state: Int, on path: inout DraftPath) -> Attempt {
    if !path.added.isEmpty {
      path.added[path.added.count - 1].state = state
    } else if let base = path.base {
      path.isBaseGone = true
      let traits = placeTraits(of: base).subtracting(.first)
      path.added.append(.init(state: state, traits: traits))
    }
    return .done
  }

  private func setStack(_ states: [Int], on path: inout DraftPath) -> Attempt {
    if states.isEmpty { return .problem(.emptyStack) }
    path = DraftPath(added: states.map { DraftPath.NewStep(state: $0, traits: []) })
    return .done
  }

  private func pop(on path: inout DraftPath) -> Attempt {
    if path.added.isEmpty {
      guard let base = path.base, !isFirst(base) else { return .leftFlow }
      return .walk(from: base, .below)
    }
    if path.added.count == 1, isWhollyNew(path) { return .leftFlow }
    path.added.removeLast()
    guard path.added.isEmpty, path.isBaseGone, let base = path.base else { return .done }
    return .walk(from: base, .below)
  }

  private func popToRoot(on path: inout DraftPath) -> Attempt {
    if isWhollyNew(path) {
      path.added.removeLast(max(0, path.added.count - 1))
      return .done
    }
    guard let base = path.base, !isFirst(base) else {
      path.added = []
      return .done
    }
    return .walk(from: base, .root)
  }

  private func popTo(_ state: Int, on path: inout DraftPath) -> Attempt {
    if let index = path.added.dropLast().lastIndex(where: { $0.state == state }) {
      path.added.removeLast(path.added.count - index - 1)
      return .done
    }
    if let base = path.base {
      if !path.added.isEmpty, !path.isBaseGone, entries[base].state == state {
        path.added = []
        return .done
      }
      if !isFirst(base) { return .walk(from: base, .popTo(state)) }
    }
    return top(of: path, holds: state) ? .done : .problem(.stepNotBelow)
  }

  private func dismiss(on path: inout DraftPath) -> Attempt {
    let lowest = isWhollyNew(path) ? 1 : 0
    if let index = path.added.indices.last(where: {
      $0 >= lowest && path.added[$0].traits.contains(.presented)
    }) {
      path.added.removeLast(path.added.count - index)
      guard path.added.isEmpty, path.isBaseGone, let base = path.base else { return .done }
      return .walk(from: base, .below)
    }
    guard let base = path.base, !isFirst(base) else { return .problem(.nothingPresented) }
    return .walk(from: base, path.isBaseGone ? .dismissBelow : .dismiss)
  }
}
