/// A value of a YAML document and the place where it is written.
struct YAMLNode: Sendable {
  var content: Content
  /// Where it begins; an alias stands at the alias, what is in it at its first writing.
  var location: ScenarioLocation

  indirect enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }
}

/// A text, still without a type: whoever expects it decides how to read it.
struct YAMLScalar: Sendable {
  var text: String
  /// Written without quotes and not as a block.
  var isPlain: Bool

  /// Nothing was written, or one of YAML's words for nothing.
  var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }
}

struct YAMLEntry: Sendable {
  var key: YAMLKey
  var value: YAMLNode
}

struct YAMLKey: Sendable {
  var name: String
  var location: ScenarioLocation
}

extension YAMLNode {
  var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  var isNull: Bool { scalar?.isNull ?? false }
}
