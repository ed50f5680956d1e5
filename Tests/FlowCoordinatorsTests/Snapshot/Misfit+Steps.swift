// MARK: - Steps and events

extension Misfit {
  static var steps: [Misfit] {
    let advice =
      "Let the flow's Step keep its cases and payloads, read old ones in init(from:), or drop the snapshot."
    return [
      Misfit(
        name: "an unknown case",
        json: desk(step(#"{"desk":{}}"#), step(#"{"chapter":{"_0":7}}"#)),
        text: """
          Desk: DeskFlow cannot read step 2 of its path, {"chapter":{"_0":7}}: \
          Invalid number of keys found, expected one.
          \(advice)
          """
      ),
      Misfit(
        name: "a payload of another type, in a child",
        json: drafts(step(#"{"draft":{"_0":{"title":"Oak","tags":["a",5]}}}"#)),
        text: """
          Desk/drafts: DraftFlow cannot read step 1 of its path, \
          {"draft":{"_0":{"tags":["a",5],"title":"Oak"}}}: at draft._0.tags[1], 5 is not String.
          \(advice)
          """
      ),
      Misfit(
        name: "a payload that does not fit",
        json: desk(step(#"{"saving":{"id":-1}}"#, "nothing")),
        text: """
          Desk: DeskFlow cannot read step 1 of its path, {"saving":{"id":-1}}: \
          at saving.id, -1 is not UInt64.
          \(advice)
          """
      ),
      Misfit(
        name: "an event of another type",
        json: drafts(step(#"{"titles":{}}"#), #","postponed":[{"renamed":{}}]"#),
        text: """
          Desk/drafts: DraftFlow cannot read an event that it had postponed, {"renamed":{}}: \
          Invalid number of keys found, expected one.
          Let the flow's Event keep its cases and payloads, read old ones in init(from:), or drop the snapshot.
          """
      ),
      Misfit(
        name: "an event of a flow whose events are not Codable any more",
        json: #"{"version":1,"flows":[{"flow":"DeskFlow","path":[],"postponed":["kept"]}]}"#,
        text: """
          Desk: DeskFlow cannot restore the event "kept", which it had postponed: DeskFlow.Event is not Codable.
          Let DeskFlow.Event conform to Codable, or drop the snapshot.
          """
      ),
    ]
  }
}

// MARK: - What steps show

extension Misfit {
  static var shapes: [Misfit] {
    let changed = "Give what changed a step of its own, or drop the snapshot."
    return [
      Misfit(
        name: "a step that hosted a flow and hosts none",
        json: desk(step(#"{"page":{"_0":7}}"#, "flow")),
        text: """
          Desk: DeskFlow showed a flow in step page(7) when the snapshot was taken, and shows a screen now.
          \(changed)
          """
      ),
      Misfit(
        name: "a step that was an answered alert and shows nothing of its own",
        json: desk(step(#"{"desk":{}}"#), step(#"{"saving":{"id":1}}"#, "answeredAlert")),
        text: """
          Desk: DeskFlow showed an alert in step saving(id: 1) when the snapshot was taken, and shows nothing now.
          \(changed)
          """
      ),
      Misfit(
        name: "a screen that hosts a flow now",
        json: desk(step(#"{"drafts":{}}"#)),
        text: """
          Desk: DeskFlow showed a screen in step drafts when the snapshot was taken, and shows a flow now.
          \(changed)
          """
      ),
      Misfit(
        name: "a flow that began as none",
        json: desk(
          #"{"step":{"drafts":{}},"shows":"flow","began":{"page":{"_0":1}}}"#,
          then: ",1"
        ),
        text: """
          Desk: DeskFlow showed the flow of drafts in step page(1) when the snapshot was taken, \
          and shows a screen now.
          \(changed)
          """
      ),
      Misfit(
        name: "a flow that is not there",
        json: desk(step(#"{"drafts":{}}"#, "flow")),
        text: """
          Desk: The snapshot does not hold the flow that DeskFlow shows in step drafts.
          \(unchanged)
          """
      ),
      Misfit(
        name: "flows that no step shows",
        json: desk(step(#"{"desk":{}}"#), then: ",1,2"),
        text: "Desk: The snapshot ends with 2 flows that no step shows.\n" + unchanged
      ),
      Misfit(
        name: "a step above one that shows nothing",
        json: desk(step(#"{"drafts":{}}"#, "endedFlow"), step(#"{"desk":{}}"#)),
        text: """
          Desk: The saved path of DeskFlow goes on above step drafts, which shows nothing.
          Such a step leaves when the next enters; hand over what snapshot() returned, unchanged.
          """
      ),
      Misfit(
        name: "a step on an alert",
        json: desk(step(#"{"discard":{}}"#, "alert"), step(#"{"page":{"_0":1}}"#)),
        text: """
          Desk: The saved path of DeskFlow has step page(1) on an alert, which has no stack.
          Present what follows an alert, or drop the snapshot.
          """
      ),
      Misfit(
        name: "a child on an alert",
        json: desk(
          step(#"{"discard":{}}"#, "alert"),
          step(#"{"drafts":{}}"#, "flow"),
          then: #",{"flow":"DraftFlow","path":[\#(step(#"{"titles":{}}"#))]}"#
        ),
        text: """
          Desk/drafts: The saved path of DraftFlow has step titles on an alert, which has no stack.
          Present what follows an alert, or drop the snapshot.
          """
      ),
    ]
  }
}
