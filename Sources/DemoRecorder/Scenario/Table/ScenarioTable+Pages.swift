/// The keys of pages: pictures of several moments.
extension ScenarioTable {
  static let strip = RecordType([
    KeyDeclaration(
      "count", .integer(ScenarioLimits.moments),
      "how many moments, evenly spaced from the first frame to the last; 6 without it"),
    KeyDeclaration(
      "moments", .list(.time), "instead of `count`: these times since the scenario began"),
    KeyDeclaration(
      "columns", .integer(ScenarioLimits.columns), "pictures in a row; all in one without it"),
    width,
  ])

  static let sheet = RecordType([
    KeyDeclaration(
      "columns", .integer(ScenarioLimits.columns),
      "pictures in a row; without it a row for each variant, or 4"),
    width,
  ])

  private static let width = KeyDeclaration(
    "width", .number(ScenarioLimits.pictureWidth), .byDefault(.number(160)),
    "of each picture, in points")
}
