/// A scenario's root as it stands for one variant: the matrix left out, its values put in.
struct VariantRoot {
  /// nil where there is no matrix.
  var variant: Variant?
  var root: YAMLNode
}

/// A key of a matrix with its values, called by their names.
struct MatrixAxis {
  struct Item {
    /// What it is called in names.
    var name: String
    var node: YAMLNode
  }

  var key: YAMLKey
  var items: [Item]
}

extension VariantRoot {
  /// Every combination of the values, the last axis running fastest.
  ///
  /// - Parameters:
  ///   - axes: One or more, each with one value or more.
  ///   - entries: What the scenario says beside its matrix.
  static func all(of axes: [MatrixAxis], beside entries: [YAMLEntry], at place: ScenarioLocation)
    -> [VariantRoot]
  {
    var combinations: [[(key: YAMLKey, value: MatrixAxis.Item)]] = [[]]
    for axis in axes {
      combinations = combinations.flatMap { chosen in
        axis.items.map { chosen + [(axis.key, $0)] }
      }
    }
    return combinations.map { chosen in
      let variant = Variant(
        choices: chosen.map { Variant.Choice(axis: $0.key.name, name: $0.value.name) })
      let added = chosen.map { YAMLEntry(key: $0.key, value: $0.value.node) }
      return VariantRoot(
        variant: variant, root: YAMLNode(content: .mapping(entries + added), location: place))
    }
  }
}
