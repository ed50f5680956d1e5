/// Writing down where a tree stands.
extension FlowCoordinator {
  /// Returns where the flow and everything below it stands.
  ///
  /// The types of the steps must be `Codable`, and those of events that are postponed. A child's
  /// snapshot is that of its part of the tree; it is restored as a root of its own.
  ///
  /// - Returns: The snapshot, for ``start(restoring:completion:)`` of another process or run.
  /// - Throws: A ``SnapshotError`` that names the place: where something cannot be written, and when
  ///   the coordinator is not running or within a turn.
  /// - Complexity: O(*n*) where *n* is the number of steps in all paths.
  public func snapshot() throws(SnapshotError) -> FlowSnapshot {
    guard isRunning else { throw saveError(.notRunning) }
    guard !tree.isBusy else { throw saveError(.notAtRest) }
    var flows: [SnapshotValue] = []
    // A loop, since flows can be nested deeper than the stack is.
    var open: [any FlowNode] = [self]
    while let node = open.popLast() {
      flows.append(try node.saved())
      node.appendChildren(to: &open)
    }
    return FlowSnapshot(flows)
  }

  func saved() throws(SnapshotError) -> SnapshotValue {
    let path = try savedPath()
    let events = try savedEvents()
    let saved = SavedFlow(flow: name, path: path, postponed: events.isEmpty ? nil : events)
    do {
      return try SnapshotEncoder.value(of: saved)
    } catch {
      let (path, reason) = SnapshotError.placeAndReason(of: error)
      throw saveError(.damaged(path: path, reason: reason))
    }
  }

  private func savedPath() throws(SnapshotError) -> [SavedStep] {
    guard F.Step.self is any Codable.Type else {
      throw saveError(.stepNotCodable(type: Naming.type(F.Step.self)))
    }
    var path: [SavedStep] = []
    path.reserveCapacity(entries.count)
    for entry in entries {
      var saved = SavedStep(step: try savedStep(entry.step), shows: .init(entry.kind))
      // The first step enters as the flow does, which is found where it is restored.
      if !path.isEmpty { saved.presented = entry.way.style?.name }
      path.append(saved)
    }
    for hosted in hosted {
      if let began = hosted.began { path[hosted.index].began = try savedStep(began) }
    }
    for hosted in panes {
      path[hosted.index].panes = try savedPanes(hosted)
      if hosted.selectedID != hosted.content.selectedID {
        path[hosted.index].selected = hosted.content.selected
      }
    }
    return path
  }

  private func savedPanes(_ hosted: HostedPanes<F>) throws(SnapshotError) -> [SavedPane] {
    var panes: [SavedPane] = []
    for (id, tenant) in zip(hosted.content.ids, hosted.tenants) {
      var pane = SavedPane(id: Naming.value(id.base), isEmpty: tenant == nil ? true : nil)
      if let began = tenant?.began { pane.began = try savedStep(began) }
      panes.append(pane)
    }
    return panes
  }

  private func savedStep(_ step: F.Step) throws(SnapshotError) -> SnapshotValue {
    do {
      return try SnapshotEncoder.value(ofCodable: step)
    } catch {
      let (path, reason) = SnapshotError.placeAndReason(of: error)
      throw saveError(.unwritableStep(Naming.value(step), path: path, reason: reason))
    }
  }

  private func savedEvents() throws(SnapshotError) -> [SnapshotValue] {
    var events: [SnapshotValue] = []
    for event in postponed {
      guard F.Event.self is any Codable.Type else {
        let type = Naming.type(F.Event.self)
        throw saveError(.eventNotCodable(Naming.value(event), type: type))
      }
      do {
        events.append(try SnapshotEncoder.value(ofCodable: event))
      } catch {
        let (path, reason) = SnapshotError.placeAndReason(of: error)
        throw saveError(.unwritableEvent(Naming.value(event), path: path, reason: reason))
      }
    }
    return events
  }

  /// An error with the address of this coordinator.
  ///
  /// Addresses are not kept where nobody listens: this one is put together from the parents' paths.
  private func saveError(_ kind: SnapshotError.Kind) -> SnapshotError {
    var names: [String] = []
    var node: any FlowNode = self
    while let parent = node.parent {
      if node.isFlowOfPane, let id = node.area.place?.id { names.append(Naming.case(id.base)) }
      names.append(parent.stepName(at: node.hostIndex))
      node = parent
    }
    names.append(FlowAddress.name(ofRoot: node.flowType))
    return SnapshotError(kind, flow: F.self, at: FlowAddress(names: names.reversed()))
  }

  func stepName(at index: Int) -> String {
    index < entries.count ? Naming.case(entries[index].step) : "?"
  }
}

extension SnapshotEncoder {
  /// Returns a value of a type that was found to be `Codable`.
  fileprivate static func value(ofCodable value: Any) throws -> SnapshotValue {
    guard let value = value as? any Encodable else { return .null }
    return try self.value(of: value)
  }
}
