extension JSONValue {
  /// Reads a document of JSON, as this program writes it.
  ///
  /// JSON is YAML with other punctuation optional, so libyaml reads it; texts are UTF-8, and no
  /// escape stands for half of a pair of surrogates, which holds for all that `text` gives. Numbers
  /// are `integer` or `decimal`.
  ///
  /// - Returns: nil for what is no JSON, or larger or deeper than a scenario may be.
  init?(_ bytes: [UInt8]) {
    var budget = ScenarioLimits.nodes
    var findings: [Diagnostic] = []
    guard
      let root = try? YAMLTree.read(
        SourceText(file: "", bytes: bytes), budget: &budget, findings: &findings),
      findings.isEmpty, let value = Self(root)
    else { return nil }
    self = value
  }

  private init?(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): self.init(scalar)
    case .sequence(let nodes):
      let values = nodes.compactMap(Self.init)
      guard values.count == nodes.count else { return nil }
      self = .array(values)
    case .mapping(let entries):
      var members: [Member] = []
      for entry in entries {
        guard let value = Self(entry.value) else { return nil }
        members.append(Member(entry.key.name, value))
      }
      self = .object(members)
    }
  }

  private init?(_ scalar: YAMLScalar) {
    guard scalar.isPlain else {
      self = .string(scalar.text)
      return
    }
    switch scalar.text {
    case "null": self = .null
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    default:
      if let integer = Int(scalar.text) {
        self = .integer(integer)
      } else if let number = Double(scalar.text), number.isFinite {
        self = .number(number, decimals: 9)
      } else {
        return nil
      }
    }
  }
}

extension JSONValue {
  /// The value of a member; nil if this is no object or has none of that name.
  subscript(_ name: String) -> JSONValue? {
    switch self {
    case .object(let members): members.first { $0.name == name }?.value
    case .sorted(let members): members[name]
    default: nil
    }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  /// A number, whole or not.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): Double(value.text)
    default: nil
    }
  }

  /// A time written in seconds, to the nanosecond.
  var seconds: Duration? {
    number.map { .nanoseconds(Int64(($0 * 1e9).rounded())) }
  }

  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The members in the order in which they stand.
  var members: [Member]? {
    switch self {
    case .object(let members): members
    case .sorted(let members):
      members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { Member($0, members[$0] ?? .null) }
    default: nil
    }
  }
}
