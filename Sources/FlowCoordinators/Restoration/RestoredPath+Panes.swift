/// The panes of a step of a saved path, read and checked.
extension RestoredPath {
  /// Sees that the last step has the panes that it had, and finds out what began in them.
  func checkPanes(_ panes: PanesContent<F.Event>) throws(SnapshotError) {
    let number = entries.count
    let step = entries[number - 1].step
    guard let saved = saved.path[number - 1].panes else {
      throw error(.damaged(path: "path[\(number - 1)].panes", reason: "there is no list"))
    }
    let names = panes.ids.map { Naming.value($0.base) }
    guard saved.map(\.id) == names else {
      let old = saved.map(\.id)
      throw error(.otherPanes(of: Naming.value(step), saved: old, now: names))
    }
    if let selected = self.saved.path[number - 1].selected {
      guard panes.ids.indices.contains(selected) else {
        let reason = "there is no pane \(selected)"
        throw error(.damaged(path: "path[\(number - 1)].selected", reason: reason))
      }
      entries[number - 1].selected = panes.ids[selected]
    }
    for (index, pane) in saved.enumerated() {
      let restored =
        pane.isEmpty == true
        ? Pane() : try beginning(of: pane, panes.ids[index], panes.hosts[index])
      entries[number - 1].panes.append(restored)
    }
    nextPane = 0
  }

  /// The flow of a pane as it began, which an update of the step does not change.
  private func beginning(
    of pane: SavedPane,
    _ id: AnyHashable,
    _ host: HostedFlow<F.Event>
  ) throws(SnapshotError) -> Pane {
    guard let began = pane.began else { return Pane(host: host) }
    let number = entries.count
    let step = try SnapshotReader.step(of: F.self, began, number: number, at: place)
    let content = flow.content(of: step)
    var now = content.shown.name
    if case .panes(let first) = content.kind {
      let index = first.ids.firstIndex(of: id)
      if let index, first.hosts[index].hostsSameFlow(as: host) {
        return Pane(host: first.hosts[index], began: step)
      }
      now = index == nil ? "other panes" : "another flow"
    }
    let text = "the pane \(pane.id) of \(Naming.value(entries[number - 1].step))"
    throw error(.otherContent(of: Naming.value(step), saved: text, now: now))
  }

  /// Returns the flow of the next pane of the last step; nil when there is none left.
  ///
  /// The screens of each pane are counted by themselves.
  func readPanesOn(_ reader: SnapshotReader) throws(SnapshotError) -> RestoredFlow? {
    guard var number = nextPane, let entry = entries.last,
      case .panes(let content) = entry.content.kind
    else { return nil }
    if number > 0, entry.panes[number - 1].host != nil { reader.leavePane() }
    while number < entry.panes.count {
      defer { number += 1 }
      guard let host = entry.panes[number].host else { continue }
      let id = content.ids[number]
      if reader.isAtEnd {
        let step = Naming.value(entry.step)
        throw error(.missingPaneFlow(Naming.value(id.base), step: step))
      }
      nextPane = number + 1
      reader.enterPane()
      return try host.restoredFlow(
        in: reader,
        entering: .root,
        at: AddressPlace(
          step: AddressPlace(parent: place, hostedBy: entry.step, at: entries.count - 1),
          pane: id
        )
      )
    }
    nextPane = nil
    return nil
  }
}
