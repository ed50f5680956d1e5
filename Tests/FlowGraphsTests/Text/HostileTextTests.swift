import FlowCoordinators
import FlowGraphs
import Testing

@Suite("Texts with hostile names")
struct HostileTextTests {
  /// A chain of steps with these names, and with the same names for events and examples.
  private func chain(of names: [String]) -> WordedFlow<Int> {
    var flow = WordedFlow<Int>(steps: names)
    for (number, name) in names.enumerated() {
      let next = flow.steps[(number + 1) % names.count]
      flow.add(name) { $0 == number ? .push(next) : nil }
      let example = names[(number + 3) % names.count]
      flow.add("to \(name)", label: example) { $0 == number ? .replace(with: next) : nil }
      flow.add("to \(name)", label: example + "2") { $0 == number ? .finish(.second) : nil }
      flow.add(name) { $0 == number ? .stay : nil }
    }
    return flow
  }

  @Test("each name comes back as it is", arguments: HostileNames.all)
  func one(name: String) throws {
    var flow = chain(of: [name, "other"])
    flow.host(chain(of: [name]), in: 1, ending: name) { $0 == 1 ? .pop : nil }
    try ReadBack(graph: FlowGraph(of: flow), comment: "\(name.debugDescription)").checkAll()
  }

  @Test("all names come back from one flow")
  func all() throws {
    let graph = try FlowGraph(of: chain(of: HostileNames.all))
    #expect(graph.nodes.count { $0.isStep } == HostileNames.all.count)
    try ReadBack(graph: graph, comment: "all").checkAll()
  }

  @Test("names at every step come back from the any step state")
  func anyStep() throws {
    for start in stride(from: 0, to: HostileNames.all.count, by: 20) {
      var flow = chain(of: ["a", "b", "c", "d", "e"])
      let home = flow.steps[0]
      for name in HostileNames.all.dropFirst(start).prefix(20) {
        flow.add("\(name)!") { _ in .setStack([home]) }
        flow.add("\(name)?") { _ in .postpone }
      }
      let graph = try FlowGraph(of: flow)
      #expect(graph.mermaid().contains("as any_step"))
      try ReadBack(graph: graph, comment: "names from \(start)").checkAll()
    }
  }

  @Test("what Mermaid would misread is written with entities")
  func entities() throws {
    let names = [
      ":", ";", "end note", "end", "State", "note", "[*]", "default", "as x", "#35;", "a\"b\\",
      "line\nend", "", "-->", "%%{x}", "direction LR", "[[fork]]", "_a_b_",
    ]
    let text = try FlowGraph(of: WordedFlow<Int>(steps: names).reachingAll).mermaid()
    #expect(
      text == """
        stateDiagram-v2
          direction LR
          state "#58;" as s__
          state "#59;" as s___2
          state "end note" as s_end_note
          state "end" as s_end
          state "State" as s_State
          state "note" as s_note
          state "[#42;]" as s____
          state "default" as s_default
          state "as x" as s_as_x
          state "#35;35#59;" as s__35_
          state "a#quot;b#92;" as s_a_b_
          state "line<br/>end" as s_line_end
          state "#160;" as s___3
          state "--#gt;" as s_____2
          state "#37;#37;#123;x#125;" as s____x_
          state "#100;irection LR" as s_direction_LR
          state "#91;[fork]]" as s___fork__
          state "#95;a_b#95;" as s__a_b_
          [*] --> s__
          s__ --> s___2 : e1
          s__ --> s_end_note : e2
          s__ --> s_end : e3
          s__ --> s_State : e4
          s__ --> s_note : e5
          s__ --> s____ : e6
          s__ --> s_default : e7
          s__ --> s_as_x : e8
          s__ --> s__35_ : e9
          s__ --> s_a_b_ : e10
          s__ --> s_line_end : e11
          s__ --> s___3 : e12
          s__ --> s_____2 : e13
          s__ --> s____x_ : e14
          s__ --> s_direction_LR : e15
          s__ --> s___fork__ : e16
          s__ --> s__a_b_ : e17

        """
    )
  }

  @Test("over-long labels are cut, never within an entity")
  func long() throws {
    let texts = [
      String(repeating: ";", count: 121), String(repeating: "x", count: 120),
      "a" + String(repeating: "\u{301}", count: 5000),
    ]
    let text = try FlowGraph(of: WordedFlow<Int>(steps: texts).reachingAll).mermaid()
    let states = try MermaidReader(text).states
    #expect(states[0].lines == [String(repeating: ";", count: 119) + "…"])
    #expect(states[1].lines == [texts[1]])
    #expect(states[2].lines == ["…"])
  }

  @Test("of many lines the first ones are drawn")
  func many() throws {
    let name = (1...100).map { "\($0)" }.joined(separator: "\n")
    let text = try FlowGraph(of: WordedFlow<Int>(steps: [name])).mermaid()
    let lines = try MermaidReader(text).states[0].lines
    #expect(lines.count == 61)
    #expect(lines.last == "… 40 more")
  }

  @Test("a pipe, a backslash and a line end stay within their cell")
  func cells() throws {
    let flow = WordedFlow<Int>(steps: ["a|b", "\\|", "`x`\ny", "<b> & _c_ *d*"]).reachingAll
    let rows = try FlowGraph(of: flow).markdown().split(separator: "\n").dropFirst(4)
    #expect(
      rows.filter { $0.contains("setStack") } == [
        #"| a\|b | e1 | \\\| | setStack |"#,
        #"| a\|b | e2 | \`x\`<br/>y | setStack |"#,
        #"| a\|b | e3 | \<b> \& \_c\_ \*d\* | setStack |"#,
      ]
    )
  }
}

extension WordedFlow {
  /// The flow with an event for each step that leads there from the first one.
  fileprivate var reachingAll: WordedFlow {
    var flow = self
    for step in steps.dropFirst() {
      flow.add("e\(step.number)") { $0 == 0 ? .setStack([step]) : nil }
    }
    return flow
  }
}
