/// Step values and their numbers.
///
/// Does what a dictionary would do, at a third of the price: a dictionary of a type that only its
/// user knows looks up its own type on each call.
struct StepTable<Step: Hashable> {
  private(set) var steps: [Step] = []
  private var hashes: [Int] = []
  /// Numbers by hash, at most half of them taken; -1 where there is none.
  private var slots = [Int32](repeating: -1, count: 64)

  /// The number of a step, which is added if it is new.
  mutating func number(of step: Step) -> Int {
    let hash = step.hashValue
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, steps[number] == step { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(steps.count)
    steps.append(step)
    hashes.append(hash)
    if steps.count * 2 > slots.count { grow() }
    return steps.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
