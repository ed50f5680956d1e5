/// A snapshot of a desk that does not fit, and what is said about it.
struct Misfit {
  let name: String
  let json: String
  let text: String
}

// MARK: - Data and flows

extension Misfit {
  static func desk(_ steps: String..., then rest: String = "") -> String {
    let path = steps.joined(separator: ",")
    return #"{"version":1,"flows":[{"flow":"DeskFlow","path":[\#(path)]}\#(rest)]}"#
  }

  static func step(_ step: String, _ shows: String = "screen") -> String {
    #"{"step":\#(step),"shows":"\#(shows)"}"#
  }

  static func drafts(_ path: String, _ rest: String = "") -> String {
    desk(
      step(#"{"desk":{}}"#),
      step(#"{"drafts":{}}"#, "flow"),
      then: #",{"flow":"DraftFlow","path":[\#(path)]\#(rest)}"#
    )
  }

  static let unchanged = "Hand over what snapshot() returned, unchanged."

  static var data: [Misfit] {
    [
      Misfit(
        name: "another version",
        json: #"{"version":2,"tree":{"what":["ever"]}}"#,
        text: """
          Desk: The snapshot has version 2 of the format; this library restores version 1.
          Restore it with the library that took it, or drop it.
          """
      ),
      Misfit(
        name: "no snapshot",
        json: "[1]",
        text: "Desk: The snapshot is damaged: it has no version.\n" + unchanged
      ),
      Misfit(
        name: "no list of flows",
        json: #"{"version":1,"flows":"none"}"#,
        text: "Desk: The snapshot is damaged: at flows, there is no list.\n" + unchanged
      ),
      Misfit(
        name: "an empty list of flows",
        json: #"{"version":1,"flows":[]}"#,
        text: "Desk: The snapshot is damaged: at flows, the list is empty.\n" + unchanged
      ),
      Misfit(
        name: "a flow without a path",
        json: #"{"version":1,"flows":[{"flow":"DeskFlow"}]}"#,
        text: #"Desk: The snapshot is damaged: "path" is missing.\#n"# + unchanged
      ),
      Misfit(
        name: "an unknown kind of content",
        json: desk(step(#"{"desk":{}}"#, "video")),
        text: """
          Desk: The snapshot is damaged: at path[0].shows, \
          Cannot initialize Shown from invalid String value video.
          \(unchanged)
          """
      ),
      Misfit(
        name: "a way that is no text, in a child",
        json: drafts(#"{"step":{"titles":{}},"shows":"screen","presented":3}"#),
        text: """
          Desk/drafts: The snapshot is damaged: at path[0].presented, 3 is not String.
          \(unchanged)
          """
      ),
      Misfit(
        name: "another root",
        json: #"{"version":1,"flows":[{"flow":"ShopFlow","path":[]}]}"#,
        text: """
          Desk: The snapshot was taken of ShopFlow, and DeskFlow stands here.
          Restore it into the flow that it was taken of, or drop snapshots when flows are renamed.
          """
      ),
      Misfit(
        name: "another child",
        json: desk(
          step(#"{"drafts":{}}"#, "flow"),
          then: #",{"flow":"NotesFlow","path":[]}"#
        ),
        text: """
          Desk/drafts: The snapshot was taken of NotesFlow, and DraftFlow stands here.
          Restore it into the flow that it was taken of, or drop snapshots when flows are renamed.
          """
      ),
      Misfit(
        name: "an empty path",
        json: drafts(""),
        text: """
          Desk/drafts: The saved path of DraftFlow has no steps.
          A flow that runs has one step at least; hand over what snapshot() returned, unchanged.
          """
      ),
    ]
  }
}
