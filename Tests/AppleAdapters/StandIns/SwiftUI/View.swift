@_exported import Foundation

/// What a view is: isolated as since the iOS 18 SDK.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never is never shown.") }
}

/// A view that shows nothing.
public struct EmptyView: View {
  public init() {}

  public var body: Never { fatalError("EmptyView has no body.") }
}
