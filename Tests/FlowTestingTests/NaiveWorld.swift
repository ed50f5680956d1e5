import FlowCoordinators

/// The screens as one flat list, changed in the most obvious way; the recording router's rival.
struct NaiveWorld {
  struct Item {
    let screen: Screen
    var opens = false
    var isAlert = false
    var isOwn = true
  }

  var items: [Item] = []
  /// Whether the root has replaced what was below; nil before its first call.
  var ownsBase: Bool?

  var containers: [[Screen]] {
    var result: [[Screen]] = [[]]
    for item in items {
      if item.opens { result.append([]) }
      result[result.count - 1].append(item.screen)
    }
    return result
  }

  /// The index of the first screen of the topmost container; 0 for the lowest container.
  var topStart: Int { items.lastIndex { $0.opens } ?? 0 }

  /// The index of the first screen that belongs to the root.
  var ownStart: Int { items.firstIndex { $0.isOwn } ?? items.count }

  var isAlertOnTop: Bool { items.last?.isAlert == true }

  /// The indices that a pop can go to.
  var popTargets: [Int] {
    (max(topStart, ownStart)..<max(topStart, ownStart, items.count - 1)).map { $0 }
  }

  /// The indices that a dismissal can go to.
  var dismissTargets: [Int] {
    items.indices.filter { index in
      items[index].isOwn && items[(index + 1)...].contains { $0.opens }
    }
  }

  /// What a delegate hears when the user has gone back so that this many screens are left.
  func reportOfPop(to count: Int) -> Listener.Report? {
    if ownStart == items.count { return nil }
    return .poppedTo(count > ownStart ? items[count - 1].screen : nil)
  }

  /// What a delegate hears when the user has closed everything from an index on.
  func reportOfDismissal(from index: Int) -> Listener.Report? {
    let own = max(index, ownStart)
    return own < items.count ? .dismissed(items[own].screen) : nil
  }

  mutating func welcomeRoot() {
    for index in items.indices { items[index].isOwn = false }
    ownsBase = nil
  }

  mutating func keep(_ count: Int) {
    items.removeLast(items.count - count)
  }

  /// How many screens are left when all containers above the one of an index are closed.
  func countWithin(containerOf index: Int) -> Int {
    items[(index + 1)...].firstIndex { $0.opens } ?? items.count
  }
}
