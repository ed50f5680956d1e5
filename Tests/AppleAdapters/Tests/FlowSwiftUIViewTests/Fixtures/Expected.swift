import FlowCoordinators
import FlowSwiftUI
@_spi(Simulation) import SwiftUI

/// What a user sees of a container and of all that is presented over it, in one value.
struct Sight: Equatable {
  var texts: [String]
  var alerts: [String] = []
  var presented: [Sight] = []
}

extension Sight {
  /// What an evaluation shows.
  @MainActor init(_ screen: SwiftUIScreen) {
    texts = screen.texts
    alerts = screen.alertTitles
    presented = screen.allPresented.map { Sight($0) }
  }

  /// What is to be shown of a container of tours, worked out without any view.
  @MainActor init(_ container: NavigationContainer, in model: NavigationModel) {
    texts = container.screens.last.map { Self.texts(of: $0, in: model) } ?? []
    for screen in container.screens {
      for pane in Self.panesInView(of: screen, in: model) {
        let sight = Sight(pane.containers[0], in: model)
        if model.panes(of: screen.id)?.selected == pane.id || Self.hasColumns(screen, in: model) {
          alerts += sight.alerts
          presented += sight.presented
        }
      }
    }
    guard let upper = model.presented(over: container.id) else { return }
    if let alert = upper.alert {
      alerts.append(alert.title)
    } else {
      presented.append(Sight(upper, in: model))
    }
  }

  @MainActor private static func texts(of screen: Screen, in model: NavigationModel) -> [String] {
    let panes = panesInView(of: screen, in: model).map { pane in
      pane.containers[0].screens.last.map { texts(of: $0, in: model) } ?? []
    }
    switch model.panes(of: screen.id)?.style {
    case .tabs?, .split?: return panes.flatMap(\.self)
    case .drawer?:
      // The view of a tour's deck has the first pane on the left, if it is there.
      let hasMenu = model.panes(of: screen.id)?[Tab.one] != nil
      let menu = hasMenu ? panes[0] : []
      return menu + ["beside"] + panes.dropFirst(hasMenu ? 1 : 0).flatMap(\.self)
    case nil: return [screen.step(as: T.self).map { "\($0)" } ?? "a stranger"]
    }
  }

  @MainActor private static func panesInView(
    of screen: Screen,
    in model: NavigationModel
  ) -> [NavigationPane] {
    guard let panes = model.panes(of: screen.id) else { return [] }
    guard panes.style == .drawer, case .deck(_, let selected)? = screen.step(as: T.self) else {
      return hasColumns(screen, in: model)
        ? panes.all : panes.all.filter { $0.id == panes.selected }
    }
    return [Tab.one, selected == .one ? .two : selected].compactMap { panes[$0] }
  }

  @MainActor private static func hasColumns(_ screen: Screen, in model: NavigationModel) -> Bool {
    guard let panes = model.panes(of: screen.id) else { return false }
    return panes.style == .split && panes.all.count > 1
  }
}
