/// How the user can get out of a flow by hand, and what the way back from its first screens does.
struct UserWays {
  /// Whether the user can leave the whole flow by gestures, on some path.
  let isOpen: Bool
  /// What the way back from the screens that the flow can begin with does.
  let firstBacks: NodeTraits

  /// Those of a flow that says nothing about ways back.
  static let open = UserWays(isOpen: true, firstBacks: .backAllowed)

  init(isOpen: Bool, firstBacks: NodeTraits) {
    self.isOpen = isOpen
    self.firstBacks = firstBacks
  }
}
