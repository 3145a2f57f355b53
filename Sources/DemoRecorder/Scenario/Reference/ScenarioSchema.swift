import Components
import Scene

/// Writes the JSON Schema of scenario files, for completion and hints in editors.
///
/// It is as strict as a schema can be about one key; what several keys mean together, `validate`
/// says.
struct ScenarioSchema {
  let registry: ComponentRegistry

  /// The schema document, the same text for the same registry.
  var text: String { text(for: ScenarioTable.root) }

  /// The schema document of one mapping of the tables.
  func text(for type: RecordType) -> String { document(of: type).text() + "\n" }

  private func document(of type: RecordType) -> SchemaNode {
    guard case .object(let root) = record(type) else {
      preconditionFailure("a mapping's schema is an object")
    }
    return .object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("A scenario for demo-recorder")),
      ] + root + [("definitions", definitions)])
  }

  private var definitions: SchemaNode {
    .object([
      ("time", Self.described("Digits, a point if need be, then ms or s.", Self.time)),
      ("boolean", .object([("enum", Self.booleans)])),
      ("identifier", .object([("enum", .strings(identifiers))])),
      ("point", Self.numbers(count: 2, of: .point)),
      ("target", target),
      ("step", .object([("anyOf", .array([bareSteps] + StepTable.all.map(step)))])),
      (
        "steps",
        .object([
          ("type", .string("array")), ("minItems", .integer(1)),
          ("items", Self.reference("step")),
        ])
      ),
    ])
  }

  /// Every component's views, each once, in the order of the registry.
  private var identifiers: [String] {
    Self.once(registry.declarations.flatMap(\.identifiers).map(\.name))
  }

  /// Every component's events likewise.
  private var events: [String] {
    Self.once(registry.declarations.flatMap(\.events).map(\.name))
  }

  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private var target: SchemaNode {
    Self.described(
      "A view, a point in points, a place in percent of the screen, or a place in a view.",
      .object([
        (
          "anyOf",
          .array([
            Self.reference("identifier"), Self.reference("point"),
            Self.pattern("^ *[0-9.]+% *, *[0-9.]+% *$"), record(StepTable.targetKeys),
          ])
        )
      ]))
  }

  private var bareSteps: SchemaNode {
    let words = StepTable.all.filter {
      if case .required = $0.argument { false } else { true }
    }
    return .object([("enum", .strings(words.map(\.name.rawValue)))])
  }

  private func step(_ step: StepDeclaration) -> SchemaNode {
    let name = step.name.rawValue
    let argument: SchemaNode
    switch step.argument {
    case .none: argument = Self.nothing
    case .optional(let type): argument = .object([("anyOf", .array([Self.nothing, schema(type)]))])
    case .required(let type): argument = schema(type)
    }
    return .object([
      ("type", .string("object")), ("description", .string(step.meaning + ".")),
      ("properties", .object([(name, Self.described(step.meaning + ".", argument))])),
      ("required", .strings([name])), ("additionalProperties", .boolean(false)),
    ])
  }
}

extension ScenarioSchema {
  private func schema(_ type: ValueType) -> SchemaNode {
    switch type {
    case .time: Self.reference("time")
    case .filmPlace:
      .object([
        ("anyOf", .array([Self.reference("time"), Self.pattern("^[0-9]+(\\.[0-9]+)?%$")]))
      ])
    case .text: .object([("type", .strings(["string", "number", "boolean"]))])
    case .name, .devicePreset, .locale, .file, .identifier, .event: named(type)
    case .integer(let range):
      .object([
        ("type", .string("integer")), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ])
    case .number(let range): Self.number(in: range)
    case .boolean: Self.reference("boolean")
    case .flag: .object([("const", .boolean(true))])
    case .choice(let choices, let range): choice(choices, range)
    case .clock: Self.pattern("^([01]?[0-9]|2[0-3]):[0-5][0-9]$")
    case .byteCount: Self.pattern("^[0-9]+(\\.[0-9]+)?(kB|MB|KiB|MiB)$")
    case .color: Self.pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .point: Self.reference("point")
    case .fraction: Self.numbers(count: 2, of: type)
    case .size: Self.numbers(count: 2, of: type)
    case .rect: Self.numbers(count: 4, of: type)
    case .target: Self.reference("target")
    case .area:
      .object([
        ("anyOf", .array([Self.reference("identifier"), Self.numbers(count: 4, of: .rect)]))
      ])
    case .fonts: Self.fonts
    case .set(let choices): set(choices)
    case .list(let item):
      .object([("type", .string("array")), ("minItems", .integer(1)), ("items", schema(item))])
    case .steps: Self.reference("steps")
    case .record(let type): record(type)
    case .texts: texts
    case .component: components
    }
  }

