import Foundation

@testable import DemoRecorder

/// As much of JSON Schema draft 7 as our schema uses, slow and plain.
struct SchemaValidator {
  let root: [String: Any]

  init(text: String) throws {
    root =
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  func accepts(_ value: Any) -> Bool { accepts(value, root) }

  private static let known: Set<String> = [
    "$schema", "title", "description", "default", "definitions", "type", "properties", "required",
    "additionalProperties", "enum", "const", "anyOf", "allOf", "$ref", "items", "minItems",
    "maxItems", "minimum", "maximum", "pattern",
  ]

  private func accepts(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard Set(schema.keys).isSubset(of: Self.known) else { return false }
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      let definitions = root["definitions"] as? [String: [String: Any]]
      return definitions?[String(name)].map { accepts(value, $0) } ?? false
    }
    if let any = schema["anyOf"] as? [[String: Any]], !any.contains(where: { accepts(value, $0) }) {
      return false
    }
    if let all = schema["allOf"] as? [[String: Any]], !all.allSatisfy({ accepts(value, $0) }) {
      return false
    }
    return acceptsType(value, schema) && acceptsScalar(value, schema)
      && acceptsArray(value, schema) && acceptsObject(value, schema)
  }

  private func acceptsType(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard let type = schema["type"] else { return true }
    let types = type as? [String] ?? [type as? String ?? ""]
    return types.contains { type in
      switch type {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "boolean": value is Bool
      case "integer": value is Int
      case "number": value is Int || value is Double
      case "null": value is NSNull
      default: false
      }
    }
  }

  private func acceptsScalar(_ value: Any, _ schema: [String: Any]) -> Bool {
    if let words = schema["enum"] as? [Any], !words.contains(where: { Self.equal($0, value) }) {
      return false
    }
    if let constant = schema["const"], !Self.equal(constant, value) { return false }
    if let number = value as? Double ?? (value as? Int).map(Double.init) {
      if let least = schema["minimum"] as? Double, number < least { return false }
      if let most = schema["maximum"] as? Double, number > most { return false }
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String {
      return text.range(of: pattern, options: .regularExpression) != nil
    }
    return true
  }

  private static func equal(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? String, let second = second as? String { return first == second }
    if let second = second as? Bool {
      return "\(first)" == (second ? "1" : "0") || "\(first)" == "\(second)"
    }
    return false
  }

  private func acceptsArray(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard let items = value as? [Any] else { return true }
    if let least = schema["minItems"] as? Int, items.count < least { return false }
    if let most = schema["maxItems"] as? Int, items.count > most { return false }
    if let each = schema["items"] as? [String: Any] {
      return items.allSatisfy { accepts($0, each) }
    }
    let schemas = schema["items"] as? [[String: Any]] ?? []
    return zip(items, schemas).allSatisfy { accepts($0, $1) }
  }

  private func acceptsObject(_ value: Any, _ schema: [String: Any]) -> Bool {
    guard let members = value as? [String: Any] else { return true }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    if !required.allSatisfy({ members[$0] != nil }) { return false }
    return members.allSatisfy { name, value in
      guard let property = properties[name] else { return schema["additionalProperties"] == nil }
      return accepts(value, property)
    }
  }
}

extension YAMLNode {
  /// The value as an editor's YAML 1.2 parser would hand it to a schema.
  var plain: Any {
    switch content {
    case .sequence(let items): return items.map(\.plain)
    case .mapping(let entries):
      return Dictionary(uniqueKeysWithValues: entries.map { ($0.key.name, $0.value.plain) })
    case .scalar(let scalar):
      guard scalar.isPlain else { return scalar.text }
      if isNull { return NSNull() }
      if ["true", "false"].contains(scalar.text) { return scalar.text == "true" }
      if let integer = NumberText.integer(scalar.text) { return integer }
      return NumberText.number(scalar.text) ?? scalar.text
    }
  }
}
