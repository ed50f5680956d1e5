import FlowCoordinators

/// What spreads from an entry on top to those below it: that they exist, and the user's way back.
extension PathSpace {
  /// What is known about an entry, or about the place that it stands in.
  struct Marks: OptionSet {
    let rawValue: UInt8

    static let onTop = Marks(rawValue: 1)
    /// The entry is part of a path that occurs.
    static let live = Marks(rawValue: 2)
    /// Something live stands in the entry's place: what can lie below it is live too.
    static let placeIsLive = Marks(rawValue: 4)
    /// The user can leave the place: what can lie below it can be on top.
    static let canLeave = Marks(rawValue: 8)
    /// The user can leave the place and the screen that it stands on, since it shows nothing.
    static let canLeaveBoth = Marks(rawValue: 16)
    /// The first entry below the place can be on top.
    static let seeksRoot = Marks(rawValue: 32)
    /// What lies below the nearest presented entry below the place can be on top.
    static let seeksPresented = Marks(rawValue: 64)
  }

  /// A mark on its way, and what set it off.
  struct Spread {
    let entry: Int
    let mark: Marks
    let cause: Cause
  }

  /// Says that an entry can be on top.
  mutating func bring(_ entry: Int, by cause: Cause) {
    guard !marks[entry].contains(.onTop) else { return }
    marks[entry].insert(.onTop)
    let state = entries[entry].state
    if causes[state] == nil { causes[state] = cause }
    schedule(.top(entry))
    spread(.live, to: entry, by: .below(state))
    if !hosts(entry), canGoBack(from: entry) {
      descend(.back, from: entry, record: nil)
      spread(showsNothing(entry) ? .canLeaveBoth : .canLeave, to: entry, by: .back(from: state))
    }
    if listensForSignals { listenForSignals(on: entry) }
  }

  mutating func spread(_ mark: Marks, to entry: Int, by cause: Cause) {
    spreads.append(Spread(entry: entry, mark: mark, cause: cause))
  }

  /// Lets all marks arrive.
  mutating func settleSpreads() {
    while let spread = spreads.popLast() {
      guard !marks[spread.entry].contains(spread.mark) else { continue }
      marks[spread.entry].insert(spread.mark)
      if spread.mark == .live {
        if runsChildren(spread.entry) {
          let state = entries[spread.entry].state
          if causes[state] == nil { causes[state] = spread.cause }
          schedule(.running(spread.entry))
        }
        self.spread(.placeIsLive, to: spread.entry, by: spread.cause)
      } else {
        var position = firstLink(of: spread.entry)
        while position >= 0 {
          let link = links[position]
          pass(spread.mark, along: link, by: spread.cause)
          position = link.next
        }
      }
    }
  }

  /// Sends the marks of an entry along a new link.
  mutating func passMarks(of upper: Int, along link: Link) {
    let state = entries[upper].state
    for mark in [Marks.placeIsLive, .canLeave, .canLeaveBoth, .seeksRoot, .seeksPresented]
    where marks[upper].contains(mark) {
      pass(mark, along: link, by: mark == .placeIsLive ? .below(state) : .back(from: state))
    }
  }

  private mutating func pass(_ mark: Marks, along link: Link, by cause: Cause) {
    let lower = link.entry
    if link.isPlace { return spread(mark, to: lower, by: cause) }
    switch mark {
    case .placeIsLive: spread(.live, to: lower, by: cause)
    case .canLeave: bring(lower, by: cause)
    case .canLeaveBoth where hosts(lower): bring(lower, by: cause)
    case .canLeaveBoth:
      if canGoBack(from: lower) { spread(.canLeave, to: lower, by: cause) }
    case .seeksRoot where isFirst(lower): bring(lower, by: cause)
    case .seeksPresented where isPresented(lower): spread(.canLeave, to: lower, by: cause)
    case .seeksRoot, .seeksPresented: spread(mark, to: lower, by: cause)
    default: break
    }
  }
}
