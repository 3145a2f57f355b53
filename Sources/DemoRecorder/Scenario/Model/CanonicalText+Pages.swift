extension CanonicalText {
  /// The scenarios whose snapshots stand on a sheet, by what they are.
  mutating func addSheetVariants(of scenario: Scenario) {
    for variant in scenario.sheetVariants {
      var alone = variant
      alone.sheetVariants = []
      add("sheet of", String(FNV1a.hash(alone.canonicalText.utf8), radix: 16))
    }
  }

  /// What is not as it is by default, where it matters.
  mutating func addPages(_ output: OutputSettings) {
    let (strip, sheet) = (output.strip, output.sheet)
    if output.formats.contains(.strip), strip != StripSettings() {
      let moments = strip.moments.map { $0.map(TimeText.text).joined(separator: ",") }
      add(
        "strip", moments ?? String(strip.count), strip.columns.map(String.init) ?? "-",
        NumberText.text(for: strip.width))
    }
    if output.formats.contains(.sheet), sheet != SheetSettings() {
      add(
        "sheet", sheet.columns.map(String.init) ?? "-", NumberText.text(for: sheet.width))
    }
  }
}
