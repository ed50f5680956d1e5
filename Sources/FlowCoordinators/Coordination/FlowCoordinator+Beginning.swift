/// How a flow begins, and how it ends.
extension FlowCoordinator {
  func begin() {
    guard state == .waiting else { return }
    state = .running
    if tree.isRestoring, let path = tree.takeRestored() as? RestoredPath<F> {
      return begin(on: path)
    }
    F._begin(self)
  }

  /// Begins as the flow has answered.
  @usableFromInline func begin(with answer: F.Transition) {
    switch answer {
    case .setStack(let steps) where canBegin(on: steps): begin(on: steps)
    case .finish(let output): beginAndEnd(.success(output))
    case .fail(let error): beginAndEnd(.failure(.failed(error)))
    case .cancel: beginAndEnd(.failure(.cancelled(.requested)))
    case let answer:
      report(.impossibleBeginning(Naming.value(answer)))
      begin(on: [flow.initial])
    }
  }

  private func canBegin(on steps: [F.Step]) -> Bool {
    !steps.isEmpty && stepPushedOntoAlert(in: beginning(on: steps)) == nil
  }

  private func beginning(on steps: [F.Step]) -> PathChange<F.Step> {
    PathChange(kept: 0, added: steps.map { .init(step: $0, way: .push) })
  }

  private func begin(on steps: [F.Step]) {
    observe(.started(path: steps))
    entering = beginning(on: steps).added.reversed()
    enterNext(generation: generation)
  }

  private func beginAndEnd(_ result: FlowResult<F.Output>) {
    observe(.started(path: []))
    end(result)
  }
}

// MARK: - Ending

extension FlowCoordinator {
  /// Ends the flow with a result, and everything that stands above it or is hosted by it first.
  func end(_ result: FlowResult<F.Output>) {
    tree.clear(above: self)
    var children: [any FlowNode] = []
    appendChildren(to: &children)
    tree.conclude(children, for: .replaced)
    if !isRoot || way != .root {
      area.keep(base)
    } else {
      // The last screens stay up, even those of a child that ended just before.
      area.keepWhatIsShown()
    }
    conclude(result)
    if isRoot {
      concludeTree()
    } else if let parent {
      tree.deliverResult(of: self, to: parent)
    }
  }

  func conclude(cancelled reason: CancellationReason) {
    guard state == .running else { return state = .ended }
    conclude(.failure(.cancelled(reason)))
  }

  /// Becomes an ended coordinator: the one place where a result is set.
  private func conclude(_ result: FlowResult<F.Output>) {
    for event in postponed { report(.postponedEventDropped(Naming.value(event))) }
    aside?.postponed.removeAll()
    state = .ended
    ending = result
    generation &+= 1
    aside?.entering.removeAll()
    tree.buried -= buriedHosts
    let gone = (entries, hosted, panes)
    (entries, hosted) = ([], [])
    aside?.panes = []
    observe(.ended(result))
    withExtendedLifetime(gone) {}
  }

  func concludeTree() {
    guard let result else { return }
    let completion = rootEntrance?.completion
    rootEntrance?.completion = nil
    rootEntrance?.onSignal = nil
    tree.afterTurn { [self] in
      if tree.router.delegate === tree { tree.router.delegate = nil }
      completion?(result)
    }
  }
}

// MARK: - Telling

extension FlowCoordinator {
  func observe(_ record: @autoclosure () -> FlowRecord<F>) {
    guard let observer = tree.observer else { return }
    let record = record()
    if !record.isIssue { tree.traceCount += 1 }
    observer.observe(FlowTrace(record, at: addressPlace))
  }

  /// Tells of something that came from outside, as its turn begins.
  func observe(input kind: @autoclosure () -> FlowInput<F>.Kind, _ arrival: FlowArrival? = nil) {
    guard let observer = tree.inputObserver else { return }
    tree.traceCount += 1
    observer.observe(FlowInput(kind(), at: addressPlace, in: area.path ?? [], arrival))
  }

  @usableFromInline func observe(input event: F.Event, in step: F.Step) {
    observe(input: .event(event, in: step))
  }

  func observe(userMoved reason: CancellationReason, _ arrival: FlowArrival) {
    observe(input: .userMoved(reason), arrival)
  }

  func report(_ kind: @autoclosure () -> FlowIssue.Kind) {
    guard tree.isObserved else { return }
    report(FlowIssue(kind(), flow: F.self, at: addressPlace.address))
  }

  func report(_ issue: FlowIssue) {
    if tree.observer == nil { tree.printUnobserved(issue) } else { observe(.issue(issue)) }
  }
}
