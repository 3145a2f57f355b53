extension ScenarioDecoder {
  /// Reads a mapping by its keys, in the order of the table.
  ///
  /// - Parameter owner: What the mapping belongs to, in the words of a message.
  mutating func record(_ node: YAMLNode, as type: RecordType, of owner: String) -> Fields? {
    guard case .mapping(let entries) = node.content, !isShorthand(entries, for: type) else {
      return shorthand(node, as: type, of: owner)
    }
    var isSound = refuseUnknownKeys(of: entries, type, owner)
    var fields = Fields()
    for key in type.keys {
      if let entry = entries.first(where: { $0.key.name == key.name }) {
        fields.places[key.name] = entry.value.location
        fields.values[key.name] = value(entry.value, as: key.type, of: key.name, beside: fields)
        isSound = isSound && fields.values[key.name] != nil
      } else if case .required = key.presence {
        report(.missingKey(key.name, in: owner), at: node.location)
        isSound = false
      } else {
        fields.values[key.name] = key.presence.defaultValue
      }
    }
    return isSound ? fields : nil
  }

  /// Reads a value that stands in place of the mapping, as its shorthand's key.
  private mutating func shorthand(
    _ node: YAMLNode, as type: RecordType, of owner: String
  ) -> Fields? {
    guard let key = type.keys.first(where: { $0.name == type.shorthand }) else {
      let keys = type.keys.map(\.name).joined(separator: ", ")
      report(
        .mismatch(
          expected: "a mapping", found: node.words, hint: "its keys are \(keys)"),
        at: node.location)
      return nil
    }
    guard let value = value(node, as: key.type, of: key.name, beside: Fields()) else { return nil }
    var fields = Fields(values: [key.name: value], places: [key.name: node.location])
    for other in type.keys where other.name != key.name {
      fields.values[other.name] = other.presence.defaultValue
    }
    return fields
  }

  /// Whether a mapping is a target, as in `tapOn: {id: bubble}`, and not the keys of the step.
  private func isShorthand(_ entries: [YAMLEntry], for type: RecordType) -> Bool {
    guard let key = type.keys.first(where: { $0.name == type.shorthand }), case .target = key.type
    else { return false }
    let names = entries.map(\.key.name)
    return !names.contains(key.name)
      && names.contains { name in StepTable.targetKeys.keys.contains { $0.name == name } }
  }

  private mutating func refuseUnknownKeys(
    of entries: [YAMLEntry], _ type: RecordType, _ owner: String
  ) -> Bool {
    let known = type.keys.map(\.name)
    var isSound = true
    for key in entries.lazy.map(\.key) where !known.contains(key.name) {
      let suggestion = Diagnostic.Suggestion(
        nearest: ForeignWords.key(for: key.name, among: known)
          ?? NearestWord.of(key.name, among: known),
        advice: key.name == "<<" ? "YAML's merge keys are not read; write the keys out" : nil,
        known: known)
      report(.unknownWord(.key(of: owner), key.name, suggestion), at: key.location)
      isSound = false
    }
    return isSound
  }
}

extension YAMLNode {
  /// What stands there, in the words of a message.
  var words: String {
    switch content {
    case .scalar(let scalar):
      scalar.text.isEmpty && scalar.isPlain ? "nothing" : DisplayText.quoted(scalar.text)
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping: "a mapping"
    }
  }
}
