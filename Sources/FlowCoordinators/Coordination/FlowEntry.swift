/// The way a root coordinator's first screen enters a router.
public enum FlowEntry: Hashable, Sendable {
  /// The flow owns the lowest container: its screens replace whatever was there.
  case root

  /// The flow is pushed onto what is already up, and removed again at its end.
  case push

  /// The flow is presented over what is already up, and dismissed at its end.
  case present(PresentationStyle = .sheet)
}
