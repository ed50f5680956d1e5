public import Observation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  /// What the view sees whose body is being made.
  nonisolated(unsafe) static var current = EnvironmentValues()

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  mutating func setObject<T: AnyObject>(_ object: T?) { objects[ObjectIdentifier(T.self)] = object }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Whoever reads it outside of a body gets what the last body saw; the real one warns.
  public var wrappedValue: Value {
    guard let value = read(.current) else {
      fatalError("No object of type \(Value.self) is in the environment")
    }
    return value
  }
}

extension Environment where Value: AnyObject, Value: Observable {
  public init(_ objectType: Value.Type) {
    read = { $0.object(objectType) }
  }
}

extension View {
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    Modified(self) { content, surface, environment in
      var environment = environment
      environment.setObject(object)
      SwiftUI.render(content, on: surface, in: environment)
    }
  }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    Modified(self) { content, surface, environment in
      var environment = environment
      environment[keyPath: keyPath] = value
      SwiftUI.render(content, on: surface, in: environment)
    }
  }
}
