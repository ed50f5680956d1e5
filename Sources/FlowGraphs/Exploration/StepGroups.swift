import FlowCoordinators

/// Sorts step values into groups, one for each case of an enum.
///
/// A case with payload is known by the label in its mirror, whatever `description` says; a case
/// without one by the value itself, since such values are equal exactly when their case is. Values
/// of any other type, and of enums that hide their cases behind a mirror of their own, are one group
/// each.
struct StepGroups<Step: Hashable> {
  private(set) var names: [String] = []
  private var byLabel: [String: Int] = [:]
  private var byValue: [Step: Int] = [:]
  private var isEnum: Bool?
  private let tags = CaseTags<Step>()
  /// Groups by the tags of cases with payload, of which one mirror is enough; -1 where none was seen.
  private var byTag: [Int] = []

  mutating func group(of step: Step) -> Int {
    guard let tags, isEnum == true else { return newGroup(of: step).group }
    let tag = tags.tag(of: step)
    if tag < byTag.count, byTag[tag] >= 0 { return byTag[tag] }
    let (group, hasPayload) = newGroup(of: step)
    if hasPayload, tag < Self.mostTags {
      while byTag.count <= tag { byTag.append(-1) }
      byTag[tag] = group
    }
    return group
  }

  private static var mostTags: Int { 10_000 }

  private mutating func newGroup(of step: Step) -> (group: Int, hasPayload: Bool) {
    if let label = label(of: step) {
      if let group = byLabel[label] { return (group, true) }
      byLabel[label] = names.count
      names.append(label)
      return (names.count - 1, true)
    }
    if let group = byValue[step] { return (group, false) }
    byValue[step] = names.count
    names.append(Label.case(step))
    return (names.count - 1, false)
  }

  private mutating func label(of step: Step) -> String? {
    guard isEnum != false else { return nil }
    let mirror = Mirror(reflecting: step)
    if isEnum == nil {
      // The same for all values of a type.
      isEnum = mirror.displayStyle == .enum && !(step is any CustomReflectable)
      if isEnum == false { return nil }
    }
    return mirror.children.first?.label
  }
}

extension StepGroups {
  /// The groups in order of declaration where the type lists its cases, else as they were found.
  mutating func order(atMost limit: Int) -> [Int] {
    var order: [Int] = []
    if let type = Step.self as? any CaseIterable.Type {
      for step in cases(of: type).prefix(limit) { order.append(group(of: step)) }
    }
    var seen: Set<Int> = []
    return (order + Array(names.indices)).filter { seen.insert($0).inserted }
  }

  private func cases<C: CaseIterable>(of type: C.Type) -> [Step] {
    C.allCases.prefix(100_000).compactMap { $0 as? Step }
  }
}
