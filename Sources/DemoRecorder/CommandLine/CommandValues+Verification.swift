import Scene

/// The values of the flags that have to do with comparing.
extension CommandValues {
  func verifyOptions() throws(UsageError) -> VerifyOptions {
    var options = VerifyOptions(
      paths: words.operands, filter: try filter(), changes: try changes(), shard: try shard(),
      jobs: try jobs(), report: try reportOptions(), updates: words.has(.update))
    if let stream = options.changes.formats?.first(where: { !$0.isCompared }) {
      throw UsageError(
        .badValue(.format, stream.rawValue, expected: "a form that is compared"),
        hint: "rgba and y4m are for other programs; gif, apng, png and frames are compared")
    }
    options.output = try recordingsFolder() ?? options.output
    options.comparison = ComparisonRules(
      threshold: try number(.threshold, 0...1), antialiasing: try antialiasing(),
      maxDiffPixels: try wholeNumber(.maxDiffPixels, 0...ScenarioLimits.pixels),
      maxDiffPixelRatio: try number(.maxDiffPixelRatio, 0...1),
      masks: try words.values(of: .mask).map { (text) throws(UsageError) in
        text.contains(",") ? .rectangle(try rectangle(text, of: .mask)) : .element(text)
      },
      clip: try words.value(of: .clip).map { (text) throws(UsageError) in
        try rectangle(text, of: .clip)
      })
    options.plays = try wholeNumber(.repeatEach, 1...1_000) ?? 1
    return options
  }

  func reviewOptions() throws(UsageError) -> ReviewOptions {
    ReviewOptions(
      names: words.operands,
      report: words.value(of: .report) ?? ReportOptions.defaultFolder,
      output: try recordingsFolder())
  }

  private func recordingsFolder() throws(UsageError) -> String? {
    guard let text = words.value(of: .output) else { return nil }
    guard case .folder(let folder) = try OutputPlace(text) else {
      throw UsageError(
        .badValue(.output, text, expected: "a folder"), hint: "recordings are files in a folder")
    }
    return folder
  }

  func reportOptions() throws(UsageError) -> ReportOptions {
    var options = ReportOptions()
    options.folder = words.value(of: .report) ?? options.folder
    guard !options.folder.isEmpty else {
      throw UsageError(.badValue(.report, "", expected: "the name of a folder"))
    }
    var named: Set<Reporter> = words.has(.json) ? [.json] : []
    for text in words.values(of: .reporter) {
      guard let reporter = Reporter(rawValue: text) else {
        throw badChoice(.reporter, text, Reporter.allCases.map(\.rawValue))
      }
      named.insert(reporter)
    }
    // --json alone adds to what is the default.
    if !words.has(.reporter) { named.formUnion(options.reporters) }
    options.reporters = Reporter.allCases.filter(named.contains)
    return options
  }

  func diffOptions() throws(UsageError) -> DiffOptions {
    var options = DiffOptions(
      expected: words.operands[0], actual: words.operands[1], printsJSON: words.has(.json))
    if let threshold = try number(.threshold, 0...1) {
      options.comparison.metric = .yiq(threshold: threshold)
    }
    if words.has(.includeAA) { options.comparison.antialiasing = .count }
    if let picture = words.value(of: .output) {
      guard picture.hasSuffix(".png") else {
        throw UsageError(
          .badValue(.output, picture, expected: "the name of a PNG file"),
          hint: "the picture of what differs is a PNG: -o difference.png")
      }
      options.picture = picture
    }
    return options
  }

  /// Reads `I/N`.
  func shard() throws(UsageError) -> Shard? {
    guard let text = words.value(of: .shard) else { return nil }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { NumberText.integer(String($0)) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...Self.mostShards).contains(count), (1...count).contains(index)
    else {
      throw UsageError(
        .badValue(.shard, text, expected: "a part of a whole, such as 1/3"),
        hint: "parts are counted from 1: 1/3, 2/3, 3/3")
    }
    return Shard(index: index, count: count)
  }

  func jobs() throws(UsageError) -> Int? { try wholeNumber(.jobs, 1...1_024) }

  private static let mostShards = 10_000

  private func antialiasing() throws(UsageError) -> AntialiasingRule? {
    let rule = try choice(.antialiasing, AntialiasingRule.self)
    guard words.has(.includeAA) else { return rule }
    if rule == .ignore { throw UsageError(.conflict(.antialiasing, .includeAA)) }
    return .count
  }

  /// Reads `x,y,width,height`.
  private func rectangle(_ text: String, of flag: Flag) throws(UsageError) -> Rect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { NumberText.number(String($0)) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0,
      [x, y, width, height].allSatisfy(ScenarioLimits.coordinate.contains)
    else {
      throw UsageError(
        .badValue(flag, text, expected: "a rectangle"),
        hint: "x, y, width and height in points: \(flag.spelling) 0,44,375,100")
    }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
