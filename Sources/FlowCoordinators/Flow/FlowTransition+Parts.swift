extension FlowTransition {
  /// The moves of a sequence in order, those of sequences in it included; nil for a single answer.
  ///
  /// A loop, since sequences can be nested deeper than the machine's stack is.
  package var parts: [FlowTransition]? {
    guard case .sequence(let parts) = self else { return nil }
    var flat: [FlowTransition] = []
    var open = Array(parts.reversed())
    while let part = open.popLast() {
      if case .sequence(let inner) = part {
        open.append(contentsOf: inner.reversed())
      } else {
        flat.append(part)
      }
    }
    return flat
  }
}
