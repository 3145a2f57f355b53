/// A node with what it costs to use it again.
struct MeasuredNode {
  var node: YAMLNode
  /// How many nodes it has, itself and its keys counted, aliases in it counted in full.
  var count: Int
  /// How many levels of collections it has; 0 for a scalar.
  var height: Int
}

/// A sequence or a mapping whose end has not been read yet.
struct OpenCollection {
  enum Kind { case sequence, mapping }

  let kind: Kind
  let anchor: String?
  let location: ScenarioLocation
  private var items: [YAMLNode] = []
  private var entries: [YAMLEntry] = []
  private var keys: [String: ScenarioLocation] = [:]
  /// The key whose value comes next.
  private var key: YAMLKey?
  /// `key` was given before, so its value is read and dropped.
  private var dropsValue = false
  private var count = 1
  private var height = 0

  init(kind: Kind, anchor: String?, location: ScenarioLocation) {
    self.kind = kind
    self.anchor = anchor
    self.location = location
  }

  /// Takes the next item, key or value.
  ///
  /// - Returns: A finding where the child is a key that was given before; its value will be dropped.
  /// - Throws: `complexKey`.
  mutating func add(_ child: MeasuredNode) throws(Diagnostic) -> Diagnostic? {
    count += child.count
    height = max(height, child.height)
    if kind == .sequence {
      items.append(child.node)
    } else if let key {
      if !dropsValue { entries.append(YAMLEntry(key: key, value: child.node)) }
      self.key = nil
    } else {
      return try beginEntry(child.node)
    }
    return nil
  }

  var finished: MeasuredNode {
    let content: YAMLNode.Content = kind == .sequence ? .sequence(items) : .mapping(entries)
    return MeasuredNode(
      node: YAMLNode(content: content, location: location), count: count, height: height + 1)
  }

  private mutating func beginEntry(_ node: YAMLNode) throws(Diagnostic) -> Diagnostic? {
    guard let scalar = node.scalar else { throw Diagnostic(.complexKey, at: node.location) }
    key = YAMLKey(name: scalar.text, location: node.location)
    let first = keys[scalar.text]
    dropsValue = first != nil
    guard let first else {
      keys[scalar.text] = node.location
      return nil
    }
    return Diagnostic(.duplicateKey(scalar.text, first: first), at: node.location)
  }
}
