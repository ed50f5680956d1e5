/// What a test had not looked at when it ended.
public struct UnseenRemains: Error, Equatable {
  /// Remains of one kind.
  public struct Group: Equatable, Sendable {
    /// What the remains are, such as "router call".
    public let kind: String

    /// Their texts, in order.
    public let texts: [String]
  }

  /// The name of the flow under test.
  public let flow: String

  /// The remains by kind; no group is empty.
  public private(set) var groups: [Group] = []

  init(of flow: String) {
    self.flow = flow
  }

  var isEmpty: Bool { groups.isEmpty }

  mutating func add(_ kind: String, _ texts: [String]) {
    if !texts.isEmpty { groups.append(Group(kind: kind, texts: texts)) }
  }
}

// MARK: - CustomStringConvertible

extension UnseenRemains: CustomStringConvertible {
  /// A headline, then each kind with its number and its texts.
  public var description: String {
    var lines = ["The test of \(flow) ended without looking at everything."]
    for group in groups {
      lines.append("\(group.kind), \(group.texts.count):")
      for text in group.texts {
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      }
    }
    lines.append("Reading a property of the tester, or router.expect(_:), counts as looking at it.")
    return lines.joined(separator: "\n")
  }
}
