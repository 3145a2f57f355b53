import Components
import Scene

/// The lists that `list` prints: plain text, one thing a line, aligned.
enum ReferenceLists {
  /// Every step with an example, its meaning and its keys.
  static var steps: String {
    StepTable.all.map { step in
      "\(step.example)\n    \(step.meaning).\n"
        + rows(keys(of: step).map { ($0.name, summary(of: $0)) }, indent: "    ")
    }.joined(separator: "\n")
  }

  /// Every device with its size, its scale and its safe area, upright.
  static var devices: String {
    rows(
      DevicePresets.names.compactMap { name in
        DevicePresets.device(named: name, landscape: false).map { (name, $0.summary) }
      }, indent: "")
  }

  /// Every component with its views, its options and, if it has any, its events.
  static func components(of registry: ComponentRegistry) -> String {
    registry.declarations.map { component in
      "\(component.name)\n    \(component.summary).\n"
        + "    views:\n"
        + rows(component.identifiers.map { ($0.name, $0.meaning) }, indent: "      ")
        + "    options:\n"
        + rows(
          ComponentTable.record(of: component).flattenedKeys.dropFirst()
            .map { ($0.name, summary(of: $0)) }, indent: "      ")
        + texts(of: component)
        + (component.events.isEmpty ? "" : "    events:\n")
        + rows(component.events.map { ($0.name, $0.meaning) }, indent: "      ")
    }.joined(separator: "\n")
  }

  /// What `texts` and files of texts can hold.
  private static func texts(of component: ComponentDeclaration) -> String {
    let keys = ComponentTexts(of: component).texts.map(\.key)
    return keys.isEmpty ? "" : "    texts: " + keys.joined(separator: ", ") + "\n"
  }

  private static func keys(of step: StepDeclaration) -> [KeyDeclaration] {
    if case .record(let type) = step.argument.type { type.keys } else { [] }
  }

  private static func summary(of key: KeyDeclaration) -> String {
    switch key.presence {
    case .required: key.meaning + " (required)"
    case .optional: key.meaning
    case .byDefault(let value): key.meaning + (value.text.map { " (\($0))" } ?? "")
    }
  }

  private static func rows(_ rows: [(name: String, text: String)], indent: String) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      indent + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.text
        + "\n"
    }.joined()
  }
}

extension Device {
  /// As in "375 × 812 @3, safe area top 44, bottom 34".
  fileprivate var summary: String {
    let numbers = [size.width, size.height, scale, safeArea.top, safeArea.bottom]
      .map(NumberText.text)
    return "\(numbers[0]) × \(numbers[1]) @\(numbers[2]), "
      + "safe area top \(numbers[3]), bottom \(numbers[4])"
  }
}
