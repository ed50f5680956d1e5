import FlowCoordinators
import Testing

private enum Empty {}
private enum Single { case only }
private enum Plain: String { case first, second = "2", `default`, überraschung }
private enum Mixed { case plain, number(Int), other, pair(x: String, y: [Int]), failure(any Error) }
private indirect enum Tree { case leaf, node(Tree, Tree) }
private enum Generic<Value> { case some(Value), nothing, inner(Box<Value>) }
private struct Box<Value> { enum Content { case value(Value), sealed } }
private enum Weightless { case void(Void), plain, never(Never), function(() -> Void) }
private struct Point {}
private final class Node {}

@Suite("All cases of an enum")
struct EnumCasesTests {
  @Test("an enum lists its cases, those whose payload takes room first")
  func enums() {
    let expected: [(Any.Type, [String])] = [
      (Empty.self, []), (Never.self, []),
      (Single.self, ["only"]),
      (Plain.self, ["first", "second", "default", "überraschung"]),
      (Mixed.self, ["number", "pair", "failure", "plain", "other"]),
      (Tree.self, ["node", "leaf"]),
      (Generic<Int>.self, ["some", "nothing", "inner"]),
      (Generic<Never>.self, ["some", "nothing", "inner"]),
      (Box<String>.Content.self, ["value", "sealed"]),
      (Weightless.self, ["function", "void", "plain", "never"]),
      (Int?.self, ["some", "none"]),
      (Result<Int, any Error>.self, ["success", "failure"]),
      (FlowFailure.self, ["cancelled", "failed"]),
      (FloatingPointSign.self, ["plus", "minus"]),
    ]
    for (type, names) in expected { #expect(EnumCases.names(of: type) == names, "\(type)") }
  }

  @Test("what is no enum has no cases to know")
  func others() {
    let types: [Any.Type] = [
      Point.self, Node.self, Int.self, String.self, Bool.self, (Int, Int).self, (() -> Void).self,
      Any.self, (any Error).self, (any Collection<Int>).self, Int.Type.self, [Int].self,
    ]
    for type in types { #expect(EnumCases.names(of: type) == nil, "\(type)") }
  }

  @Test("a local enum inside a function is known too")
  func local() {
    enum Local { case here(Int), there }
    #expect(EnumCases.names(of: Local.self) == ["here", "there"])
  }
}
