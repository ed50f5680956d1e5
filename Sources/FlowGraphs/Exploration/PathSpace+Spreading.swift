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
  }

  /// A mark on its way, and the step that the user is in.
  struct Spread {
    let entry: Int
    let mark: Marks
    let origin: Int
  }

  /// Says that an entry can be on top.
  func bring(_ entry: Int, by cause: Cause) {
    guard !marks[entry].contains(.onTop) else { return }
    marks[entry].insert(.onTop)
    let state = entries[entry].state
    if causes[state] == nil { causes[state] = cause }
    schedule(.top(entry))
    spread(.live, to: entry, from: state)
    if showsNothing(entry) {
      spread(.canLeaveBoth, to: entry, from: state)
    } else if !hosts(entry) {
      spread(.canLeave, to: entry, from: state)
    }
    if listensForSignals { listenForSignals(on: entry) }
  }

  func spread(_ mark: Marks, to entry: Int, from origin: Int) {
    spreads.append(Spread(entry: entry, mark: mark, origin: origin))
  }

  /// Lets all marks arrive.
  func settleSpreads() {
    while let spread = spreads.popLast() {
      guard !marks[spread.entry].contains(spread.mark) else { continue }
      marks[spread.entry].insert(spread.mark)
      if spread.mark == .live {
        let state = entries[spread.entry].state
        if hosts(spread.entry) {
          if causes[state] == nil { causes[state] = .below(spread.origin) }
          schedule(.running(spread.entry))
        }
        self.spread(.placeIsLive, to: spread.entry, from: spread.origin)
      } else {
        eachLink(of: spread.entry) { pass(spread.mark, along: $0, from: spread.origin) }
      }
    }
  }

  func spreadAlongNewLink(from upper: Int, to lower: Int, isPlace: Bool) {
    let link = Link(entry: lower, isPlace: isPlace, next: -1)
    for mark in [Marks.placeIsLive, .canLeave, .canLeaveBoth]
    where marks[upper].contains(mark) {
      pass(mark, along: link, from: entries[upper].state)
    }
  }

  private func pass(_ mark: Marks, along link: Link, from origin: Int) {
    if link.isPlace { return spread(mark, to: link.entry, from: origin) }
    switch mark {
    case .placeIsLive: spread(.live, to: link.entry, from: origin)
    case .canLeave: bring(link.entry, by: .back(from: origin))
    case .canLeaveBoth where hosts(link.entry): bring(link.entry, by: .back(from: origin))
    case .canLeaveBoth: spread(.canLeave, to: link.entry, from: origin)
    default: break
    }
  }
}
