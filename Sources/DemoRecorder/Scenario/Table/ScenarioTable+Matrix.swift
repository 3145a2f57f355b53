/// The keys of a scenario file, and those of its `matrix`, which multiplies it into variants.
extension ScenarioTable {
  static let root = RecordType(
    single.keys + [
      KeyDeclaration(
        "matrix", .record(matrix),
        "makes one recording for every combination of the values it lists")
    ])

  /// Each key takes a list of what the scenario's own key takes. In the order in which they stand in
  /// names, the outermost first.
  static let matrix = RecordType(
    axes.compactMap { name in
      single.keys.first { $0.name == name }.map { key in
        KeyDeclaration(name, .list(key.type), "the values of `\(name)`, each once")
      }
    })

  /// What of a scenario can be multiplied.
  private static let axes = ["device", "appearance", "locale", "textSize"]
}
