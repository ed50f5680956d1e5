/// What the checks of a graph found, what they tried, and what they could not tell.
struct FlowReport {
  private let families: [FlowFamily]
  private let sizes: [String]
  let problems: [FlowProblem]
  private let notes: [String]

  init(_ graph: FlowGraph) {
    families = FlowFamily.all(in: graph)
    var problems: [FlowProblem] = []
    var notes: [String] = []
    var sizes: [String] = []
    var nested: Set<String> = []
    for family in families {
      let checker = FlowChecker(family)
      checker.run()
      sizes.append(Self.size(of: family, checker.cases))
      notes += checker.notes
      for problem in checker.problems {
        if case .endlessNesting(let flows) = problem.kind {
          if flows.allSatisfy(nested.contains) { continue }
          nested.formUnion(flows)
        }
        problems.append(problem)
      }
    }
    problems = Self.gathered(problems)
    self.problems =
      problems.filter { $0.severity == .error } + problems.filter { $0.severity == .warning }
    self.notes = notes
    self.sizes = sizes
  }

  private static func size(of family: FlowFamily, _ cases: CaseSurvey) -> String {
    let steps = cases.steps.all == nil ? "step" : "step case"
    let stepCount = cases.steps.all?.count ?? cases.steps.seen.count
    let events = cases.events.all?.count ?? cases.events.seen.count
    let values =
      cases.stepValueCount > cases.steps.seen.count ? " (\(cases.stepValueCount) values)" : ""
    return [
      "\(cases.steps.count) \(plural(steps, stepCount))\(values)",
      counted(events, cases.events.all == nil ? "event" : "event case"),
      counted(cases.exampleCount, "example"),
      counted(family.transitionCount, "transition"),
    ].joined(separator: ", ")
  }

  private static func plural(_ word: String, _ count: Int) -> String {
    count == 1 ? word : "\(word)s"
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(plural(word, count))"
  }
}

// MARK: - CustomStringConvertible

extension FlowReport: CustomStringConvertible {
  var description: String {
    var lines: [String] = []
    for (family, size) in zip(families, sizes) {
      lines.append(
        family.isInside
          ? "  \(family.address), \(family.name): \(size)" : "\(family.name): \(size): \(verdict)"
      )
    }
    let inside = Set(families.filter(\.isInside).map(\.address))
    for problem in problems {
      lines += [""] + problem.reportLines(isInside: inside.contains(problem.address))
    }
    if problems.contains(where: \.isSampled) {
      lines += [
        "",
        "  sampled: what never happens is known for these examples only; guards may let others pass",
      ]
    }
    if !notes.isEmpty { lines += [""] + notes.map { "  not checked: \($0)" } }
    return lines.joined(separator: "\n")
  }

  private var verdict: String {
    let errors = problems.count { $0.severity == .error }
    let warnings = problems.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append(Self.counted(errors, "error")) }
    if warnings > 0 { parts.append(Self.counted(warnings, "warning")) }
    return parts.isEmpty ? "no problem found with these examples" : parts.joined(separator: ", ")
  }
}
