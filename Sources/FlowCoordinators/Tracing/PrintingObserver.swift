/// An observer that writes one line for everything that happens, so that a log tells the way.
///
/// ```swift
/// let app = FlowCoordinator(AppFlow(), router: router, observer: PrintingObserver())
/// // App: started on [welcome]
/// // App: welcome receives loginTapped
/// // App: loginTapped → present(.login, as: .sheet), now login
/// // App/login: started on [credentials]
/// ```
@MainActor public final class PrintingObserver: FlowObserver {
  private let write: (String) -> Void

  /// Creates an observer that hands its lines to a closure; the default prints them.
  public init(write: @escaping (String) -> Void = { print($0) }) {
    self.write = write
  }

  /// Writes one line.
  public func observe<F: Flow>(_ trace: FlowTrace<F>) {
    write(trace.description)
  }
}
