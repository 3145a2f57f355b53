import Scene

extension ScenarioDecoder {
  /// Reads a value by its type.
  ///
  /// - Parameters:
  ///   - key: The key or step it belongs to, for messages.
  ///   - siblings: What was read before it in the same mapping.
  mutating func value(
    _ node: YAMLNode, as type: ValueType, of key: String, beside siblings: Fields
  ) -> Value? {
    switch type {
    case .target: target(node).map(Value.target)
    case .identifier:
      text(node, "the name of a view").flatMap { identifier($0, at: node) }
        .map(Value.text)
    case .area:
      value(node, as: node.scalar == nil ? .rect : .identifier, of: key, beside: siblings)
    case .event:
      text(node, ValueType.event.words).flatMap { event($0, at: node) }.map(Value.text)
    case .point: numbers(node, count: 2, .point).map { .point(Point(x: $0[0], y: $0[1])) }
    case .fraction: numbers(node, count: 2, .fraction).map { .point(Point(x: $0[0], y: $0[1])) }
    case .size: numbers(node, count: 2, .size).map { .size(Size(width: $0[0], height: $0[1])) }
    case .rect:
      numbers(node, count: 4, .rect).map {
        .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    case .set(let choices): set(node, of: choices, key)
    case .list(let item): list(node, of: item, key)
    case .record(let keys): record(node, as: keys, of: "'\(key)'").map(Value.record)
    case .component: componentUse(node).map(Value.record)
    case .steps: steps(node, times: siblings.integer("times") ?? 1).map(Value.steps)
    case .file(.steps): includedSteps(node).map(Value.steps)
    case .file(.picture): picture(node).map(Value.text)
    case .fonts: fonts(node)
    case .file(.strings): strings(node, beside: siblings).map(Value.record)
    case .texts: texts(node).map(Value.record)
    default: scalar(node, as: type, of: key)
    }
  }

  private mutating func set(_ node: YAMLNode, of choices: [Choice], _ key: String) -> Value? {
    let words: Value? =
      node.scalar == nil
      ? list(node, of: .choice(choices, orInteger: nil), key)
      : choice(node, among: choices, orInteger: nil, of: key).map { .list([$0]) }
    guard case .list(let chosen) = words else { return nil }
    return .list(choices.map { .text($0.word) }.filter(chosen.contains))
  }

  private mutating func list(_ node: YAMLNode, of type: ValueType, _ key: String) -> Value? {
    guard case .sequence(let items) = node.content, !items.isEmpty else {
      report(
        .mismatch(expected: "a list", found: node.words, hint: "write '\(key): [\(type.example)]'"),
        at: node.location)
      return nil
    }
    let values = items.map { value($0, as: type, of: key, beside: Fields()) }
    let sound = values.compactMap { $0 }
    return sound.count == values.count ? .list(sound) : nil
  }

  /// Reads a list of so many numbers, each in the range of its type.
  private mutating func numbers(_ node: YAMLNode, count: Int, _ type: ValueType) -> [Double]? {
    guard case .sequence(let items) = node.content, items.count == count else {
      let found: String
      if case .sequence(let items) = node.content {
        found = "a list of \(items.count)"
      } else {
        found = node.words
      }
      report(
        .mismatch(expected: type.words, found: found, hint: "for example \(type.example)"),
        at: node.location)
      return nil
    }
    let values = items.enumerated().map { index, item in
      number(item, in: type.range(ofNumber: index))
    }
    let sound = values.compactMap { $0 }
    return sound.count == count ? sound : nil
  }
}
