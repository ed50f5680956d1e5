import Testing

@testable import FlowTesting

@Suite("Shrinking")
@MainActor struct ShrinkingTests {
  @Test(
    "the fewest elements that fail are left, in their order",
    arguments: [[0], [99], [3, 50], [0, 1, 2], [10, 11, 70, 98], []]
  )
  func needed(needed: [Int]) {
    var count = 0
    let list = Shrinking.shortest(of: Array(0..<100)) { list in
      count += 1
      return needed.allSatisfy { list.contains($0) }
    }
    #expect(list == needed)
    #expect(count < 500)
  }

  @Test("where every element matters nothing goes")
  func everything() {
    #expect(Shrinking.shortest(of: [1, 2, 3]) { $0.count == 3 } == [1, 2, 3])
    #expect(Shrinking.shortest(of: [1]) { !$0.isEmpty } == [1])
    #expect(Shrinking.shortest(of: [Int]()) { _ in true } == [])
  }

  @Test("what fails for two reasons ends with one of them")
  func twoReasons() {
    let list = Shrinking.shortest(of: Array(1...20)) { $0.contains(3) || $0.contains(18) }
    #expect(list == [3])
  }
}
