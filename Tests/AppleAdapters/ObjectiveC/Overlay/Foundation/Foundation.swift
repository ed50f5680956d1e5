@_exported import Foundation

// The importer wants to know how these are bridged; nothing of this runs.

extension NSObject: @retroactive Equatable, @retroactive Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {}
}

extension String: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString,
    result: inout String?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }

  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray,
    result: inout [Element]?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { [] }
}

extension Set: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }

  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet,
    result: inout Set<Element>?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element> { [] }
}

public var NSNotFound: Int { Int.max }

extension CGRect {
  public static var zero: CGRect { CGRect() }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
}
