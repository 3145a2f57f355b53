/// One of the combinations that a scenario's `matrix` makes: a value for each of its axes.
struct Variant: Hashable, Sendable {
  struct Choice: Hashable, Sendable {
    /// The key that takes the value.
    var axis: String
    /// What the value is called in names: letters, digits, `-`, `_` and `.`.
    var name: String
  }

  /// In the order of the axes, the outermost first; never empty.
  var choices: [Choice]

  /// What its outputs have behind the scenario's own name: `iphone-x-dark-zh-Hans`.
  var name: String { choices.map(\.name).joined(separator: "-") }

  /// What is chosen of an axis; nil where the matrix has no such axis.
  func choice(of axis: String) -> String? { choices.first { $0.axis == axis }?.name }

  /// What is left of it without one axis; nil if that is nothing.
  func without(_ axis: String) -> Variant? {
    let others = choices.filter { $0.axis != axis }
    return others.isEmpty ? nil : Variant(choices: others)
  }
}
