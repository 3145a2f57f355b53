extension Scenario {
  /// How the strip's pictures stand on their page.
  func stripLayout(count: Int) -> GridLayout {
    GridLayout(columns: output.strip.columns ?? max(1, count), width: output.strip.width)
  }

  /// How the snapshots stand on theirs.
  func sheetLayout(count: Int) -> GridLayout {
    GridLayout(columns: output.sheet.columns ?? min(4, max(1, count)), width: output.sheet.width)
  }
}
