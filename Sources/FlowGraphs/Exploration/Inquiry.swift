public import FlowCoordinators

// The only inlinable code of the module: what an exploration does once for each step and transition.
// When it was added it brought a million step values with five events from 2.1 times down to 1.5
// times what a search by hand takes: generic code that an app cannot specialise looks up its types again on each call.
// Flows whose type the caller does not know, such as hosted ones, take the same way unspecialised.

extension FlowGraph {
  /// Explores a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow to explore. Its events are `CaseIterable`, or it is an ``ExplorableFlow``;
  ///     the same holds for the flows that it hosts.
  ///   - limit: How many step values there may be, those of hosted flows included.
  /// - Throws: An ``ExplorationError`` when there is nothing to try, or no end to it.
  /// - Complexity: O(*s* · *e*) for *s* step values and *e* examples.
  @inlinable
  public init<F: Flow>(of flow: F, limit: Int = 100_000) throws(ExplorationError) {
    try self.init(of: flow, limit: limit) { inquiry, records in inquiry.ask(into: &records) }
  }
}

/// Asks a flow about all examples in one step after the other.
@usableFromInline
struct Inquiry<F: Flow> {
  /// An ``ask(into:)`` that was made for the type of the flow.
  @usableFromInline typealias Ask = (inout Inquiry, inout [AnswerRecord]) -> F.Transition?

  @usableFromInline var table = StepTable<F.Step>()
  @usableFromInline let events: [F.Event]
  /// What is asked next.
  @usableFromInline var state = 0
  @usableFromInline var stimulus = 0
  /// By step, whether it is a screen that says nothing more; as many as have been looked at.
  @usableFromInline var arePlain: [Bool] = []
  // Last, so that the places of the others do not depend on its size.
  @usableFromInline let flow: F

  init(_ flow: F, events: [F.Event]) {
    self.flow = flow
    self.events = events
  }

  /// Asks about the examples that are left, until an answer is more than a step or a word.
  ///
  /// - Parameter records: Where the answers go.
  /// - Returns: The answer that is still to be written down; nil when all is asked.
  @inlinable
  mutating func ask(into records: inout [AnswerRecord]) -> F.Transition? {
    let step = table.steps[state]
    while stimulus < events.count {
      let transition = flow.transition(from: step, on: events[stimulus])
      let kind: AnswerRecord.Kind
      var number = 0
      switch transition {
      case .push(let step): (kind, number) = (.push, table.number(of: step))
      case .replace(let step): (kind, number) = (.replace, table.number(of: step))
      case .update(let step): (kind, number) = (.update, table.number(of: step))
      case .popTo(let step): (kind, number) = (.popTo, table.number(of: step))
      case .pop: kind = .pop
      case .popToRoot: kind = .popToRoot
      case .dismiss: kind = .dismiss
      case .stay: kind = .stay
      case .unhandled: kind = .unhandled
      case .present, .setStack, .postpone, .signal, .tell, .finish, .fail, .cancel, .sequence:
        return transition
      }
      records.append(AnswerRecord(kind, number, in: state, to: stimulus))
      stimulus += 1
    }
    lookAtNewSteps()
    return nil
  }

  /// Finds out which of the steps that have got a number since are plain screens.
  @inlinable
  mutating func lookAtNewSteps() {
    while arePlain.count < table.steps.count {
      arePlain.append(flow.content(of: table.steps[arePlain.count]).isPlainScreen)
    }
  }
}

/// Step values and their numbers.
///
/// Does what a dictionary would do in a quarter of the memory, and most of the time goes into waiting
/// for memory.
@usableFromInline
struct StepTable<Step: Hashable> {
  @usableFromInline var steps: [Step] = []
  /// By number.
  @usableFromInline var hashes: [UInt32] = []
  /// By hash, at most half of them taken, and zero where nothing is.
  ///
  /// The lower bits, as many as it takes to count the slots, are a number plus one. The others are
  /// those of the hash, which does not need its lower bits either: they say where the slot is.
  @usableFromInline var slots = [UInt32](repeating: 0, count: 64)

  init() {}

  /// The number of a step, which is added if it is new.
  @inlinable
  mutating func number(of step: Step) -> Int {
    let hash = UInt32(truncatingIfNeeded: step.hashValue)
    let mask = UInt32(truncatingIfNeeded: slots.count - 1)
    var place = hash & mask
    while slots[Int(place)] != 0 {
      let slot = slots[Int(place)]
      let number = Int(slot & mask) - 1
      if (slot ^ hash) & ~mask == 0, steps[number] == step { return number }
      place = (place &+ 1) & mask
    }
    steps.append(step)
    hashes.append(hash)
    slots[Int(place)] = (hash & ~mask) | UInt32(truncatingIfNeeded: steps.count)
    if steps.count * 2 >= slots.count { grow() }
    return steps.count - 1
  }

  @usableFromInline
  mutating func grow() {
    let count = slots.count * 2
    let mask = UInt32(truncatingIfNeeded: count - 1)
    slots = [UInt32](repeating: 0, count: count)
    for (number, hash) in hashes.enumerated() {
      var place = hash & mask
      while slots[Int(place)] != 0 { place = (place &+ 1) & mask }
      slots[Int(place)] = (hash & ~mask) | UInt32(truncatingIfNeeded: number + 1)
    }
  }
}

/// What a flow answered to one stimulus in one step.
///
/// Sixteen bytes, since there are as many of them as transitions.
@usableFromInline
struct AnswerRecord {
  /// Which answer, without its values.
  @usableFromInline
  enum Kind: UInt8 {
    case push, present, replace, update, setStack, pop, popTo, popToRoot, dismiss, stay, tell
    case postpone, signal, finish, fail, cancel, unhandled, sequence
  }

  @usableFromInline let state: Int32
  @usableFromInline let stimulus: Int32
  /// Of the step, or of whatever else the answer speaks of.
  @usableFromInline let number: Int32
  @usableFromInline let style: UInt16
  @usableFromInline let kind: Kind

  @inlinable
  init(_ kind: Kind, _ number: Int, style: UInt16 = 0, in state: Int, to stimulus: Int) {
    self.state = Int32(truncatingIfNeeded: state)
    self.stimulus = Int32(truncatingIfNeeded: stimulus)
    self.number = Int32(truncatingIfNeeded: number)
    self.style = style
    self.kind = kind
  }
}
