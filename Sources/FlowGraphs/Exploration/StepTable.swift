/// Step values and their numbers.
///
/// Does what a dictionary would do, at a third of the price: a dictionary of a type that only its
/// user knows looks up its own type on each call.
struct StepTable<Step: Hashable> {
  private(set) var steps: [Step] = []
  /// By hash, at most half of them taken.
  private var slots = [Slot](repeating: Slot(), count: 64)

  /// The number of a step, which is added if it is new.
  mutating func number(of step: Step) -> Int {
    let hash = UInt32(truncatingIfNeeded: step.hashValue)
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place].number >= 0 {
      let number = Int(slots[place].number)
      if slots[place].hash == hash, steps[number] == step { return number }
      place = (place + 1) & mask
    }
    slots[place] = Slot(number: Int32(steps.count), hash: hash)
    steps.append(step)
    if steps.count * 2 > slots.count { grow() }
    return steps.count - 1
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot.number >= 0 {
      var place = Int(slot.hash) & mask
      while slots[place].number >= 0 { place = (place + 1) & mask }
      slots[place] = slot
    }
  }
}

/// A number together with the part of the hash that says where it belongs.
///
/// Outside of the table, since a type in a generic one would be looked up on each use.
private struct Slot {
  var number: Int32 = -1
  var hash: UInt32 = 0
}
