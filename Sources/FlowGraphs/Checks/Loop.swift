/// The shortest way round within a set of steps.
struct Loop {
  struct Part {
    let state: Int
    /// The answer that leads there; nil at the beginning.
    let record: Int?
  }

  /// The steps in order, the first one again at the end.
  let parts: [Part]

  /// Goes round from the first of the steps.
  ///
  /// - Parameters:
  ///   - net: What leads where.
  ///   - outgoing: Its edges by the place that they leave.
  ///   - states: Steps that lead to each other.
  init(in net: StepNet, _ outgoing: Adjacency, within states: [Int]) {
    guard let start = states.first else {
      parts = []
      return
    }
    // By place, the edge that was taken to it.
    var arrivals: [Int: Int] = [:]
    var open = [start]
    var next = 0
    search: while next < open.count {
      let place = open[next]
      next += 1
      for number in outgoing.edges(at: place) {
        let target = net.edges[number].target
        guard arrivals[target] == nil else { continue }
        arrivals[target] = number
        if target == start { break search }
        open.append(target)
      }
    }
    parts = Self.parts(endingAt: start, arrivals, in: net)
  }

  private static func parts(
    endingAt start: Int,
    _ arrivals: [Int: Int],
    in net: StepNet
  ) -> [Part] {
    var parts: [Part] = []
    var place = start
    var target = start
    repeat {
      guard let number = arrivals[place] else { break }
      let edge = net.edges[number]
      place = edge.source
      guard net.isState(place) else { continue }
      parts.append(Part(state: target, record: edge.record))
      target = place
    } while place != start
    return [Part(state: start, record: nil)] + parts.reversed()
  }
}
