import FlowCoordinators

/// All of a spot, also what is not part of its equality.
extension Spot: Codable {
  private enum Key: CodingKey { case flow, id, payload, way, depth, shape }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let way: Way =
      switch try values.decodeIfPresent(String.self, forKey: .way) {
      case nil: .unknown
      case "pushed"?: .pushed
      case let style?: .presented(PresentationStyle(style))
      }
    let shape = try values.decode(Int.self, forKey: .shape)
    self.init(
      flow: try values.decode(UInt64.self, forKey: .flow),
      id: try values.decode(Int.self, forKey: .id),
      payload: try values.decode(Int.self, forKey: .payload),
      way: way,
      depth: try values.decode(Int.self, forKey: .depth),
      shape: shape == 0 ? .screen : shape == 1 ? .nothing : .child
    )
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(flow, forKey: .flow)
    try values.encode(id, forKey: .id)
    try values.encode(payload, forKey: .payload)
    switch way {
    case .pushed: try values.encode("pushed", forKey: .way)
    case .presented(let style): try values.encode(style.name, forKey: .way)
    case .unknown: break
    }
    try values.encode(depth, forKey: .depth)
    try values.encode(shape == .screen ? 0 : shape == .nothing ? 1 : 2, forKey: .shape)
  }
}
