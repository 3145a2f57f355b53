import Components

/// Writes the users' reference of the scenario file as Markdown: prose round the tables that the
/// decoder reads by.
struct ScenarioGuide {
  let registry: ComponentRegistry

  /// The document, the same text for the same registry.
  var text: String {
    let sections =
      [Self.opening, Self.times, Self.targets] + steps + settings + [Self.variants] + components
      + [Self.devices, Self.looks, Self.fonts, Self.files, Self.limits]
    return sections.joined(separator: "\n")
  }

  private var steps: [String] {
    [
      """
      ## Steps

      A step is one line of the list `steps`: a name alone (`- settle`) or a name with a value
      (`- wait: 800ms`). A step begins at the instant the one before it ended.

      """
    ] + StepTable.all.map(Self.section)
  }

  private static func section(of step: StepDeclaration) -> String {
    var lines = ["### `\(step.name.rawValue)`", "", step.meaning + ".", ""]
    lines += ["```yaml", "- " + step.example, "```", ""]
    switch step.argument.type {
    case .record(let type):
      if let shorthand = type.keys.first(where: { $0.name == type.shorthand }) {
        lines += ["The value is \(shorthand.type.guideWords) alone, or these keys:", ""]
      }
      lines += table(of: type.keys)
    case .some(let type): lines += ["The value is \(type.guideWords).", ""]
    case nil: break
    }
    return lines.joined(separator: "\n")
  }

  private var settings: [String] {
    let root = ScenarioTable.root.keys
    return [
      "## All keys\n\n" + Self.table(of: root).joined(separator: "\n"),
      "### `output`\n\n" + Self.table(of: ScenarioTable.output.keys).joined(separator: "\n")
        + "\n" + Self.outputProse + "\n",
      "#### `touches`\n\nA style alone, or these keys:\n\n"
        + Self.table(of: ScenarioTable.touches.keys).joined(separator: "\n"),
      Self.pace,
      "#### `strip`\n\n" + Self.table(of: ScenarioTable.strip.keys).joined(separator: "\n"),
      "#### `sheet`\n\n" + Self.table(of: ScenarioTable.sheet.keys).joined(separator: "\n"),
      "### `verify`\n\n" + Self.table(of: ScenarioTable.verify.keys).joined(separator: "\n"),
      """
      ### `device`

      A name alone, or these keys. Without `device` it is an `iphone-x`.

      """ + "\n"
        + Self.table(of: RecordType(ScenarioTable.device.keys).flattenedKeys)
        .joined(separator: "\n"),
    ]
  }

  private var components: [String] {
    [
      """
      ## Components

      `component` is a name alone, or a mapping with `name` and the component's options.

      """
    ]
      + registry.declarations.map { component in
        let views = component.identifiers.map { ["`\($0.name)`", $0.meaning] }
        let options = ComponentTable.record(of: component).flattenedKeys.dropFirst()
        return "### `\(component.name)`\n\n\(component.summary).\n\n"
          + Self.rows(["view", "what it is"], views).joined(separator: "\n") + "\n"
          + Self.table(of: Array(options), head: "option").joined(separator: "\n")
          + Self.textKeys(of: component) + Self.eventTable(of: component)
      }
  }

  private static func textKeys(of component: ComponentDeclaration) -> String {
    let keys = ComponentTexts(of: component).texts.map { "`\($0.key)`" }
    guard !keys.isEmpty else { return "" }
    return "\nIts texts, for `texts` and for [files of texts](#looks-and-languages): "
      + keys.joined(separator: ", ") + ".\n"
  }

  private static func eventTable(of component: ComponentDeclaration) -> String {
    guard !component.events.isEmpty else { return "" }
    let events = component.events.map { ["`\($0.name)`", $0.meaning] }
    return "\n" + rows(["event", "what has happened"], events).joined(separator: "\n")
  }

  /// A table of keys with an empty line after it.
  private static func table(of keys: [KeyDeclaration], head: String = "key") -> [String] {
    rows(
      [head, "type", "default", "meaning"],
      keys.map { key in
        ["`\(key.name)`", key.type.guideWords, defaultWords(key.presence), key.meaning]
      })
  }

  private static func defaultWords(_ presence: KeyDeclaration.Presence) -> String {
    switch presence {
    case .required: "required"
    case .optional: ""
    case .byDefault(.record(let fields)):
      (fields.values["name"] ?? fields.values["style"])?.text.map { "`\($0)`" } ?? ""
    case .byDefault(let value): value.text.map { "`\($0)`" } ?? ""
    }
  }

  static func rows(_ head: [String], _ rows: [[String]]) -> [String] {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      + [""]
  }
}

extension ValueType {
  /// The type in a table's cell, with what each word means.
  fileprivate var guideWords: String {
    switch self {
    case .time: "a [time](#times)"
    case .target: "a [target](#targets)"
    case .name: "a name of letters, digits, `-`, `_` and `.`"
    case .choice(let choices, let range):
      (choices.map(\.guideWords)
        + (range.map { ["a count from \($0.lowerBound) to \($0.upperBound)"] } ?? []))
        .joined(separator: ", ")
    case .set(let choices): "a list of " + choices.map(\.guideWords).joined(separator: ", ")
    case .record(let type):
      type.shorthand == nil ? "a mapping, see below" : "a name, or a mapping, see below"
    default: words
    }
  }
}

extension Choice {
  fileprivate var guideWords: String { "`\(word)` (\(meaning))" }
}
