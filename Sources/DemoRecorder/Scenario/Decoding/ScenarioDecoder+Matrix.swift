/// What a scenario's `matrix` multiplies it into.
extension ScenarioDecoder {
  /// The variants of a scenario, the outermost axis first; the scenario itself where it has no matrix,
  /// or one that cannot be used, so that all else in it is still looked at.
  ///
  /// - Parameter fixed: Axes that have only this value, whatever the matrix says, by their names.
  mutating func variants(of root: YAMLNode, fixed: [String: String]) -> [VariantRoot] {
    guard case .mapping(let entries) = root.content,
      let matrix = entries.first(where: { $0.key.name == Self.matrixKey })
    else { return [VariantRoot(variant: nil, root: root)] }
    let others = entries.filter { $0.key.name != Self.matrixKey }
    guard let axes = axes(of: matrix, beside: others) else {
      let single = YAMLNode(content: .mapping(others), location: root.location)
      return [VariantRoot(variant: nil, root: single)]
    }
    let variants = VariantRoot.all(
      of: axes.map { $0.fixed(to: fixed[$0.key.name]) }, beside: others, at: root.location)
    refuseRepeatedNames(of: variants, at: matrix.key.location)
    return variants
  }

  static let matrixKey = "matrix"

  /// Whether a scenario is multiplied.
  static func hasMatrix(_ root: YAMLNode) -> Bool {
    guard case .mapping(let entries) = root.content else { return false }
    return entries.contains { $0.key.name == matrixKey }
  }

  /// Reports that a variant is not among those of the matrix. Who asks for one has its name from the
  /// file, so the file is not the same any more.
  mutating func reportMissing(_ variant: String) {
    report(
      .unfit(
        "there is no variant \(DisplayText.quoted(variant)) any more",
        reason: "the file was changed while it was used; try again"),
      at: ScenarioLocation(file: file, line: 1, column: 1))
  }

  /// nil where something is wrong with them, which is reported then.
  private mutating func axes(of matrix: YAMLEntry, beside others: [YAMLEntry]) -> [MatrixAxis]? {
    let before = findings.count
    guard let fields = record(matrix.value, as: ScenarioTable.matrix, of: "'matrix'"),
      case .mapping(let entries) = matrix.value.content
    else { return nil }
    let names = ScenarioTable.matrix.keys.map(\.name)
    guard !entries.isEmpty else {
      report(.missingOneOf(names, in: "'matrix'"), at: matrix.value.location)
      return nil
    }
    let axes = names.compactMap { name -> MatrixAxis? in
      guard let entry = entries.first(where: { $0.key.name == name }) else { return nil }
      if others.contains(where: { $0.key.name == name }) {
        report(
          .unfit(
            "'\(name)' stands in the scenario and in its matrix",
            reason: "what the matrix lists is not written beside it; keep one of the two"),
          at: entry.key.location)
      }
      return axis(entry, fields.list(name) ?? [])
    }
    refuseTooManyVariants(of: axes, at: matrix.key.location)
    return findings.count == before ? axes : nil
  }

  /// - Parameter values: What stands in the entry's list, decoded.
  private mutating func axis(_ entry: YAMLEntry, _ values: [Value]) -> MatrixAxis? {
    guard case .sequence(let items) = entry.value.content else { return nil }
    var axis = MatrixAxis(key: entry.key, items: [])
    var names: Set<String> = []
    for (node, value) in zip(items, values) {
      guard let name = value.nameInVariants else {
        report(
          .unfit(
            "this value of '\(entry.key.name)' has no name for its recordings",
            reason: "the matrix takes values that have a name, such as a device's preset"),
          at: node.location)
        continue
      }
      // Some file systems take two names that differ in case alone for one.
      if !names.insert(name.lowercased()).inserted {
        report(
          .unfit(
            "'\(entry.key.name)' has \(DisplayText.quoted(name)) twice",
            reason: "list each value once"), at: node.location)
      }
      axis.items.append(MatrixAxis.Item(name: name, node: node))
    }
    return axis
  }

  private mutating func refuseTooManyVariants(of axes: [MatrixAxis], at place: ScenarioLocation) {
    let limit = ScenarioLimits.variants
    let count = axes.reduce(1) { min($0, limit + 1) * min($1.items.count, limit + 1) }
    guard count > limit else { return }
    report(
      .unfit(
        "the matrix makes more than \(limit) variants",
        reason: "at most \(limit); split it into several scenarios that include the same steps"),
      at: place)
  }

  /// Two combinations can have one name, as a device and a language of which one's name goes on where
  /// the other's ends.
  private mutating func refuseRepeatedNames(of variants: [VariantRoot], at place: ScenarioLocation)
  {
    var names: Set<String> = []
    for name in variants.compactMap(\.variant?.name)
    where !names.insert(name.lowercased()).inserted {
      report(
        .unfit(
          "two variants would be called \(DisplayText.quoted(name))",
          reason: "take one of them into a scenario of its own"), at: place)
    }
  }
}

extension MatrixAxis {
  /// The same axis with nothing but this value, if there is one.
  fileprivate func fixed(to text: String?) -> MatrixAxis {
    guard let text else { return self }
    let node = YAMLNode(
      content: .scalar(YAMLScalar(text: text, isPlain: false)), location: key.location)
    return MatrixAxis(key: key, items: [Item(name: text, node: node)])
  }
}

extension Value {
  /// What a value is called in the names of outputs; nil for one that has no name of its own.
  fileprivate var nameInVariants: String? {
    switch self {
    case .text(let text): text
    case .record(let device):
      device.text("name").map {
        device.boolean("landscape") == true ? $0 + "-landscape" : $0
      }
    default: nil
    }
  }
}
