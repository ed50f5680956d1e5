/// Sets of places that lead to each other, found without recursion.
struct Components {
  /// By place, the number of its component; -1 outside the part that was looked at.
  private(set) var numbers: [Int]
  private(set) var members: [[Int]] = []
  private let net: StepNet
  private let outgoing: Adjacency

  private var order: [Int]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  /// Finds the components of a part of a net.
  ///
  /// - Parameters:
  ///   - net: The net.
  ///   - outgoing: Its edges by the place that they leave.
  ///   - starts: The places to begin at.
  ///   - includes: By place, whether it belongs to the part.
  init(of net: StepNet, _ outgoing: Adjacency, from starts: [Int], where includes: [Bool]) {
    self.net = net
    self.outgoing = outgoing
    numbers = [Int](repeating: -1, count: net.placeCount)
    order = numbers
    lowest = numbers
    isOpen = [Bool](repeating: false, count: net.placeCount)
    for start in starts where includes[start] && order[start] < 0 {
      visit(start, where: includes)
    }
  }

  private mutating func visit(_ start: Int, where includes: [Bool]) {
    var stack = [(place: start, edges: outgoing.edges(at: start))]
    enter(start)
    while let (place, edges) = stack.last {
      if let edge = edges.first {
        stack[stack.count - 1].edges.removeFirst()
        let target = net.edges[edge].target
        guard includes[target] else { continue }
        if order[target] < 0 {
          enter(target)
          stack.append((target, outgoing.edges(at: target)))
        } else if isOpen[target] {
          lowest[place] = min(lowest[place], order[target])
        }
      } else {
        stack.removeLast()
        if let last = stack.last?.place { lowest[last] = min(lowest[last], lowest[place]) }
        if lowest[place] == order[place] { close(place) }
      }
    }
  }

  private mutating func enter(_ place: Int) {
    order[place] = count
    lowest[place] = count
    count += 1
    open.append(place)
    isOpen[place] = true
  }

  private mutating func close(_ root: Int) {
    var component: [Int] = []
    while let place = open.popLast() {
      isOpen[place] = false
      numbers[place] = members.count
      component.append(place)
      if place == root { break }
    }
    members.append(component.sorted())
  }

  /// The components from which nothing outside them can be reached.
  func bottoms(where includes: [Bool]) -> [Int] {
    members.indices.filter { number in
      members[number].allSatisfy { place in
        outgoing.edges(at: place).allSatisfy {
          let target = net.edges[$0].target
          return !includes[target] || numbers[target] == number
        }
      }
    }
  }
}
