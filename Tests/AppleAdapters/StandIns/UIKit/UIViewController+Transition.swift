extension UIViewController {
  /// How a controller comes and goes, from iOS 18 on; the simulation looks at none.
  @MainActor
  public final class Transition: NSObject {
    public static func crossDissolve() -> Transition { Transition() }

    public static func coverVertical() -> Transition { Transition() }

    public static func flipHorizontal() -> Transition { Transition() }

    public static func partialCurl() -> Transition { Transition() }
  }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
