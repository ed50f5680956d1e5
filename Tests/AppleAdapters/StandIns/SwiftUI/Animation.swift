public struct Animation: Equatable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

@_spi(Simulation) extension Transaction {
  /// Those in which something was done, oldest first.
  @MainActor public static var log: [Transaction] = []
}

@MainActor public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  Transaction.log.append(transaction)
  return try body()
}
