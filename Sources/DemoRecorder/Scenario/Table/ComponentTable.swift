import Components

/// A component's own table, as keys of a scenario.
enum ComponentTable {
  /// The keys of `component: {…}` for one component.
  static func record(of component: ComponentDeclaration) -> RecordType {
    RecordType([nameKey] + component.options.map(key), shorthand: "name")
  }

  static let nameKey = KeyDeclaration("name", .text, .required, "which component")

  private static func key(_ option: OptionDeclaration) -> KeyDeclaration {
    let type = type(option.type)
    let presence: KeyDeclaration.Presence
    if let defaultValue = option.defaultValue {
      presence = .byDefault(value(defaultValue))
    } else if case .record(let fields) = type {
      presence = .byDefault(.record(.defaults(of: fields)))
    } else {
      presence = .optional
    }
    return KeyDeclaration(option.name, type, presence, option.meaning)
  }

  private static func type(_ type: OptionType) -> ValueType {
    switch type {
    case .time: .time
    case .boolean: .boolean
    case .number(let range): .number(range)
    case .integer(let range): .integer(range)
    case .string: .text
    case .choice(let choices):
      .choice(choices.map { Choice($0.word, $0.meaning) }, orInteger: nil)
    case .point: .point
    case .picture: .file(.picture)
    case .record(let fields): .record(RecordType(fields.map(key)))
    }
  }

  private static func value(_ option: OptionValue) -> Value {
    switch option {
    case .time(let value): .time(value)
    case .boolean(let value): .boolean(value)
    case .number(let value): .number(value)
    case .integer(let value): .integer(value)
    case .string(let value): .text(value)
    case .point(let value): .point(value)
    case .record(let fields):
      .record(
        Fields(
          values: Dictionary(
            uniqueKeysWithValues: fields.names.compactMap { name in
              fields[name].map { (name, self.value($0)) }
            })))
    case .pictureFile(let path): .text(path)
    case .picture: preconditionFailure("a picture has no default in a declaration")
    }
  }

  /// The component's options from what was read of its keys.
  static func options(of component: ComponentDeclaration, from fields: Fields) -> OptionValues {
    options(component.options, from: fields)
  }

  private static func options(
    _ declarations: [OptionDeclaration], from fields: Fields
  ) -> OptionValues {
    var options = OptionValues()
    for declaration in declarations {
      options[declaration.name] = fields.values[declaration.name].flatMap {
        option($0, declaration.type)
      }
    }
    return options
  }

  private static func option(_ value: Value, _ type: OptionType) -> OptionValue? {
    switch (type, value) {
    case (.record(let fields), .record(let values)): .record(options(fields, from: values))
    case (.picture, .text(let path)): .pictureFile(path)
    case (_, .text(let text)): .string(text)
    case (_, .time(let value)): .time(value)
    case (_, .boolean(let value)): .boolean(value)
    case (_, .number(let value)): .number(value)
    case (_, .integer(let value)): .integer(value)
    case (_, .point(let value)): .point(value)
    default: nil
    }
  }
}
