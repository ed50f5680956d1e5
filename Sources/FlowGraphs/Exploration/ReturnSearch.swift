/// Finds out whether a step lies below an entry on some path, and whether on some it does not.
///
/// Both spread upwards from what lies below, and in the same way for every step, so that they are
/// found for 64 steps at a time: a bit is a step. Entries are visited bottom first; only where they
/// lie below each other in a circle it takes more than one round.
struct ReturnSearch {
  /// What an entry can have below it, by its position in the order of visits.
  private struct Lower {
    let position: Int32
    /// The step that is found there; -1 where there is none to return to.
    let state: Int32
  }

  private let returns: [PathSpace.Return]
  private let stateCount: Int
  /// By entry; -1 for those that are not below anything that goes back.
  private var positions: [Int32]
  private var lowers: [Lower] = []
  /// By position, where its part of `lowers` begins; one more than there are positions.
  private var starts: [Int32] = [0]
  /// By position, all bits where nothing lies below, and none elsewhere.
  private var ends: [UInt64] = []

  init(in space: PathSpace) {
    returns = space.returns
    stateCount = space.shows.count
    positions = [Int32](repeating: -1, count: space.entries.count)
    let order = Self.order(of: returns, in: space)
    for (position, entry) in order.enumerated() { positions[entry] = Int32(position) }
    for entry in order {
      space.eachLink(of: entry) { link in
        let isFound = !link.isPlace && !space.showsNothing(link.entry)
        let state = isFound ? Int32(space.entries[link.entry].state) : -1
        lowers.append(Lower(position: positions[link.entry], state: state))
      }
      starts.append(Int32(lowers.count))
      ends.append(space.isFirst(entry) ? ~0 : 0)
    }
  }

  /// Everything below that which goes back, bottom first as far as there is a bottom.
  private static func order(of returns: [PathSpace.Return], in space: PathSpace) -> [Int] {
    var order: [Int] = []
    var isKnown = [Bool](repeating: false, count: space.entries.count)
    var open: [(entry: Int, link: Int)] = []
    for item in returns where !isKnown[item.start] {
      isKnown[item.start] = true
      open.append((item.start, space.firstLink(of: item.start)))
      while let (entry, position) = open.last {
        guard position >= 0 else {
          order.append(entry)
          open.removeLast()
          continue
        }
        let link = space.links[position]
        open[open.count - 1].link = link.next
        if isKnown[link.entry] { continue }
        isKnown[link.entry] = true
        open.append((link.entry, space.firstLink(of: link.entry)))
      }
    }
    return order
  }
}

// MARK: - Searching

extension ReturnSearch {
  /// Calls with the number of each return, and whether it finds its step, and whether it misses it.
  mutating func run(_ body: (Int, _ finds: Bool, _ misses: Bool) -> Void) {
    var batch: [Int] = []
    var bits = [UInt64](repeating: 0, count: stateCount)
    var states: [Int] = []
    for number in inOrderOfSteps() {
      let state = returns[number].state
      if bits[state] == 0 {
        if states.count == UInt64.bitWidth {
          tell(batch, bits, body)
          for state in states { bits[state] = 0 }
          states = []
          batch = []
        }
        bits[state] = 1 << UInt64(states.count)
        states.append(state)
      }
      batch.append(number)
    }
    tell(batch, bits, body)
  }

  /// All that go back to one step after another.
  private func inOrderOfSteps() -> [Int] {
    var places = [Int](repeating: 0, count: stateCount + 1)
    for item in returns { places[item.state + 1] += 1 }
    for state in 0..<stateCount { places[state + 1] += places[state] }
    var order = [Int](repeating: 0, count: returns.count)
    for (number, item) in returns.enumerated() {
      order[places[item.state]] = number
      places[item.state] += 1
    }
    return order
  }

  private func tell(_ batch: [Int], _ bits: [UInt64], _ body: (Int, Bool, Bool) -> Void) {
    let (found, missed) = spread(bits)
    for number in batch {
      let position = Int(positions[returns[number].start])
      let bit = bits[returns[number].state]
      body(number, found[position] & bit != 0, missed[position] & bit != 0)
    }
  }

  /// By position, the steps that lie below on some path, and those that do not on some.
  private func spread(_ bits: [UInt64]) -> (found: [UInt64], missed: [UInt64]) {
    var found = [UInt64](repeating: 0, count: ends.count)
    var missed = ends
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for position in ends.indices {
        var (finds, misses) = (found[position], missed[position])
        for index in starts[position]..<starts[position + 1] {
          let lower = lowers[Int(index)]
          let here = lower.state < 0 ? 0 : bits[Int(lower.state)]
          finds |= here | found[Int(lower.position)]
          misses |= missed[Int(lower.position)] & ~here
        }
        if finds == found[position], misses == missed[position] { continue }
        found[position] = finds
        missed[position] = misses
        hasChanged = true
      }
    }
    return (found, missed)
  }
}
