/// Builds the tree of one YAML document from its events, within the limits.
///
/// Works with a stack of its own, so that no depth of nesting can exhaust the program's. Aliases
/// share what they repeat, but are counted as if it had been written again.
struct YAMLTree {
  private let text: SourceText
  /// How many nodes may still come.
  private var budget: Int
  private var open: [OpenCollection] = []
  private var anchors: [String: Anchored] = [:]
  private var documents = 0
  private var root: YAMLNode?
  private var findings: [Diagnostic] = []

  /// What an anchor names, with what it costs to use it again; nil while it is being read.
  private struct Anchored {
    var node: MeasuredNode?
  }

  /// Reads the text's only document.
  ///
  /// - Parameters:
  ///   - budget: How many nodes it may have; less by their number afterwards.
  ///   - findings: Receives what does not keep the document from being read: keys given twice.
  /// - Throws: The first reason why the text is not one document within the limits.
  static func read(
    _ text: SourceText, budget: inout Int, findings: inout [Diagnostic]
  ) throws(Diagnostic) -> YAMLNode {
    if let flaw = text.flaw { throw flaw }
    try refuseDirectives(in: text)
    var tree = YAMLTree(text: text, budget: budget)
    defer {
      budget = tree.budget
      findings += tree.findings
    }
    try YAMLReader.forEachEvent(in: text) { event throws(Diagnostic) in try tree.take(event) }
    guard let root = tree.root, !root.isNull else {
      throw Diagnostic(.empty, at: text.location(ofScalar: 0))
    }
    return root
  }

  private init(text: SourceText, budget: Int) {
    self.text = text
    self.budget = budget
  }

  private mutating func take(_ event: YAMLEvent) throws(Diagnostic) {
    let place = text.location(ofScalar: event.start)
    switch event.kind {
    case .documentStart(let isImplicit):
      documents += 1
      guard documents == 1 else {
        throw Diagnostic(
          .secondDocument, at: isImplicit ? place : text.location(ofScalar: event.end - 3))
      }
    case .scalar(let scalar, let properties):
      try refuseTag(of: properties, at: place)
      try spend(1, at: place)
      let node = YAMLNode(content: .scalar(scalar), location: place)
      try add(MeasuredNode(node: node, count: 1, height: 0), anchor: properties.anchor)
    case .sequenceStart(let properties): try begin(.sequence, properties, at: place)
    case .mappingStart(let properties): try begin(.mapping, properties, at: place)
    case .collectionEnd:
      guard let closed = open.popLast() else { return }
      try add(closed.finished, anchor: closed.anchor)
    case .alias(let name): try add(expanded(name, at: place), anchor: nil)
    case .streamEnd, .other: break
    }
  }

  private mutating func begin(
    _ kind: OpenCollection.Kind, _ properties: YAMLProperties, at place: ScenarioLocation
  ) throws(Diagnostic) {
    try refuseTag(of: properties, at: place)
    try spend(1, at: place)
    guard open.count < ScenarioLimits.depth else {
      throw Diagnostic(.tooDeep(limit: ScenarioLimits.depth), at: place)
    }
    if let anchor = properties.anchor { anchors[anchor] = Anchored(node: nil) }
    open.append(OpenCollection(kind: kind, anchor: properties.anchor, location: place))
  }

  /// What the alias repeats, standing at the alias.
  private mutating func expanded(
    _ name: String, at place: ScenarioLocation
  ) throws(Diagnostic) -> MeasuredNode {
    guard let anchored = anchors[name] else { throw Diagnostic(.unknownAnchor(name), at: place) }
    guard var repeated = anchored.node else {
      throw Diagnostic(.endlessAlias(name), at: place)
    }
    try spend(repeated.count, at: place)
    guard open.count + repeated.height <= ScenarioLimits.depth else {
      throw Diagnostic(.tooDeep(limit: ScenarioLimits.depth), at: place)
    }
    repeated.node.location = place
    return repeated
  }

  private mutating func add(_ node: MeasuredNode, anchor: String?) throws(Diagnostic) {
    if let anchor { anchors[anchor] = Anchored(node: node) }
    if open.isEmpty {
      root = node.node
    } else if let finding = try open[open.count - 1].add(node) {
      findings.append(finding)
    }
  }

  private mutating func spend(_ nodes: Int, at place: ScenarioLocation) throws(Diagnostic) {
    budget -= nodes
    guard budget >= 0 else {
      throw Diagnostic(.tooManyNodes(limit: ScenarioLimits.nodes), at: place)
    }
  }

  private func refuseTag(
    of properties: YAMLProperties, at place: ScenarioLocation
  ) throws(Diagnostic) {
    if let tag = properties.tag { throw Diagnostic(.tag(tag), at: place) }
  }

  /// Counts the lines that begin with `%` before libyaml compares each with all before it.
  private static func refuseDirectives(in text: SourceText) throws(Diagnostic) {
    var directives = 0
    for line in 1...text.lineCount where text.firstByte(ofLine: line) == UInt8(ascii: "%") {
      directives += 1
      guard directives <= ScenarioLimits.directives else {
        throw Diagnostic(
          .tooManyDirectives(limit: ScenarioLimits.directives),
          at: ScenarioLocation(file: text.file, line: line, column: 1))
      }
    }
  }
}
