/// What a key or a step expects: the decoder reads by it, and the schema, the hints and the
/// documents are written from it.
indirect enum ValueType: Sendable {
  case time
  /// A time of the film, or a share of its length in percent.
  case filmPlace
  case text
  /// The name of a file to be written, or of a finger: letters, digits, `-`, `_` and `.`.
  case name
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case boolean
  /// Can only be true: it is there or not.
  case flag
  /// One of these words, or a whole number where a range is given.
  case choice([Choice], orInteger: ClosedRange<Int>?)
  /// One device by its name.
  case devicePreset
  /// A language by its BCP 47 tag.
  case locale
  case color
  /// A time of day.
  case clock
  /// The size of a file.
  case byteCount
  case point
  /// A point of fractions, each from 0 to 1.
  case fraction
  case size
  case rect
  case target
  case identifier
  /// A view or a rectangle.
  case area
  /// Something that the component counts.
  case event
  /// A file by its path, relative to the one that names it.
  case file(FileKind)
  /// A family or a file of a font, or a list of them.
  case fonts
  /// Some of these, each once; one alone needs no brackets.
  case set([Choice])
  case list(ValueType)
  case steps
  case record(RecordType)
  /// A mapping with the film's title and the component's texts.
  case texts
  /// A component by its name, or a mapping with its name and its options.
  case component

  enum FileKind: Sendable {
    case steps, picture, font
    /// Texts of the component in one language; `{locale}` in the path stands for it.
    case strings
  }
}

/// A word that a key can be.
struct Choice: Sendable {
  var word: String
  var meaning: String

  init(_ word: String, _ meaning: String) {
    self.word = word
    self.meaning = meaning
  }
}

/// The keys of a mapping.
struct RecordType: Sendable {
  var keys: [KeyDeclaration]
  /// The key whose value can be written in place of the whole mapping.
  var shorthand: String?

  init(_ keys: [KeyDeclaration], shorthand: String? = nil) {
    self.keys = keys
    self.shorthand = shorthand
  }

  /// The keys with those of the mappings in them, which are named by their path, `texts.call`.
  var flattenedKeys: [KeyDeclaration] {
    keys.flatMap { key -> [KeyDeclaration] in
      guard case .record(let inner) = key.type, inner.shorthand == nil else { return [key] }
      return inner.flattenedKeys.map {
        KeyDeclaration(key.name + "." + $0.name, $0.type, $0.presence, $0.meaning)
      }
    }
  }
}

/// One key of a mapping.
struct KeyDeclaration: Sendable {
  var name: String
  var type: ValueType
  var presence: Presence
  var meaning: String

  init(_ name: String, _ type: ValueType, _ meaning: String) {
    self.init(name, type, .optional, meaning)
  }

  init(_ name: String, _ type: ValueType, _ presence: Presence, _ meaning: String) {
    self.name = name
    self.type = type
    self.presence = presence
    self.meaning = meaning
  }

  enum Presence: Sendable {
    case required
    case optional
    /// Stands for itself where it is not written.
    case byDefault(Value)

    var defaultValue: Value? {
      if case .byDefault(let value) = self { value } else { nil }
    }
  }
}
