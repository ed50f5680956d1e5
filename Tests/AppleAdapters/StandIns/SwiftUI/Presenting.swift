extension View {
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, nil, content)
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .sheet,
      Binding<Present?>(
        read: { isPresented.wrappedValue ? Present() : nil },
        write: { isPresented.wrappedValue = $0 != nil }
      ),
      onDismiss
    ) { _ in content() }
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ kind: PresentationKind,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    Modified(self) { presenter, surface, environment in
      SwiftUI.render(presenter, on: surface, in: environment)
      guard let shown = item.wrappedValue else { return }
      EnvironmentValues.current = environment
      let screen = SwiftUIScreen(content(shown), in: environment)
      surface.appearances += screen.surface.appearances
      surface.presentations.append(
        Surface.Presentation(kind: kind, screen: screen) {
          item.wrappedValue = nil
          onDismiss?()
        }
      )
    }
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    noting { surface in
      if isDisabled { surface.isDismissDisabled = true }
    }
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    noting { $0.detents = detents }
  }
}

private struct Present: Identifiable {
  var id: Bool { true }
}

public struct PresentationDetent: Hashable, Sendable {
  let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
}

public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing }

public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
}

public struct Anchor<Value> {
  public struct Source {}
}

extension Anchor<CGRect>.Source {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

// MARK: - Alerts

extension View {
  public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    Modified(self) { presenter, surface, environment in
      SwiftUI.render(presenter, on: surface, in: environment)
      guard isPresented.wrappedValue, let data else { return }
      EnvironmentValues.current = environment
      let shown = Surface()
      let text = Surface()
      SwiftUI.render(actions(data), on: shown, in: environment)
      SwiftUI.render(message(data), on: text, in: environment)
      surface.alerts.append(
        Surface.Alert(
          title: title.string,
          message: text.texts.joined(separator: "\n"),
          buttons: shown.buttons
        ) { isPresented.wrappedValue = false }
      )
    }
  }
}
