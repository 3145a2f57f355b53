import Scene

/// A value as it was read by its type.
indirect enum Value: Hashable, Sendable {
  case time(Duration)
  case filmPlace(FilmPlace)
  /// A text, a name, a word, an identifier or a path.
  case text(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case color(Color)
  /// The size of a file.
  case byteCount(Int)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case target(Target)
  case list([Value])
  case record(Fields)
  case steps([Step])
}

/// A mapping as it was read: each value of the type its key declares, defaults filled in.
///
/// Asking for a key as another type than it is declared with is a bug in the table or its reader.
struct Fields: Hashable, Sendable {
  var values: [String: Value] = [:]
  /// Where each written value begins; a default has no place.
  var places: [String: ScenarioLocation] = [:]

  func time(_ key: String) -> Duration? {
    read(key) { if case .time(let value) = $0 { value } else { nil } }
  }

  func filmPlace(_ key: String) -> FilmPlace? {
    read(key) { if case .filmPlace(let value) = $0 { value } else { nil } }
  }

  func text(_ key: String) -> String? {
    read(key) { if case .text(let value) = $0 { value } else { nil } }
  }

  func integer(_ key: String) -> Int? {
    read(key) { if case .integer(let value) = $0 { value } else { nil } }
  }

  func number(_ key: String) -> Double? {
    read(key) { if case .number(let value) = $0 { value } else { nil } }
  }

  func boolean(_ key: String) -> Bool? {
    read(key) { if case .boolean(let value) = $0 { value } else { nil } }
  }

  func color(_ key: String) -> Color? {
    read(key) { if case .color(let value) = $0 { value } else { nil } }
  }

  func byteCount(_ key: String) -> Int? {
    read(key) { if case .byteCount(let value) = $0 { value } else { nil } }
  }

  func point(_ key: String) -> Point? {
    read(key) { if case .point(let value) = $0 { value } else { nil } }
  }

  func size(_ key: String) -> Size? {
    read(key) { if case .size(let value) = $0 { value } else { nil } }
  }

  func rect(_ key: String) -> Rect? {
    read(key) { if case .rect(let value) = $0 { value } else { nil } }
  }

  func target(_ key: String) -> Target? {
    read(key) { if case .target(let value) = $0 { value } else { nil } }
  }

  func list(_ key: String) -> [Value]? {
    read(key) { if case .list(let value) = $0 { value } else { nil } }
  }

  func record(_ key: String) -> Fields? {
    read(key) { if case .record(let value) = $0 { value } else { nil } }
  }

  func steps(_ key: String) -> [Step]? {
    read(key) { if case .steps(let value) = $0 { value } else { nil } }
  }

  private func read<Content>(_ key: String, as type: (Value) -> Content?) -> Content? {
    guard let stored = values[key] else { return nil }
    guard let value = type(stored) else {
      preconditionFailure("the key \(key) is declared with another type")
    }
    return value
  }
}

extension Fields {
  /// What a mapping has in which nothing is written.
  static func defaults(of type: RecordType) -> Fields {
    var fields = Fields()
    for key in type.keys { fields.values[key.name] = key.presence.defaultValue }
    return fields
  }
}
