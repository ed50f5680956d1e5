/// The looks of a drawing: attributes for each kind of node, box and edge.
///
/// Attributes are lists, so that whatever marks a node or an edge later can add its own.
enum DOTTheme {
  static func graph(isFlat: Bool) -> [DOTAttribute] {
    [
      .init("rankdir", isFlat ? "LR" : "TB"), .init("fontname", "Helvetica"),
      .init("fontsize", "12"), .init("nodesep", "0.3"), .init("ranksep", "0.55"),
      .init("newrank", "true"),
    ]
  }

  static let node: [DOTAttribute] = [
    .init("shape", "box"), .init("style", "rounded,filled"), .init("fillcolor", "#ffffff"),
    .init("color", "#3a3a3a"), .init("fontname", "Helvetica"), .init("fontsize", "11"),
    .init("margin", "0.16,0.08"),
  ]

  static let edge: [DOTAttribute] = [
    .init("color", "#5a5a5a"), .init("fontname", "Helvetica"), .init("fontsize", "9"),
    .init("arrowsize", "0.7"),
  ]

  static func box(isOutermost: Bool) -> [DOTAttribute] {
    isOutermost
      ? [
        .init("labeljust", "l"), .init("style", "rounded"), .init("color", "#4a4a4a"),
        .init("penwidth", "1.4"),
      ]
      : [
        .init("labeljust", "l"), .init("style", "rounded,filled"), .init("color", "#4a6fa5"),
        .init("fillcolor", "#f4f8fd"), .init("penwidth", "1"),
      ]
  }

  static let start: [DOTAttribute] = [
    .init("shape", "circle"), .init("width", "0.16"), .init("fixedsize", "true"),
    .init("fillcolor", "black"),
  ]

  static let anyStep: [DOTAttribute] = [
    .init("style", "rounded,filled,dashed"), .init("fontcolor", "#5a5a5a"),
  ]

  /// Stops the user like the sign of that shape.
  static let alert: [DOTAttribute] = [
    .init("shape", "octagon"), .init("style", "filled"), .init("fillcolor", "#fff6e5"),
    .init("color", "#b7791f"),
  ]

  static let nothing: [DOTAttribute] = [.init("style", "rounded,filled,dotted")]

  static let collapsed: [DOTAttribute] = [
    .init("color", "#4a6fa5"), .init("fillcolor", "#f4f8fd"),
  ]

  static func ending(_ kind: Ending.Kind) -> [DOTAttribute] {
    [
      .init("shape", "oval"), .init("style", "filled"),
      .init("fillcolor", kind == .success ? "#e7f5e9" : "#f3f3f3"), .init("peripheries", "2"),
      .init("fontsize", "10"),
    ]
  }

  static func edge(_ look: DOTLook) -> [DOTAttribute] {
    let attributes =
      switch look.pen {
      case .plain: plain
      case .bold: bold
      case .dashed: dashed
      case .dotted: dotted
      case .open: open
      case .openDotted: open + dotted
      case .heavy: heavy
      case .faint: faint
      case .fork: fork
      }
    return look.colour == nil ? attributes : attributes.highlighted(in: look.colour)
  }

  private static let plain: [DOTAttribute] = []
  private static let bold: [DOTAttribute] = [.init("style", "bold")]
  private static let dashed: [DOTAttribute] = [.init("style", "dashed")]
  private static let dotted: [DOTAttribute] = [.init("style", "dotted")]
  private static let open: [DOTAttribute] = [.init("arrowhead", "onormal")]
  private static let heavy: [DOTAttribute] = [.init("weight", "10")]
  private static let fork: [DOTAttribute] = [
    .init("color", "#4a6fa5"), .init("arrowhead", "none"), .init("weight", "10"),
  ]
  private static let faint: [DOTAttribute] = [.init("style", "dashed"), .init("color", "#b0b0b0")]
}

extension [DOTAttribute] {
  /// The same looks with a stronger pen in a colour.
  func highlighted(in colour: DOTHighlight.Colour?) -> [DOTAttribute] {
    guard let colour else { return self }
    let value =
      switch colour {
      case .blue: "#1f6feb"
      case .red: "#d1242f"
      case .green: "#1a7f37"
      }
    return filter { $0.name != "color" } + [.init("color", value), .init("penwidth", "2")]
  }
}
