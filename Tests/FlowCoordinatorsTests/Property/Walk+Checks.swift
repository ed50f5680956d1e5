import FlowCoordinators

/// What must hold whenever nothing is going on.
extension Walk {
  func checkAtRest() {
    let hasChanged = router.performs + router.gestures != changes
    changes = router.performs + router.gestures
    if let root, root.isRunning {
      let flat = FlattenedPaths(of: root, entry: entry)
      problems += flat.problems
      checkScreens(flat)
      if hasChanged { checkIdentities(flat) }
      if mayNotMove {
        expect(!hasChanged, "not handled, and yet the router was called")
        expect(flattened?.paths == flat.paths, "not handled, and yet a path has changed")
      }
      for node in flat.running { remember(node) }
      flattened = flat
      deepest = max(deepest, flat.running.count)
      widest = max(widest, router.world.places.count { $0.opens != nil })
      expect(
        ledger.running == flat.running.count,
        "\(ledger.running) flows have not ended, \(flat.running.count) run"
      )
      expect(results.isEmpty, "a result and still running")
    } else {
      expect(ledger.running == 0, "\(ledger.running) flows outlive the root")
      flattened = nil
    }
    checkLifetimes()
    if hasChanged { problems += router.takeProblems() }
    problems += ledger.problems
  }

  private func checkScreens(_ flat: FlattenedPaths) {
    let world = router.world.places
    guard world.count == flat.places.count else {
      return expect(false, "the router shows \(text(of: world)), not \(text(of: flat))")
    }
    for (shown, planned) in zip(world, flat.places)
    where shown.screen.step(as: Spot.self) != planned.spot
      || (planned.isWayKnown && shown.opens != planned.opens)
    {
      return expect(false, "the router shows \(text(of: world)), not \(text(of: flat))")
    }
  }

  /// A step that no answer can have replaced keeps the identity of its screen.
  private func checkIdentities(_ flat: FlattenedPaths) {
    guard flat.places.count == router.world.places.count else { return }
    var flows: [ObjectIdentifier: UInt64] = [:]
    for node in flat.running { flows[ObjectIdentifier(node)] = node.table.seed }
    var current: [ScreenKey: ScreenID] = [:]
    for (planned, shown) in zip(flat.places, router.world.places) {
      let key = ScreenKey(
        coordinator: planned.coordinator,
        index: planned.index,
        spot: planned.spot
      )
      current[key] = shown.screen.id
      guard let old = identities[key], seen[planned.coordinator]?.node != nil,
        let flow = flows[planned.coordinator], log.keepsSteps(of: flow)
      else { continue }
      expect(old == shown.screen.id, "\(planned.spot) has stayed and has another identity")
    }
    identities = current
  }

  private func remember(_ node: any RandomRunning) {
    let id = ObjectIdentifier(node)
    if seen[id]?.node == nil { seen[id] = WeakNode(node: node) }
  }

  /// Whoever has ended is gone, unless the walk holds it; and then it is quiet.
  private func checkLifetimes() {
    for (id, box) in seen {
      guard let node = box.node else {
        seen[id] = nil
        continue
      }
      if node.isRunning {
        expect(!node.hasResult, "\(node.name) runs and has a result")
        continue
      }
      guard isHeld(node) || node === root else {
        expect(false, "\(node.name) outlives its end")
        continue
      }
      expect(node.hasResult, "\(node.name) has ended without a result")
      expect(node.path.isEmpty && node.children.isEmpty, "\(node.name) has ended and has a path")
    }
  }

  private func text(of places: [NaiveWorld.Place]) -> String {
    text(places.map { ($0.screen.step(as: Spot.self)?.description ?? "?", $0.opens) })
  }

  private func text(of flat: FlattenedPaths) -> String {
    text(flat.places.map { ($0.spot.description, $0.opens) })
  }

  private func text(_ places: [(String, PresentationStyle?)]) -> String {
    places.map { $0.0 + ($0.1.map { "(\($0))" } ?? "") }.joined(separator: " ")
  }
}

// MARK: - The end of a walk

extension Walk {
  /// Ends the root one way or another, and sees that nothing is left.
  func end(byDropping: Bool) {
    if !byDropping {
      root?.finish(.success(1))
      checkAtRest()
      expect(results.count == 1, "\(results.count) results of the root")
      if entry != .root {
        expect(router.world.places.isEmpty, "the root has ended and its screens are up")
      }
    } else if root?.isRunning == false {
      expect(results.count == 1, "\(results.count) results of the root")
    }
    weak let root = root
    letGo()
    expect(root == nil, "the root outlives its owner")
    for box in seen.values { expect(box.node == nil, "a flow outlives the root") }
    problems += router.takeProblems()
  }
}
