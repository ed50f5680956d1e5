/// One thing that a router displays: a step of one coordinator.
///
/// Two screens are equal when their steps are, the steps' types included. Identity is ``id``: a
/// router keys on it, since the same step can be up twice.
///
/// ```swift
/// router.screens.last == Screen(LoginFlow.Step.credentials)
/// ```
public struct Screen {
  /// The screen's contents, in one reference, so that a recorded call stays small.
  @usableFromInline let content: ScreenContent

  /// The identity of the screen, kept when its step gets a new payload.
  public var id: ScreenID { content.id }

  /// The step that the screen stands for.
  public var step: AnyHashable { content.anyStep }

  /// The type of the flow that the step belongs to.
  public var flow: any Flow.Type { content.flowType }

  /// The flow that the step belongs to, as its coordinator runs it.
  ///
  /// An adapter asks it for a view: `screen.instance as? any ViewFlow`.
  public var instance: any Flow { content.anyFlow }

  /// Creates a screen that belongs to no coordinator, to compare others with.
  public init<Step: Hashable>(_ step: Step) {
    content = FlowScreen(number: 0, origin: FlowOrigin(ComparedStep(initial: step)), step: step)
  }

  @inlinable init(_ content: ScreenContent) {
    self.content = content
  }

  /// Returns the step if it has that type, else nil.
  public func step<Step: Hashable>(as type: Step.Type) -> Step? {
    (content as? any StepScreen)?.step as? Step
  }

  /// Returns the handle through which this screen sends its events.
  ///
  /// Nil when the screen belongs to another type of flow, or to no coordinator. The handle can be
  /// kept as long as one likes: it holds no coordinator, and knows when its screen is gone.
  ///
  /// - Complexity: O(*n*) where *n* is the number of flows that run in the tree; nearly always only
  ///   those on top of each other are looked at.
  @MainActor public func send<F: Flow>(for flow: F.Type) -> Send<F.Event>? {
    (content as? FlowScreen<F>).map { Send(from: $0) }
  }
}

/// The identity of a screen, never used again in a process.
public struct ScreenID: Hashable, Sendable {
  let space: ScreenSpace
  let number: Int

  /// Returns whether both are the same screen.
  public static func == (lhs: ScreenID, rhs: ScreenID) -> Bool {
    lhs.number == rhs.number && lhs.space === rhs.space
  }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(ObjectIdentifier(space))
  }
}

/// What makes the screen numbers of one area of a tree of coordinators its own.
///
/// Each identity holds its space, so the address of a space that is still in use is never given to
/// another one. It also leads a late event to the tree that its screen belonged
/// to, and a report of the router to the area.
@usableFromInline final class ScreenSpace: Sendable {
  @MainActor weak var tree: FlowTree?
}

// MARK: - Equatable

extension Screen: Equatable {
  /// Returns whether both stand for the same step of the same type.
  public static func == (lhs: Screen, rhs: Screen) -> Bool {
    lhs.content.shows(sameStepAs: rhs.content)
  }
}

// MARK: - CustomStringConvertible

extension Screen: CustomStringConvertible {
  /// The step as it is written in code, such as `LoginFlow.Step.credentials`.
  public var description: String { Naming.expression(step.base) }
}
