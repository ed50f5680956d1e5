@MainActor
open class UISceneSession: NSObject {
  public let persistentIdentifier: String

  @_spi(Simulation) public init(persistentIdentifier: String) {
    self.persistentIdentifier = persistentIdentifier
  }

  open var stateRestorationActivity: NSUserActivity?
}

@MainActor
open class NSUserActivity: NSObject {
  public let activityType: String
  open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) {
    self.activityType = activityType
  }
}

public struct UIOpenURLContext: Hashable {
  public let url: URL

  @_spi(Simulation) public init(url: URL) { self.url = url }
}

@MainActor
open class UIScene: UIResponder {
  @MainActor
  open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var userActivities: [NSUserActivity] = []

    @_spi(Simulation) public override init() {}
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
  }
}

@MainActor
open class UIWindowScene: UIScene {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  open var windows: [UIWindow] { entries.compactMap(\.window) }

  func add(_ window: UIWindow) { entries.append(Entry(window: window)) }
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
