/// Pages: pictures of several moments.
extension ScenarioDecoder {
  mutating func strip(_ output: Fields) -> StripSettings {
    var strip = StripSettings()
    guard let fields = output.record("strip") else { return strip }
    strip.columns = fields.integer("columns")
    strip.width = fields.number("width") ?? strip.width
    strip.count = fields.integer("count") ?? strip.count
    let times = fields.list("moments")?.compactMap { value -> Duration? in
      if case .time(let time) = value { time } else { nil }
    }
    guard let times, let place = fields.places["moments"] else { return strip }
    if fields.integer("count") != nil {
      report(.conflictingKeys("count", "moments", in: "'strip'"), at: place)
    }
    strip.moments = Set(times).sorted()
    if !ScenarioLimits.moments.contains(strip.most) {
      report(
        .unfit(
          "\(strip.most) moments are too many",
          reason: "at most \(ScenarioLimits.moments.upperBound) are shown"), at: place)
    }
    return strip
  }

  func sheet(_ output: Fields) -> SheetSettings {
    var sheet = SheetSettings()
    guard let fields = output.record("sheet") else { return sheet }
    sheet.columns = fields.integer("columns")
    sheet.width = fields.number("width") ?? sheet.width
    return sheet
  }

  /// Reports pages that the scenario cannot have, at the setting to blame.
  mutating func checkPages(of scenario: Scenario, _ root: Fields) {
    guard let problem = scenario.pageProblem else { return }
    let place = root.record("output")?.places["format"] ?? root.places["output"]
    report(problem, at: place ?? ScenarioLocation(file: file, line: 1, column: 1))
  }
}
