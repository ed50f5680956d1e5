import FlowCoordinators
import Foundation
import Testing
@_spi(Simulation) import UIKit

/// Random scripts that do not wait until a transition has ended.
///
/// The environment variables `RESTLESS_SEED` and `RESTLESS_COUNT` take certain scripts, or more of
/// them.
@Suite("In the middle of transitions", .simulated)
@MainActor struct RestlessTests {
  private static let environment = ProcessInfo.processInfo.environment
  private let firstSeed = UInt64(environment["RESTLESS_SEED"] ?? "") ?? 1
  private let count = UInt64(environment["RESTLESS_COUNT"] ?? "") ?? 20
  private let isTold = environment["RESTLESS_TOLD"] != nil

  @Test("whatever happens while something moves, at rest UIKit shows what is planned")
  func scripts() throws {
    var seen: Set<Hand.Gesture> = []
    for seed in firstSeed..<firstSeed + count {
      UIKitSimulator.reset()
      var random = SplitMix64(seed: seed)
      setSwitches(random.number(below: 32))
      let hand = Hand(&random)
      for number in 0..<60 {
        let did = hand.act(&random)
        if isTold { print(seed, number, did) }
        if hand.hasMoved { seen.insert(hand.gesture) }
        let rests = number == 59 || random.number(below: 5) == 0
        if rests { hand.rest(completing: random.number(below: 2) == 0) }
        let problem = rests ? hand.problem : hand.complaint
        try #require(problem == nil, "RESTLESS_SEED=\(seed), \(number): \(did)")
      }
      let left = hand.drop()
      try #require(left == [], "RESTLESS_SEED=\(seed), dropped")
    }
    if count >= 20 { #expect(Set(Hand.Gesture.allCases).subtracting(seen).isEmpty) }
  }

  private func setSwitches(_ bits: Int) {
    UIKitSimulator.completionsRunFirst = bits & 1 != 0
    UIKitSimulator.tellsCancelledSwipes = bits & 2 != 0
    UIKitSimulator.interruptsTransitions = bits & 4 != 0
    UIKitSimulator.alertHandlersRunFirst = bits & 8 != 0
    UIKitSimulator.hidesStillTransitions = bits & 16 != 0
  }
}
