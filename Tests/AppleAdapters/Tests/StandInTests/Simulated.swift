import Testing
@_spi(Simulation) import UIKit

/// Gives each test of a suite the simulator for itself, also from the suites of other targets.
///
/// A fixture made in the suite's `init` belongs to the test; another test could come in between.
nonisolated struct Simulated: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await UIKitSimulator.take()
    await UIKitSimulator.reset()
    do {
      try await function()
    } catch {
      await UIKitSimulator.giveBack()
      throw error
    }
    await UIKitSimulator.giveBack()
  }
}

nonisolated extension Trait where Self == Simulated {
  /// The test has the simulator for itself.
  static var simulated: Self { Self() }
}