  private func named(_ type: ValueType) -> SchemaNode {
    switch type {
    case .name: .object([("type", .strings(["string", "number"]))])
    case .devicePreset: .object([("enum", .strings(DevicePresets.names))])
    case .identifier: Self.reference("identifier")
    case .event: .object([("enum", .strings(events))])
    case .locale: Self.pattern("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")
    default: .object([("type", .string("string"))])
    }
  }

  private func choice(_ choices: [Choice], _ range: ClosedRange<Int>?) -> SchemaNode {
    let words = SchemaNode.object([("enum", .strings(choices.map(\.word)))])
    guard let range else { return words }
    return .object([("anyOf", .array([words, schema(.integer(range))]))])
  }

  private func set(_ choices: [Choice]) -> SchemaNode {
    let word = choice(choices, nil)
    return .object([
      (
        "anyOf",
        .array([
          word,
          .object([("type", .string("array")), ("minItems", .integer(1)), ("items", word)]),
        ])
      )
    ])
  }

  /// A mapping, or its shorthand in its place.
  private func record(_ type: RecordType) -> SchemaNode {
    let required = type.keys.filter { if case .required = $0.presence { true } else { false } }
    var members: [(String, SchemaNode)] = [
      ("type", .string("object")),
      ("properties", .object(type.keys.map { ($0.name, property($0)) })),
    ]
    if !required.isEmpty { members.append(("required", .strings(required.map(\.name)))) }
    members.append(("additionalProperties", .boolean(false)))
    guard let shorthand = type.keys.first(where: { $0.name == type.shorthand }) else {
      return .object(members)
    }
    return .object([("anyOf", .array([schema(shorthand.type), .object(members)]))])
  }

  private func property(_ key: KeyDeclaration) -> SchemaNode {
    let described = Self.described(Self.sentence(key.meaning), schema(key.type))
    guard let value = key.presence.defaultValue.flatMap(Self.json),
      case .object(let members) = described
    else { return described }
    return .object(members + [("default", value)])
  }

  /// A mapping that may have every component's texts.
  private var texts: SchemaNode {
    let keys = registry.declarations.flatMap { ComponentTexts(of: $0).record.keys }
    let names = Self.once(keys.map(\.name))
    return record(RecordType(names.compactMap { name in keys.first { $0.name == name } }))
  }

  private var components: SchemaNode {
    let names = SchemaNode.object([("enum", .strings(registry.declarations.map(\.name)))])
    let records = registry.declarations.map { component -> SchemaNode in
      var type = ComponentTable.record(of: component)
      type.shorthand = nil
      type.keys[0].type = .choice([Choice(component.name, component.summary)], orInteger: nil)
      return Self.described(component.summary + ".", record(type))
    }
    return .object([("anyOf", .array([names] + records))])
  }
}

extension ScenarioSchema {
  private static let nothing = SchemaNode.object([("type", .string("null"))])

  private static let time = pattern("^[0-9]+(\\.[0-9]+)?(ms|s)$")

  private static let booleans = SchemaNode.array(
    [.boolean(true), .boolean(false)]
      + ["on", "On", "ON", "off", "Off", "OFF"].map(SchemaNode.string)
  )

  private static func pattern(_ pattern: String) -> SchemaNode {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }

  private static let fonts = SchemaNode.object([
    (
      "anyOf",
      .array([
        .object([("type", .string("string"))]),
        .object([
          ("type", .string("array")), ("minItems", .integer(1)),
          ("maxItems", .integer(ScenarioLimits.fonts)),
          ("items", .object([("type", .string("string"))])),
        ]),
      ])
    )
  ])

  private static func reference(_ name: String) -> SchemaNode {
    .object([("$ref", .string("#/definitions/" + name))])
  }

  private static func number(in range: ClosedRange<Double>) -> SchemaNode {
    .object([
      ("type", .string("number")), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ])
  }

  private static func numbers(count: Int, of type: ValueType) -> SchemaNode {
    .object([
      ("type", .string("array")),
      ("items", .array((0..<count).map { number(in: type.range(ofNumber: $0)) })),
      ("minItems", .integer(count)), ("maxItems", .integer(count)),
    ])
  }

  /// Draft 7 ignores what stands beside a reference, so a described one is wrapped.
  private static func described(_ text: String, _ schema: SchemaNode) -> SchemaNode {
    guard case .object(let members) = schema, members.first?.0 != "$ref" else {
      return .object([("description", .string(text)), ("allOf", .array([schema]))])
    }
    return .object([("description", .string(text))] + members.filter { $0.0 != "description" })
  }

  private static func sentence(_ meaning: String) -> String {
    let first = meaning.prefix(1).uppercased()
    return first + meaning.dropFirst() + "."
  }
}
