import FlowCoordinators
import FlowTesting
import Foundation
import Testing

@Suite("A snapshot whose panes do not fit names the place, and the app begins at its beginning")
@MainActor struct PaneMisfitTests {
  private static let deck = #"{"deck":{"_0":1,"_1":0}}"#
  private static let list = #"[{"id":"one"},{"id":"two"}]"#

  /// A snapshot of a flow in whose panes other flows run.
  private static func json(
    step: String = deck,
    shows: String = "panes",
    _ rest: String = #","panes":\#(list)"#,
    flows: String...
  ) -> String {
    let path = #"[{"step":\#(step),"shows":"\#(shows)"\#(rest)}]"#
    let root = #"{"flow":"Puppet","path":\#(path)}"#
    return #"{"version":1,"flows":[\#(([root] + flows).joined(separator: ","))]}"#
  }

  private static func flow(_ name: String = "Puppet", _ step: String = #"{"a":{}}"#) -> String {
    #"{"flow":"\#(name)","path":[{"step":\#(step),"shows":"screen"}]}"#
  }

  private static let own = "Give a step with other panes a case of its own, or drop the snapshot."
  private static let changed = "Give what changed a step of its own, or drop the snapshot."

  private static var panes: [Misfit] {
    [
      Misfit(
        name: "fewer panes",
        json: json(#","panes":[{"id":"one"}]"#, flows: flow()),
        text: """
          Puppet: Puppet had the pane one in step deck(1, .one) when the snapshot was taken, \
          and has the panes one, two now.
          \(own)
          """
      ),
      Misfit(
        name: "other panes, when there were none",
        json: json(#","panes":[]"#),
        text: """
          Puppet: Puppet had no pane in step deck(1, .one) when the snapshot was taken, \
          and has the panes one, two now.
          \(own)
          """
      ),
      Misfit(
        name: "panes in another order",
        json: json(#","panes":[{"id":"two"},{"id":"one"}]"#, flows: flow(), flow()),
        text: """
          Puppet: Puppet had the panes two, one in step deck(1, .one) when the snapshot was taken, \
          and has the panes one, two now.
          \(own)
          """
      ),
      Misfit(
        name: "a step that had panes and has none",
        json: json(step: #"{"a":{}}"#, flows: flow(), flow()),
        text: """
          Puppet: Puppet showed panes in step a when the snapshot was taken, and shows a screen now.
          \(changed)
          """
      ),
      Misfit(
        name: "a screen that has panes now",
        json: json(shows: "screen", ""),
        text: """
          Puppet: Puppet showed a screen in step deck(1, .one) when the snapshot was taken, \
          and shows panes now.
          \(changed)
          """
      ),
      Misfit(
        name: "a pane that began as none",
        json: json(
          #","panes":[{"id":"one","began":{"a":{}}},{"id":"two"}]"#,
          flows: flow(),
          flow()
        ),
        text: """
          Puppet: Puppet showed the pane one of deck(1, .one) in step a when the snapshot was taken, \
          and shows a screen now.
          \(changed)
          """
      ),
      Misfit(
        name: "a pane that began among others",
        json: json(
          #","panes":[{"id":"one"},{"id":"two","began":{"deck":{"_0":2,"_1":0}}}]"#,
          flows: flow(),
          flow()
        ),
        text: """
          Puppet: Puppet showed the pane two of deck(1, .one) in step deck(2, .one) \
          when the snapshot was taken, and shows other panes now.
          \(changed)
          """
      ),
    ]
  }

  private static var flows: [Misfit] {
    [
      Misfit(
        name: "a flow that is missing",
        json: json(flows: flow()),
        text: """
          Puppet: The snapshot does not hold the flow that Puppet shows in the pane two \
          of step deck(1, .one).
          \(Misfit.unchanged)
          """
      ),
      Misfit(
        name: "a flow for an empty pane",
        json: json(
          #","panes":[{"id":"one","isEmpty":true},{"id":"two"}]"#,
          flows: flow(),
          flow()
        ),
        text: "Puppet: The snapshot ends with a flow that no step shows.\n" + Misfit.unchanged
      ),
      Misfit(
        name: "another flow in a pane",
        json: json(flows: flow(), flow("NotesFlow")),
        text: """
          Puppet/deck/two: The snapshot was taken of NotesFlow, and Puppet stands here.
          Restore it into the flow that it was taken of, or drop snapshots when flows are renamed.
          """
      ),
      Misfit(
        name: "a step in a pane that cannot be read",
        json: json(flows: flow("Puppet", #"{"order":{"_0":"x"}}"#), flow()),
        text: """
          Puppet/deck/one: Puppet cannot read step 1 of its path, {"order":{"_0":"x"}}: \
          at order._0, "x" is not Int.
          Let the flow's Step keep its cases and payloads, read old ones in init(from:), or drop the snapshot.
          """
      ),
    ]
  }

  private static var data: [Misfit] {
    [
      Misfit(
        name: "no list of panes",
        json: json("", flows: flow(), flow()),
        text: """
          Puppet: The snapshot is damaged: at path[0].panes, there is no list.
          \(Misfit.unchanged)
          """
      ),
      Misfit(
        name: "a selected pane that is not there",
        json: json(#","selected":2,"panes":\#(list)"#, flows: flow(), flow()),
        text: """
          Puppet: The snapshot is damaged: at path[0].selected, there is no pane 2.
          \(Misfit.unchanged)
          """
      ),
      Misfit(
        name: "a pane whose name is none",
        json: json(#","panes":[{"id":3},{"id":"two"}]"#, flows: flow(), flow()),
        text: """
          Puppet: The snapshot is damaged: at path[0].panes[0].id, 3 is not String.
          \(Misfit.unchanged)
          """
      ),
    ]
  }

  @Test("with exactly these words")
  func texts() throws {
    let decks: [Int: [Tab: Puppet]] = [
      1: [.one: Puppet(.a), .two: Puppet(.b)], 2: [.one: Puppet(.c)],
    ]
    for test in Self.panes + Self.flows + Self.data {
      let snapshot = try JSONDecoder().decode(FlowSnapshot.self, from: Data(test.json.utf8))
      let stage = Stage(Puppet(.z, decks: decks), starts: false)
      let error = #expect(throws: SnapshotError.self, "\(test.name)") {
        try stage.start(restoring: snapshot)
      }
      let text = test.text + "\nThe app has started at its beginning."
      #expect(error?.description == text, "\(test.name)")
      #expect(stage.log.lines == ["Puppet: started on [z]"])
      try stage.router.expect([.setStack(P.z, animated: false)])
    }
  }

  @Test("panes on an alert, which has no stack")
  func onAlert() throws {
    let json = """
      {"version":1,"flows":[{"flow":"MazeFlow","path":[
      {"step":{"question":{"_0":1}},"shows":"alert"},
      {"step":{"rooms":{"_0":5,"selected":0}},"shows":"panes","panes":[]}]}]}
      """
    let snapshot = try JSONDecoder().decode(FlowSnapshot.self, from: Data(json.utf8))
    let error = #expect(throws: SnapshotError.self) {
      try FlowTester(MazeFlow(), restoring: snapshot)
    }
    #expect(error?.kind == .pushOntoAlert("rooms(5, selected: 0)"))
  }
}
