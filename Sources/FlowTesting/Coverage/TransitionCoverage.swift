public import FlowCoordinators
public import FlowGraphs

/// An observer that notes which transitions tests take, to compare them with a graph.
///
/// Give one to every coordinator that a suite runs, and look at the end what nobody took.
///
/// ```swift
/// let coverage = TransitionCoverage()
/// let app = FlowCoordinator(AppFlow(), router: router, observer: coverage)
/// …
/// print(coverage.report(against: try FlowGraph(of: AppFlow())))
/// // 5 of 6 transitions (83 %)
/// // missing: login/code, closeTapped → cancelled
/// //   way there: App: .loginTapped, App/login: .submitted(User(name: "bob")), App/login: .closeTapped
/// ```
@MainActor public final class TransitionCoverage: FlowInputObserver {
  /// The transitions that were taken.
  public private(set) var taken: Set<TransitionMark> = []

  private let next: (any FlowObserver)?
  private let nextForInputs: (any FlowInputObserver)?

  /// Creates an observer that has seen nothing.
  ///
  /// - Parameter next: Another observer that hears of everything too.
  public init(then next: (any FlowObserver)? = nil) {
    self.next = next
    nextForInputs = next as? any FlowInputObserver
  }

  /// Notes a transition.
  public func observe<F: Flow>(_ trace: FlowTrace<F>) {
    if let mark = TransitionMark(trace) { taken.insert(mark) }
    next?.observe(trace)
  }

  /// Hands on what came from outside.
  public func observe<F: Flow>(_ input: FlowInput<F>) {
    nextForInputs?.observe(input)
  }

  /// Compares what was taken with what the flow can do.
  ///
  /// - Parameter graph: The graph of the root's flow.
  /// - Returns: What was covered and what was not.
  public func report(against graph: FlowGraph) -> CoverageReport {
    CoverageReport(of: taken, in: graph)
  }
}
