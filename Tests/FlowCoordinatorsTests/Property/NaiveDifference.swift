import FlowCoordinators

/// The shortest list of calls from one world to another, found the slow way.
///
/// At most one dismissal, at most one pop or stack, and a push or a present for each screen that is
/// still missing. Updates are left out: an answer may ask for one that changes nothing.
struct NaiveDifference {
  private let old: [NaiveWorld.Place]
  private let new: [NaiveWorld.Place]
  /// Whether the lowest container belongs to the flows, so that it can get a new stack.
  private let ownsBase: Bool
  private let isFirst: Bool

  init(
    from old: [NaiveWorld.Place],
    to new: [NaiveWorld.Place],
    ownsBase: Bool,
    isFirst: Bool
  ) {
    self.old = old
    self.new = new
    self.ownsBase = ownsBase
    self.isFirst = isFirst
  }

  /// The calls as text, by identities.
  func calls() -> [String] {
    var same = 0
    while same < min(old.count, new.count), old[same].screen.id == new[same].screen.id { same += 1 }
    var moves: [String] = []
    var standing = old.count
    var isDismissed = false
    if let closed = old.indices.first(where: { $0 >= same && old[$0].opens != nil }) {
      let below = closed <= same ? new[..<closed].last : old[..<closed].last
      moves.append("dismiss \(below?.screen.mark ?? "nil")")
      standing = closed
      isDismissed = true
    }
    var next = same
    let follows = next < new.count && new[next].opens == nil
    if follows, standing > same || (same == 0 && ownsBase) {
      var start = same
      while start > 0, new[start].opens == nil { start -= 1 }
      repeat { next += 1 } while next < new.count && new[next].opens == nil
      var marks: [String] = []
      for place in new[start..<next] { marks.append(place.screen.mark) }
      moves.append("setStack \(marks.joined(separator: " "))")
    } else if standing > same {
      moves.append("pop \(same > 0 ? new[same - 1].screen.mark : "nil")")
    }
    var isPresented = false
    for place in new[next...] {
      if place.opens != nil { isPresented = true }
      moves.append((place.opens.map { "present \($0) " } ?? "push ") + place.screen.mark)
    }
    if !moves.isEmpty, !(isFirst && ownsBase && moves.count == 1) {
      moves[isDismissed && !isPresented ? 0 : moves.count - 1] += " animated"
    }
    return moves
  }

  /// Recorded calls in the same words, without updates.
  static func text(of calls: [RouterCall]) -> [String] {
    var moves: [String] = []
    for call in calls {
      switch call {
      case .update, .setPanes, .select, .inPane: break
      case .setStack(let screens, let animated):
        let marks = screens.map(\.mark).joined(separator: " ")
        moves.append("setStack \(marks)" + text(animated))
      case .push(let screen, let animated): moves.append("push \(screen.mark)" + text(animated))
      case .pop(let screen, let animated):
        moves.append("pop \(screen?.mark ?? "nil")" + text(animated))
      case .present(let screen, let style, let animated):
        moves.append("present \(style) \(screen.mark)" + text(animated))
      case .dismiss(let screen, let animated):
        moves.append("dismiss \(screen?.mark ?? "nil")" + text(animated))
      }
    }
    return moves
  }

  private static func text(_ animated: Bool) -> String { animated ? " animated" : "" }
}

extension Screen {
  /// The screen's identity as text, and its step to read.
  fileprivate var mark: String { "\(id.hashValue):\(step.base)" }
}
