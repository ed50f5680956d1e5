import FlowCoordinators

/// A test asked for a child flow that is not running.
public struct MissingChild: Error, Equatable {
  /// The name of the flow that was asked.
  public let parent: String

  /// The name of the child's flow type.
  public let wanted: String

  /// The pane that it was looked for in; nil where it was looked for everywhere.
  public let pane: String?

  /// What runs below the parent, with paths, an indented line each.
  public let running: [String]

  @MainActor init(
    of parent: any RunningFlow,
    wanted: any Flow.Type,
    inPane id: AnyHashable? = nil
  ) {
    self.parent = parent.name
    pane = id.map { Naming.expression($0.base) }
    self.wanted = Naming.type(wanted)
    running = Self.lines(below: parent, indentation: "  ")
  }

  @MainActor private static func lines(
    below parent: any RunningFlow,
    indentation: String
  ) -> [String] {
    var lines: [String] = []
    for child in parent.children {
      lines.append("\(indentation)\(child.name) \(child.pathDescription)")
      lines += self.lines(below: child, indentation: indentation + "  ")
    }
    return lines
  }
}

// MARK: - CustomStringConvertible

extension MissingChild: CustomStringConvertible {
  /// What was asked for, and what there is.
  public var description: String {
    let place = pane.map { " in a pane \($0)" } ?? ""
    let missing = "\(parent) has no running child \(wanted)\(place)."
    if running.isEmpty { return missing + "\nNo child is running." }
    return missing + "\nRunning are:\n" + running.joined(separator: "\n")
  }
}
