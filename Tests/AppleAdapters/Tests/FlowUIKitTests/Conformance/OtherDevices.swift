import Testing
@_spi(Simulation) import UIKit

/// The routers that are compared with the recording router.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor func otherDevices() -> [any Device] {
  UIKitSimulator.reset()
  return [
    ModelDevice(), NavigationDevice(completesFirst: false), NavigationDevice(completesFirst: true),
  ]
}

extension Trait where Self == Simulated {
  /// Nothing else uses the simulator.
  static var alone: Self { .simulated }
}
