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
      guard let text = reason(screen) else { continue }
      // What stood on a screen that has gone is up no more.
      let cut: Void? = change(worldWith: screen.id) { $0.cut(to: $1) }
      guard cut != nil else { continue }
      refused.append(Refusal(screen: screen, reason: text))
    }
    return refused
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
