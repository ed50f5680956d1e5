package import FlowCoordinators

/// Screens that no view can show.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationModel {
  /// Refuses from now on what cannot be shown, and what is up and cannot be shown.
  ///
  /// Everything that stands on such a screen goes with it. The delegate is told of the lowest one of
  /// each stack, with the reason.
  ///
  /// - Parameter reason: Answers why a screen cannot be shown; nil where it can.
  package func refuse(because reason: @escaping @MainActor (Screen) -> String?) {
    reasonToRefuse = reason
    var after = world
    let refused = after.refuse(after.allScreens, because: reason)
    guard !refused.isEmpty else { return }
    show(after, by: lastChange.next(isAnimated: false))
    report(refused)
  }

  func report(_ refused: [Refusal]) {
    for refusal in refused {
      delegate?.router(self, refused: refusal.screen, because: refusal.reason)
    }
  }
}

/// A screen that cannot be shown, and why.
struct Refusal {
  let screen: Screen
  let reason: String
}

extension NavigationWorld {
  /// Takes away what cannot be shown, and answers with what was lowest in its stack.
  ///
  /// - Parameters:
  ///   - screens: Those that are asked about, each before those that stand on it.
  ///   - reason: Answers why a screen cannot be shown; nil where it can.
  /// - Returns: The screens, lowest first where one is above the other, and the reasons.
  @MainActor mutating func refuse(
    _ screens: [Screen],
    because reason: @MainActor (Screen) -> String?
  ) -> [Refusal] {
    var refused: [Refusal] = []
    for screen in screens {
      guard let text = reason(screen), cut(from: screen.id) else { continue }
      refused.append(Refusal(screen: screen, reason: text))
    }
    return refused
  }

  /// Takes a screen away and all that stands on it, here or in a pane; false where it is not up.
  private mutating func cut(from id: ScreenID) -> Bool {
    let found = search { world in
      world.place(of: id).map { (world.containers[$0.container].id, $0.index) }
    }
    guard let (container, index) = found else { return false }
    let cut: Void? = change(containerWith: container) { world, number in
      world.cut(to: Place(container: number, index: index))
    }
    return cut != nil
  }
}

extension RouterCall {
  /// The screens that the call brings up, lowest first.
  var newScreens: [Screen] {
    switch self {
    case .setStack(let screens, _): screens
    case .push(let screen, _), .present(let screen, _, _): [screen]
    case .inPane(_, let call): call.newScreens
    case .pop, .dismiss, .update, .setPanes, .select: []
    }
  }
}
