import FlowCoordinators
import FlowGraphs
import Testing

@Suite("No false alarms")
struct CorrectFlowTests {
  @Test("forms are sound")
  func forms() throws {
    try expectSound(CorrectForms.SignInFlow())
    try expectSound(CorrectForms.WizardFlow())
    try expectSound(CorrectForms.PinFlow())
    try expectSound(CorrectForms.NicknameFlow())
    try expectSound(CorrectForms.ScanFlow())
    try expectSound(CorrectForms.ProfileFlow())
  }

  @Test("apps that never finish are sound")
  func apps() throws {
    try expectSound(CorrectApps.TabsFlow())
    try expectSound(CorrectApps.LinkFlow())
    try expectSound(CorrectApps.LaunchFlow())
    try expectSound(CorrectApps.SyncFlow())
    try expectSound(CorrectApps.PosterFlow())
    try expectSound(CorrectApps.ArchiveFlow())
    try expectSound(CorrectApps.ArchiveFlow(opened: nil))
  }

  @Test("hosts are sound, whatever value their children have")
  func hosts() throws {
    try expectSound(CorrectHosts.PermissionFlow())
    try expectSound(CorrectHosts.PermissionFlow(isKnown: true))
    try expectSound(CorrectHosts.PhotoFlow())
    try expectSound(CorrectHosts.PhotoFlow(isKnown: false))
    try expectSound(CorrectHosts.PaintFlow())
    try expectSound(CorrectHosts.FeedFlow())
    try expectSound(CorrectHosts.SocialFlow())
    try expectSound(CorrectHosts.FolderFlow())
    try expectSound(CorrectHosts.FolderFlow(name: "home", opened: "music"))
    try expectSound(CorrectHosts.GateFlow())
  }

  @Test("flows that host each other, or wait for one another, are sound")
  func networks() throws {
    try expectSound(CorrectNetworks.ProfileFlow(user: 1))
    try expectSound(CorrectNetworks.FollowersFlow(user: 1))
    try expectSound(CorrectNetworks.StartFlow())
    try expectSound(CorrectNetworks.EditFlow(text: "note"))
    try expectSound(CorrectNetworks.NotesFlow())
  }

  @Test("moves that always work are sound")
  func moves() throws {
    try expectSound(CorrectMoves.SheetFlow())
    try expectSound(CorrectMoves.ReaderFlow())
    try expectSound(CorrectMoves.AlertFlow())
    try expectSound(CorrectMoves.QuizFlow())
  }

  @Test("steps, events and outputs of any type are sound")
  func types() throws {
    try expectSound(CorrectTypes.PageFlow())
    try expectSound(CorrectTypes.PickerFlow(values: ["a", "b"]))
    try expectSound(CorrectTypes.FormFlow())
    try expectSound(CorrectTypes.MaybeFlow())
    try expectSound(CorrectTypes.ModelFlow())
    try expectSound(CorrectTypes.MaskedFlow())
    try expectSound(CorrectTypes.ObjectFlow())
  }

  @Test("a flow of the main actor is sound, and checked like any other")
  @MainActor func mainActor() throws {
    try expectSound(MainActorFlow())
    #expect(
      try FlowGraph(of: MainActorFlow(isDone: false)).problems.map(\.kind) == [
        .deadEnd(step: "second")
      ]
    )
  }
}

private func expectSound<F: Flow>(_ flow: F) throws {
  let graph = try FlowGraph(of: flow)
  #expect(graph.problems == [], "\(graph.report)")
}
