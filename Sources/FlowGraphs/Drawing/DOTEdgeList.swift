/// The drawn edges of one flow: those with the same ends and looks are one, with a line each.
///
/// Those of one node are there at a time, in memory that is used again: no graph is copied.
struct DOTEdgeList {
  private struct Transition {
    let edge: DOTEdge
    /// The position in the graph, since keeping its texts would count references.
    let number: Int
    var isDrawn = false
  }

  private let part: DOTPart
  private var next = 0
  /// The transitions that leave the node at hand; others have not the same ends.
  private var transitions: [Transition] = []
  private var lines: [String] = []

  init(_ part: DOTPart) { self.part = part }

  /// Writes the edges that leave nodes before this one, and have not been written.
  mutating func write(before number: Int, to writer: inout DOTWriter) {
    while advance(before: number) {
      for first in transitions.indices where !transitions[first].isDrawn {
        let edge = transitions[first].edge
        if isAlone(first) {
          writer.write(edge, of: part.graph.edges[transitions[first].number].kind)
        } else {
          merge(from: first)
          writer.write(edge, lines: lines)
        }
      }
    }
  }

  private func isAlone(_ first: Int) -> Bool {
    for index in first + 1..<transitions.count
    where transitions[index].edge == transitions[first].edge {
      return false
    }
    return true
  }

  /// Collects the lines of all transitions that are one edge with this one.
  private mutating func merge(from first: Int) {
    lines.removeAll(keepingCapacity: true)
    for index in first..<transitions.count
    where transitions[index].edge == transitions[first].edge {
      transitions[index].isDrawn = true
      let label = part.graph.edges[transitions[index].number].label
      if !label.isEmpty, !lines.contains(label) { lines.append(label) }
    }
  }

  /// Goes on to the transitions from the next node, if it stands before this one.
  private mutating func advance(before number: Int) -> Bool {
    transitions.removeAll(keepingCapacity: true)
    guard next < part.visible.count else { return advanceToAnyStep(before: number) }
    let source = part.graph.edges[part.visible[next]].source
    guard source < number else { return false }
    while next < part.visible.count, part.graph.edges[part.visible[next]].source == source {
      add(part.visible[next])
      next += 1
    }
    return true
  }

  /// What leaves "any step" comes after everything else.
  private mutating func advanceToAnyStep(before number: Int) -> Bool {
    guard next == part.visible.count, number == .max else { return false }
    next += 1
    for number in part.common.numbers {
      add(number, from: part.anyStepID, part.lookOfCommon(number))
    }
    return true
  }

  private mutating func add(_ number: Int) {
    let look = part.look(of: number)
    if let tail = part.onlyTail(of: number) {
      add(number, from: tail, look)
    } else {
      for tail in part.tails(of: part.graph.edges[number]) { add(number, from: tail, look) }
    }
  }

  private mutating func add(_ number: Int, from tail: Int, _ look: DOTLook) {
    let edge = DOTEdge(tail: tail, head: part.head(of: number), look: look)
    transitions.append(Transition(edge: edge, number: number))
  }
}
