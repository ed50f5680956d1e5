#if (canImport(SwiftUI) && canImport(Darwin)) || STAND_INS
import FlowCoordinators
import SwiftUI

/// Bindings that say with each write which value they were made with.
///
/// Written out, since a key path into the model is not `Sendable`, and a write alone does not tell
/// the user's move from a late echo.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationModel {
  /// The path of a container.
  func path(of container: NavigationContainer) -> Binding<[ScreenID]> {
    let (id, old) = (container.id, container.path)
    return Binding {
      self.container(id)?.path ?? old
    } set: {
      self.write(path: $0, to: id, from: old)
    }
  }

  /// What is presented directly over a container, if it is of a kind and can be seen.
  func presented(
    _ kind: PresentedKind,
    over id: NavigationContainer.ID
  ) -> Binding<NavigationContainer?> {
    let old = visible(kind, over: id)?.id
    return Binding {
      self.visible(kind, over: id)
    } set: {
      self.write($0?.id, over: id, from: old)
    }
  }

  /// Whether an alert is presented directly over a container.
  func isAlertPresented(over id: NavigationContainer.ID) -> Binding<Bool> {
    let old = visible(.alert, over: id)?.id
    return Binding {
      self.visible(.alert, over: id) != nil
    } set: {
      if !$0 { self.write(nil, over: id, from: old) }
    }
  }

  /// The alert that is presented directly over a container.
  func alertItem(over id: NavigationContainer.ID) -> AlertItem? {
    visible(.alert, over: id).flatMap { container in
      container.alert.map { AlertItem(id: container.id, alert: $0) }
    }
  }

  /// The position of the selected pane of a screen, which a tab bar shows.
  func selection(of id: ScreenID, _ panes: NavigationPanes) -> Binding<Int> {
    let old = panes.selected
    return Binding {
      self.position(in: panes, of: id)
    } set: {
      if panes.all.indices.contains($0) {
        self.write(selection: panes.all[$0].id, of: id, from: old)
      }
    }
  }

  /// The column of the selected pane, which a narrow screen shows.
  ///
  /// The selected one again is no move of the user: nobody taps on a column as on a tab.
  func column(
    of id: ScreenID,
    _ panes: NavigationPanes,
    _ columns: [NavigationSplitViewColumn]
  ) -> Binding<NavigationSplitViewColumn> {
    let old = panes.selected
    return Binding {
      columns[self.position(in: panes, of: id)]
    } set: { column in
      guard let index = columns.firstIndex(of: column) else { return }
      let selection = panes.all[index].id
      guard selection != self.panes(of: id)?.selected else { return }
      self.write(selection: selection, of: id, from: old)
    }
  }

  /// Where the pane stands that is selected by now, among those that a view shows.
  private func position(in panes: NavigationPanes, of id: ScreenID) -> Int {
    let selected = self.panes(of: id)?.selected ?? panes.selected
    return panes.all.firstIndex { $0.id == selected } ?? 0
  }

  private func visible(
    _ kind: PresentedKind,
    over id: NavigationContainer.ID
  ) -> NavigationContainer? {
    guard isInView(id), let container = presented(over: id) else { return nil }
    return container.kind == kind ? container : nil
  }

  /// What goes with a pane that is not selected any more has not been closed by the user.
  private func write(
    _ presented: NavigationContainer.ID?,
    over id: NavigationContainer.ID,
    from old: NavigationContainer.ID?
  ) {
    if isInView(id) { write(presented: presented, from: old) }
  }
}

/// An alert, and the container that it is.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct AlertItem: Identifiable {
  let id: NavigationContainer.ID
  let alert: ScreenAlert
}
#endif
