/// One option of a component.
public struct OptionDeclaration: Hashable, Sendable {
  public let name: String
  public let type: OptionType
  /// What it is where the scenario does not say; nil where it is absent then. A record needs none:
  /// its fields have their own.
  public let defaultValue: OptionValue?
  /// What it does, without a full stop.
  public let meaning: String

  /// - Precondition: A default is of the option's type.
  public init(
    _ name: String, _ type: OptionType, default defaultValue: OptionValue? = nil,
    _ meaning: String
  ) {
    precondition(defaultValue.map(type.admits) ?? true, "the default of \(name) is of its type")
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.meaning = meaning
  }
}

/// What an option can be.
public indirect enum OptionType: Hashable, Sendable {
  case time
  case boolean
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case string
  /// One of these words.
  case choice([Choice])
  /// Two numbers, x and y.
  case point
  /// A PNG file, named relative to the scenario.
  case picture
  case record([OptionDeclaration])

  /// A record of texts: name, default and meaning of each.
  public static func texts(_ texts: [(name: String, default: String, meaning: String)])
    -> OptionType
  {
    .record(
      texts.map { OptionDeclaration($0.name, .string, default: .string($0.default), $0.meaning) })
  }

  /// A word that an option can be.
  public struct Choice: Hashable, Sendable {
    public let word: String
    public let meaning: String

    public init(_ word: String, _ meaning: String) {
      self.word = word
      self.meaning = meaning
    }
  }
}

extension OptionType {
  /// Whether a value is of this type, ranges and words included.
  public func admits(_ value: OptionValue) -> Bool {
    switch (self, value) {
    case (.time, .time), (.boolean, .boolean), (.string, .string), (.point, .point),
      (.picture, .picture), (.picture, .pictureFile):
      true
    case (.number(let range), .number(let number)): range.contains(number)
    case (.integer(let range), .integer(let integer)): range.contains(integer)
    case (.choice(let choices), .string(let word)): choices.contains { $0.word == word }
    case (.record(let fields), .record(let values)):
      values.names.allSatisfy { name in
        fields.contains { $0.name == name && values[name].map($0.type.admits) ?? false }
      }
    default: false
    }
  }
}
