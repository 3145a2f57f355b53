public import Scene

/// The value of one option, of the type that its declaration names.
public enum OptionValue: Hashable, Sendable {
  case time(Duration)
  case boolean(Bool)
  case number(Double)
  case integer(Int)
  /// A text, or the word of a choice.
  case string(String)
  case point(Point)
  case record(OptionValues)
  /// A picture that is not read yet, by the path of its file.
  case pictureFile(String)
  case picture(Image)
}

/// A component's options by name, each of its declared type.
///
/// An option without a value and without a default is absent: its accessor gives nil. Asking for an
/// option as another type than it was declared with is a bug of the component and stops the program.
public struct OptionValues: Hashable, Sendable {
  private var values: [String: OptionValue]

  public init(_ values: [String: OptionValue] = [:]) { self.values = values }

  public subscript(name: String) -> OptionValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The names of the options that have a value, in alphabetical order.
  public var names: [String] { values.keys.sorted() }

  public func time(_ name: String) -> Duration? {
    read(name) { if case .time(let value) = $0 { value } else { nil } }
  }

  public func boolean(_ name: String) -> Bool? {
    read(name) { if case .boolean(let value) = $0 { value } else { nil } }
  }

  public func number(_ name: String) -> Double? {
    read(name) { if case .number(let value) = $0 { value } else { nil } }
  }

  public func integer(_ name: String) -> Int? {
    read(name) { if case .integer(let value) = $0 { value } else { nil } }
  }

  public func string(_ name: String) -> String? {
    read(name) { if case .string(let value) = $0 { value } else { nil } }
  }

  public func point(_ name: String) -> Point? {
    read(name) { if case .point(let value) = $0 { value } else { nil } }
  }

  public func record(_ name: String) -> OptionValues? {
    read(name) { if case .record(let value) = $0 { value } else { nil } }
  }

  public func picture(_ name: String) -> Image? {
    read(name) { if case .picture(let value) = $0 { value } else { nil } }
  }

  /// The same options with every picture file replaced by what `decode` makes of its path.
  public func decodingPictures<Failure>(
    _ decode: (String) throws(Failure) -> Image
  ) throws(Failure) -> OptionValues {
    var decoded = self
    for name in names {
      switch values[name] {
      case .pictureFile(let path): decoded[name] = .picture(try decode(path))
      case .record(let fields): decoded[name] = .record(try fields.decodingPictures(decode))
      default: break
      }
    }
    return decoded
  }

  private func read<Value>(_ name: String, as type: (OptionValue) -> Value?) -> Value? {
    guard let stored = values[name] else { return nil }
    guard let value = type(stored) else {
      preconditionFailure("the option \(name) was declared with another type")
    }
    return value
  }
}
