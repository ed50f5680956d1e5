import FlowCoordinators
import Testing

@testable import FlowGraphs

private enum Plain: CaseIterable { case first, second, third }
private enum Mixed {
  case plain, number(Int), other, pair(x: String, y: [Int]), void(Void)
}
private indirect enum Tree { case leaf, node(Tree, Tree) }
private enum Generic<Value> { case some(Value), nothing }
private enum Same: Hashable {
  case a(x: Int), a(y: Int), b(Int), c
}

@Suite("The case of an enum value")
struct CaseTagsTests {
  @Test("values have one tag exactly when they are of one case")
  func tags() throws {
    try expectCases([Plain.allCases.map { [$0] }])
    try expectCases([
      [
        [.number(1), .number(2)],
        [.pair(x: "", y: []), .pair(x: "long enough to allocate", y: [1])],
      ],
      [[Mixed.plain], [.other], [.void(())]],
    ])
    try expectCases([[[Tree.leaf], [.node(.leaf, .leaf), .node(.node(.leaf, .leaf), .leaf)]]])
    try expectCases([[[Generic.some("a"), .some("b")], [.nothing]]])
    try expectCases([[[Int?.some(1), 2], [nil]]])
  }

  @Test("what is no enum has no tags")
  func others() {
    #expect((CaseTags<Int>() == nil) as Bool)
    #expect((CaseTags<String>() == nil) as Bool)
    #expect((CaseTags<(Int, Int)>() == nil) as Bool)
    #expect((CaseTags<any Error>() == nil) as Bool)
    #expect((CaseTags<AnyHashable>() == nil) as Bool)
  }

  @Test("groups are the names of cases, however many values there are")
  func groups() {
    var groups = StepGroups<Same>()
    let steps: [Same] = [.b(1), .a(x: 1), .c, .a(y: 1), .b(2), .a(x: 2), .a(y: 2), .c, .b(3)]
    #expect(steps.map { groups.group(of: $0) } == [0, 1, 2, 1, 0, 1, 1, 2, 0])
    #expect(groups.names == ["b", "a", "c"])
  }

  /// Expects one tag for each list of values.
  private func expectCases<Value>(_ cases: [[[Value]]]) throws {
    guard let tags = CaseTags<Value>() else {
      #if arch(x86_64)
      Issue.record("no tags of \(Value.self)")
      #endif
      return
    }
    let found = cases.joined().map { values in Set(values.map { tags.tag(of: $0) }) }
    #expect(found.allSatisfy { $0.count == 1 })
    #expect(Set(found).count == found.count)
  }
}
