@_exported import UIKit

/// A view controller whose view is a SwiftUI view.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder aDecoder: NSCoder) { nil }

  /// What it shows now.
  @_spi(Simulation) public var screen: SwiftUIScreen { SwiftUIScreen(rootView) }
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// A view that is a view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("The stand-in shows view controllers itself") }

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

/// Makes a view controller for each evaluation; the real one makes one and updates it.
extension UIViewControllerRepresentable {
  func renderController(on surface: Surface) {
    let context = Context(coordinator: makeCoordinator())
    let controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    surface.controllers.append(controller)
    surface.dismantlings.append {
      Self.dismantleUIViewController(controller, coordinator: context.coordinator)
    }
  }
}
