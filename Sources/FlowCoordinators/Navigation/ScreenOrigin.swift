/// What all screens of one coordinator have in common, in one object, so that a recorded call stays
/// small.
@usableFromInline class ScreenOrigin {
  private var knownSpace: ScreenSpace?

  /// The coordinator, while it is part of its tree.
  ///
  /// Searched for, from the top: a recorded call must keep no flow alive, and an object that is held
  /// weakly counts its references many times slower for the rest of its life.
  @MainActor var owner: (any FlowNode)? { space.tree?.node(of: self) }

  /// The space that the numbers of its screens belong to; one of its own when none is given.
  var space: ScreenSpace {
    if let knownSpace { return knownSpace }
    let space = ScreenSpace()
    knownSpace = space
    return space
  }

  @usableFromInline init(in space: ScreenSpace?) {
    knownSpace = space
  }
}

/// The flow that screens belong to.
@usableFromInline final class FlowOrigin<F: Flow>: ScreenOrigin {
  @usableFromInline let flow: F

  @inlinable init(_ flow: F, in space: ScreenSpace? = nil) {
    self.flow = flow
    super.init(in: space)
  }
}
