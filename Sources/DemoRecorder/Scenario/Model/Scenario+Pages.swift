extension Scenario {
  /// How the strip's pictures stand on their page.
  func stripLayout(count: Int) -> GridLayout {
    GridLayout(columns: output.strip.columns ?? max(1, count), width: output.strip.width)
  }

  /// How the snapshots stand on theirs: a row for each variant, where one has several.
  func sheetLayout(count: Int) -> GridLayout {
    let rowLength = max(1, count / max(1, sheetVariants.count))
    let isTable = sheetVariants.count > 1 && rowLength > 1
    return GridLayout(
      columns: output.sheet.columns ?? (isTable ? rowLength : min(4, max(1, count))),
      width: output.sheet.width)
  }

  /// Whether it makes the sheet, where one is asked for.
  var hasSheet: Bool { variant == nil || !sheetVariants.isEmpty }

  /// What it writes, without a sheet that another variant makes.
  var ownFormats: [OutputFormat] { output.formats.filter { $0 != .sheet || hasSheet } }
}
