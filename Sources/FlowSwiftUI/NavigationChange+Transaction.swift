#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationChange {
  /// Changes the model so that views that show it move, or do not.
  ///
  /// What moves is left to the transaction that is there: that of a gesture, or the platform's own.
  @MainActor func make(_ change: () -> Void) {
    guard !isAnimated else { return change() }
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }
}
#else
extension NavigationChange {
  /// Changes the model; there is no view that could move.
  @MainActor func make(_ change: () -> Void) { change() }
}
#endif
