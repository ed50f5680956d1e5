public import FlowCoordinators

/// Something that a router was asked to do and that a real platform would reject.
///
/// Coordinators never ask for such a thing: a violation is a bug of the library, or of calls that
/// were written by hand. The rejected call changes nothing.
public struct RouterViolation: Equatable {
  /// Why the calls would be rejected.
  public enum Reason: Equatable {
    /// The list of calls is empty.
    case noCalls

    /// More than one call of a list is animated.
    case manyAnimated

    /// A container was given no screens.
    case emptyStack

    /// A container was given this screen more than once.
    case repeated(Screen)

    /// The screen to show is up already.
    case alreadyUp(Screen)

    /// The screen is not up; the world is what is, by containers, lowest first.
    case notUp(Screen, world: [[Screen]])

    /// The screen to pop to is below the topmost container, which holds these screens.
    case inLowerContainer(Screen, topmost: [Screen])

    /// The screen to pop to has nothing above it.
    case alreadyOnTop(Screen)

    /// No container is above the one that shows the screen; nil for what was up before the root.
    case nothingPresented(above: Screen?)

    /// A pop to what was up before the root would have to close the container of these screens.
    case closesContainer(topmost: [Screen])

    /// A pop to what was up before the root finds none of the root's screens.
    case nothingOwn

    /// The screen was up before the root started.
    case foreign(Screen)

    /// The topmost container is an alert, which has no stack.
    case onAlert([Screen])

    /// No screen that is up has the pane.
    case noSuchPane(ScreenPane)
  }

  /// The calls that would be rejected: one, or a list that is wrong as a whole.
  public let calls: [RouterCall]

  /// Why they would be rejected.
  public let reason: Reason
}
