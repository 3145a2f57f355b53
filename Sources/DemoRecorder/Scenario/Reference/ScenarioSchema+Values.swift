import Scene

extension ScenarioSchema {
  /// A default as the schema writes it; nil for what has no short form.
  static func json(_ value: Value) -> SchemaNode? {
    switch value {
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .point(let point): .array([.number(point.x), .number(point.y)])
    case .list(let items): .array(items.compactMap(json))
    case .record, .steps, .size, .rect: nil
    case .time, .filmPlace, .text, .target, .color, .byteCount: value.text.map(SchemaNode.string)
    }
  }
}
