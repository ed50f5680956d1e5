// Inlinable; see `FlowCoordinator+ShortWays.swift`.

/// Short ways for a child flow that begins and ends on top of everything.
extension FlowCoordinator {
  @inlinable func startChild(of host: HostedFlow<F.Event>, in step: F.Step, by way: FlowEntry) {
    let index = entries.count
    let position = area.count
    entries.append(PathEntry(step: step, way: way, kind: .hosting, position: position))
    let node = beginChild(of: host, hostIndex: index, base: position, by: way)
    hosted.append(Hosted(index: index, node: node, host: host))
  }

  @usableFromInline func beginChild(
    of host: HostedFlow<F.Event>,
    hostIndex: Int,
    base: Int,
    by way: FlowEntry
  ) -> NodeHandle {
    let child = host.makeCoordinator(in: area, of: tree)
    let address = tree.isObserved ? addressPlace(ofHostAt: hostIndex) : nil
    child.join(self, at: hostIndex, above: base, .by(way), address)
    tree.begin(child)
    return NodeHandle(node: child)
  }

  private func addressPlace(ofHostAt index: Int) -> AddressPlace {
    AddressPlace(parent: addressPlace, hostedBy: entries[index].step, at: index)
  }

  @inlinable func beginShortly() {
    tree.noteTransition(of: F.self, in: flow.initial)
    let answer = flow.begin()
    guard case .setStack(let steps) = answer, steps.count == 1, !hasTraits,
      way.style != nil || !area.hasAlertOnTop
    else { return begin(with: answer) }
    let content = flow.content(of: steps[0])
    guard content.traits == nil, case .screen = content.kind else { return begin(with: answer) }
    if tree.observer != nil { trace(.started(path: steps)) }
    show(steps[0], by: way)
  }

  @inlinable func finish(
    _ output: F.Output,
    after event: F.Event,
    _ answer: F.Transition,
    in step: F.Step
  ) -> Bool {
    guard !isRoot, hasPlainTop else { return false }
    tree.noteTransition(of: F.self, in: step)
    if tree.observer != nil { trace(.transition(from: step, on: event, answer, to: nil)) }
    area.keep(base)
    state = .ended
    self.output = Box(output)
    failure = nil
    generation &+= 1
    var gone: [PathEntry<F.Step>] = []
    swap(&gone, &entries)
    if tree.observer != nil { trace(.ended(.success(output))) }
    deliverResult()
    return true
  }

  @usableFromInline func deliverResult() {
    if let parent { tree.deliverResult(of: self, to: parent) }
  }

  @inlinable func receiveResultShortly(of child: AnyObject) -> Bool {
    guard isPlain, hosted.count == 1, hosted[0].node.id == ObjectIdentifier(child),
      hosted[0].index == entries.count - 1
    else { return false }
    let gone = hosted.removeLast()
    entries[gone.index].kind = .ended
    guard let event = gone.host.event(forResultOf: child) else { return true }
    let step = entries[gone.index].step
    tree.noteTransition(of: F.self, in: step)
    if tree.observer != nil { trace(.event(event, in: step)) }
    let answer = flow.transition(from: step, on: event)
    if case .pop = answer, entries.count > 1 {
      leaveTop(after: event, answer, in: step)
    } else {
      carryOut(answer, after: event, in: step, resultOf: child)
    }
    return true
  }

  @usableFromInline func carryOut(
    _ answer: F.Transition,
    after event: F.Event,
    in step: F.Step,
    resultOf child: AnyObject
  ) {
    guard let child = child as? any FlowNode else { return }
    let decision = decide(on: event, in: step, answered: answer)
    carryOut(decision, after: event, in: step, resultOf: child)
  }
}
