import FlowCoordinators

/// How a flow is entered, as far as its steps and its results depend on that.
struct Entrance: Hashable {
  /// Whether the hosting step, and with it the flow, is presented.
  let isPresented: Bool
  /// What the hosting step says about the user's way back, which holds for the first screen; nil
  /// where that is open.
  let back: ScreenBack?
  /// Whether the flow is in a pane, whose first screen the user can neither pop nor dismiss.
  var isPane = false

  /// How a flow in a pane is entered.
  static var pane: Entrance {
    var entrance = Entrance(isPresented: false, back: nil)
    entrance.isPane = true
    return entrance
  }

  /// How an outermost flow is entered.
  static let root = Entrance(isPresented: false, back: nil)

  init(isPresented: Bool, back: ScreenBack?) {
    self.isPresented = isPresented
    self.back = back == .allowed ? nil : back
  }

  /// How the child of a step is entered, in a flow that is entered like this.
  ///
  /// - Parameters:
  ///   - traits: How the step stands in its path.
  ///   - back: What the step says about its way back; nil where it says nothing.
  /// - Returns: The child's entrance.
  func ofChild(in traits: PathEntry.Traits, saying back: ScreenBack?) -> Entrance {
    let isFirst = traits.contains(.first)
    var child = Entrance(
      isPresented: traits.contains(.presented) || isFirst && isPresented,
      back: back ?? (isFirst ? self.back : nil)
    )
    child.isPane = isFirst && isPane
    return child
  }
}
