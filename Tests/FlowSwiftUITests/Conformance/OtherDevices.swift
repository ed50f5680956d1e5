import Testing

/// The routers that are compared with the recording router; where there is UIKit, there are more.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor func otherDevices() -> [any Device] { [ModelDevice()] }

extension Trait where Self == ParallelizationTrait {
  /// Nothing else uses what the devices share; here they share nothing.
  static var alone: Self { .serialized }
}
