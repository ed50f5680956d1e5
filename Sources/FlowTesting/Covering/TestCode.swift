import FlowCoordinators
import FlowGraphs

/// Writes a run that went wrong as the code of a test.
struct TestCode {
  private let problem: CoverProblem
  private let place: [String]

  /// - Parameters:
  ///   - problem: What went wrong at the end.
  ///   - place: The flow types that lead from the root to whom it concerns.
  init(of problem: CoverProblem, at place: [String]) {
    self.problem = problem
    self.place = place
  }

  /// Returns a test function that goes the same way and ends in what went wrong.
  ///
  /// - Parameters:
  ///   - flow: The flow that was run.
  ///   - statements: What the run did, a statement each.
  /// - Returns: The function's text.
  func test<F: Flow>(of flow: F, doing statements: [String]) -> String {
    let expression = Self.expression(for: flow)
    var lines =
      expression == "flow" ? ["let flow = …  // the \(Naming.type(F.self)) that was run"] : []
    lines += ["let app = FlowTester(\(expression))"] + statements
    addEnd(to: &lines)
    return """
      @Test @MainActor func \(Self.name(F.self))GoesWrong() throws {
      \(lines.map { "  \($0)" }.joined(separator: "\n"))
      }
      """
  }

  /// Returns the statement that sends an event.
  ///
  /// - Parameters:
  ///   - code: The event.
  ///   - place: The flow types that lead from the root to the receiver; nil where none do.
  ///   - address: The receiver's place in the tree, for a comment where it cannot be named.
  /// - Returns: The statement.
  static func sending(_ code: String, to place: [String]?, at address: String) -> String {
    guard let place else { return "// \(code) to the flow at \(address), which no type leads to" }
    guard let first = place.first else { return "app.send(\(code))" }
    let deeper = place.dropFirst().map { ".child(\($0).self)?" }.joined()
    return "try app.child(\(first).self)\(deeper).send(\(code))"
  }
}

// MARK: - The end

extension TestCode {
  private func addEnd(to lines: inout [String]) {
    switch problem {
    case .inconsistent: lines.append("try app.expectConsistency()")
    case .outlives(let flow): lines.append("// \(flow) has ended by now and is still held.")
    case .results: lines += ["app.coordinator.cancel()", "#expect(app.result != nil)"]
    case .unhandled:
      if let last = lines.popLast() { lines.append("#expect(\(last) == .handled)") }
    case .elsewhere(let event, _): lines.append(expectation(event.to))
    case .impossible(let event): lines.append(expectation(event.from))
    case .unknownTransition(let text): lines.append("// Not in the graph: \(text)")
    }
  }

  /// Says which step the flow in question must be in; nil where it must be gone.
  private func expectation(_ step: String?) -> String {
    let children = place.map { ".child(\($0).self)?" }.joined()
    let flow = children.isEmpty ? "app" : "app.coordinator\(children)"
    return "#expect(\(flow).step == \(step.map { Self.code(forStep: $0) } ?? "nil"))"
  }

  /// A case gets its dot; other values are left as they are.
  private static func code(forStep text: String) -> String {
    text.first.map { $0.isLowercase || $0 == "_" } == true ? ".\(text)" : text
  }
}

// MARK: - The beginning

extension TestCode {
  /// A flow that keeps nothing can be made anew; another one has to be put in by the reader.
  private static func expression<F: Flow>(for flow: F) -> String {
    Mirror(reflecting: flow).children.isEmpty ? "\(Naming.type(F.self))()" : "flow"
  }

  /// The flow's name as a function begins, without what cannot stand there.
  private static func name<F: Flow>(_ flow: F.Type) -> String {
    let name = Naming.type(flow).filter { $0.isLetter || $0.isNumber }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
