/// An observer that also hears of what came from outside, such as a recorder.
///
/// ```swift
/// final class TapLog: FlowInputObserver {
///   private(set) var lines: [String] = []
///
///   func observe<F: Flow>(_ trace: FlowTrace<F>) {}
///
///   func observe<F: Flow>(_ input: FlowInput<F>) {
///     if case .event(let event, _) = input.kind { lines.append("\(input.address): \(event)") }
///   }
/// }
/// ```
///
/// An observer that hands on to another one has to be of this kind for the other one to hear of it.
@MainActor public protocol FlowInputObserver: FlowObserver {
  /// Hears of what came from outside, at the beginning of its turn.
  ///
  /// What follows from it, such as results of children, is told by traces alone.
  func observe<F: Flow>(_ input: FlowInput<F>)
}
