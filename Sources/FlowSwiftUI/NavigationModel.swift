public import FlowCoordinators
public import Observation

/// A router that keeps what is up as values, for a view to observe.
///
/// The model performs the calls of a coordinator on its ``containers``; a view shows them, and hands
/// what SwiftUI writes to its bindings to the `write` methods. They tell the user's moves from
/// everything else that SwiftUI writes, and report them to the coordinator.
///
/// ```swift
/// let model = NavigationModel()
/// let app = FlowCoordinator(AppFlow(), router: model)
/// app.start { _ in }
/// app.send(.loginTapped)
///
/// let lowest = model.containers[0]
/// lowest.root                                  // the screen of .welcome
/// lowest.path                                  // the identities of the screens above it
///
/// // The user swipes the sheet down, and SwiftUI writes nil:
/// let sheet = model.presented(over: lowest.id)
/// model.write(presented: nil, from: sheet?.id) // LoginFlow ends as cancelled(.dismissed)
/// ```
///
/// A binding says with each write which value it was made with (`from:`). That tells a move of the
/// user from a write that repeats what the model did itself, or that comes when the model has moved
/// on: such writes report nothing. What a screen's ``/FlowCoordinators/Screen/back`` does not allow is
/// not done either. Whenever the view may show something else than the model, its observers are told,
/// so that the view shows the model's state again.
///
/// A root with entry `.root` takes the lowest container; for one with entry `.push` or `.present` a
/// view of the app is the root of the lowest stack, see
/// ``/FlowCoordinators/NavigationContainer/hasOutsideRoot``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @Observable public final class NavigationModel: Router {
  /// Who hears of the user's moves.
  @ObservationIgnored public weak var delegate: (any RouterDelegate)? {
    didSet {
      if let delegate, delegate !== oldValue { world.welcomeRoot() }
    }
  }

  /// How the last change is shown.
  public private(set) var lastChange = NavigationChange.none

  private(set) var world = NavigationWorld()

  /// What has been written as a move of the user in this turn of the main loop.
  @ObservationIgnored private var written: Set<Write> = []

  /// Answers why a screen cannot be shown; nil for a model that is not asked to refuse any.
  @ObservationIgnored var reasonToRefuse: (@MainActor (Screen) -> String?)?

  /// Does something in a later turn of the main loop.
  @ObservationIgnored let later: @MainActor (@escaping @MainActor () -> Void) -> Void

  /// Creates a model in which nothing is up but a view of the app.
  public convenience init() {
    self.init { work in Task { @MainActor in work() } }
  }

  package init(later: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
    self.later = later
  }

  /// Makes the calls of a turn happen, as one change.
  public func perform(_ calls: [RouterCall]) {
    var world = world
    var change = lastChange.next(isAnimated: false)
    for call in calls {
      if call.isAnimated {
        let transition = world.screenMoved(by: call)?.transition
        change = lastChange.next(isAnimated: true, transition: transition)
      }
      world.apply(call)
    }
    let refused = reasonToRefuse.map { world.refuse(calls.flatMap(\.newScreens), because: $0) }
    show(world, by: change)
    report(refused ?? [])
  }

  func show(_ world: NavigationWorld, by change: NavigationChange) {
    change.make {
      lastChange = change
      self.world = world
    }
  }

  /// Tells the observers that what they have may differ from what is up.
  func showAgain() {
    show(world, by: lastChange.next(isAnimated: true))
  }
}

// MARK: - Repeated writes

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationModel {
  /// What a binding was given, and where that is not plain, with which value it was made.
  enum Write: Hashable {
    case path([ScreenID], NavigationContainer.ID, from: [ScreenID])
    case closing(NavigationContainer.ID)
    case selection(AnyHashable, ScreenID)
  }

  /// Returns whether this has not been written yet in this turn of the main loop.
  ///
  /// SwiftUI may write a value twice. Where a flow was asked instead of a move made, only the time
  /// tells the second write from another gesture.
  func isNew(_ write: Write) -> Bool {
    guard written.insert(write).inserted else { return false }
    later { [weak self] in self?.written.remove(write) }
    return true
  }
}

// MARK: - What is up

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationModel {
  /// The containers outside of panes, lowest first; the lowest one is always there.
  public var containers: [NavigationContainer] { world.openContainers }

  /// Returns a container that is up, in a pane or not.
  ///
  /// - Parameter id: The container's identity.
  /// - Returns: The container; nil when it is not up.
  public func container(_ id: NavigationContainer.ID) -> NavigationContainer? {
    world.search { $0.openContainers.first { $0.id == id } }
  }

  /// Returns the container that is presented directly over another one, in a pane or not.
  ///
  /// - Parameter id: The identity of the lower container.
  /// - Returns: The upper container; nil when the lower one has nothing over it, or is not up.
  public func presented(over id: NavigationContainer.ID) -> NavigationContainer? {
    world.search { world -> NavigationContainer?? in
      let containers = world.openContainers
      guard let index = containers.firstIndex(where: { $0.id == id }) else { return nil }
      return .some(containers.dropFirst(index + 1).first)
    } ?? nil
  }

  /// Returns a screen that is up, in a pane or not, with its newest step.
  ///
  /// - Parameter id: The screen's identity, such as one in
  ///   ``/FlowCoordinators/NavigationContainer/path``.
  /// - Returns: The screen; nil when it is not up.
  public func screen(_ id: ScreenID) -> Screen? {
    world.screen(id)
  }

  /// Returns the panes of a screen that is up, in a pane or not.
  ///
  /// - Parameter id: The screen's identity.
  /// - Returns: The panes; nil when the screen has none, or is not up.
  public func panes(of id: ScreenID) -> NavigationPanes? {
    world.panes(of: id)
  }
}
