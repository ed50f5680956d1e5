/// The edges of a net by the place that they leave, or that they lead to.
struct Adjacency {
  private let starts: [Int]
  private let edges: [Int]

  /// Sorts edges by one of their ends.
  ///
  /// - Parameters:
  ///   - net: The net.
  ///   - isReversed: Whether edges are found by their target.
  init(_ net: StepNet, reversed isReversed: Bool) {
    var counts = [Int](repeating: 0, count: net.placeCount + 1)
    for edge in net.edges { counts[(isReversed ? edge.target : edge.source) + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    starts = counts
    var sorted = [Int](repeating: 0, count: net.edges.count)
    for (number, edge) in net.edges.enumerated() {
      let place = isReversed ? edge.target : edge.source
      sorted[counts[place]] = number
      counts[place] += 1
    }
    edges = sorted
  }

  /// The numbers of the edges at a place.
  func edges(at place: Int) -> ArraySlice<Int> { edges[starts[place]..<starts[place + 1]] }
}

extension StepNet {
  /// The places from which one of several goals can be reached, the goals included.
  func places(leadingTo goals: some Sequence<Int>, _ incoming: Adjacency) -> [Bool] {
    var reaches = [Bool](repeating: false, count: placeCount)
    var open = Array(goals)
    for goal in open { reaches[goal] = true }
    while let place = open.popLast() {
      for number in incoming.edges(at: place) where !reaches[edges[number].source] {
        reaches[edges[number].source] = true
        open.append(edges[number].source)
      }
    }
    return reaches
  }
}
