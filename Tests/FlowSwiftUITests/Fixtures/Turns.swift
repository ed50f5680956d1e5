/// The turns of a main loop.
@MainActor final class Turns {
  var waiting: [@MainActor () -> Void] = []
  /// How many there have been.
  private(set) var count = 0

  func run() {
    count += 1
    let work = waiting
    waiting = []
    for work in work { work() }
  }
}
