/// Turns the texts of a command line that fits the table into values.
struct CommandValues {
  let words: CommandWords
  let verb: Verb

  func command(outputIsTerminal: Bool) throws(UsageError) -> Command {
    let operand = words.operands.first ?? ""
    let json = words.has(.json)
    switch verb {
    case .record: return .record(try recordOptions(outputIsTerminal: outputIsTerminal))
    case .verify: return .verify(try verifyOptions())
    case .accept: return .accept(try reviewOptions())
    case .reject: return .reject(try reviewOptions())
    case .diff: return .diff(try diffOptions())
    case .mergeReports:
      return .mergeReports(MergeOptions(folders: words.operands, report: try reportOptions()))
    case .trace: return .trace(try traceOptions(file: operand))
    case .validate:
      return .validate(
        ValidateOptions(paths: words.operands, filter: try filter(), printsJSON: json))
    case .inspect: return .inspect(InspectOptions(file: operand, printsJSON: json))
    case .list: return .list(ListOptions(subject: try subject(operand), printsJSON: json))
    case .new: return .new(NewOptions(name: try scenarioName(operand)))
    case .schema: return .schema
    }
  }

  /// Of `--quiet` and `--verbose` the one that stands last counts.
  func messages() throws(UsageError) -> MessageOptions {
    var options = MessageOptions()
    switch words.uses.last(where: { $0.flag == .quiet || $0.flag == .verbose })?.flag {
    case .quiet: options.verbosity = .quiet
    case .verbose: options.verbosity = .verbose
    default: break
    }
    if let color = try choice(.color, ColorChoice.self) { options.color = color }
    return options
  }

  private func recordOptions(outputIsTerminal: Bool) throws(UsageError) -> RecordOptions {
    var options = RecordOptions(
      paths: words.operands, filter: try filter(), changes: try changes(), shard: try shard(),
      jobs: try jobs(), task: try task(), snippet: try snippet(), printsJSON: words.has(.json))
    if let text = words.value(of: .output) {
      options.output = try OutputPlace(text)
    }
    if options.output == .standardOutput {
      try checkStandardOutput(options, outputIsTerminal: outputIsTerminal)
    }
    return options
  }

  private func snippet() throws(UsageError) -> String? {
    guard let file = words.value(of: .snippet) else { return nil }
    if words.has(.check) { throw UsageError(.conflict(.check, .snippet)) }
    guard file != "-", !file.isEmpty, !file.hasSuffix("/") else {
      throw UsageError(
        .badValue(.snippet, file, expected: "the name of a file"),
        hint: "without '--snippet' the lines go to standard output")
    }
    return file
  }

  private func task() throws(UsageError) -> RecordOptions.Task {
    guard words.has(.prune) else { return words.has(.check) ? .check : .record }
    if words.has(.check) { throw UsageError(.conflict(.check, .prune)) }
    for flag in [Flag.filter, .shard] where words.has(flag) {
      throw UsageError(
        .conflict(flag, .prune), hint: "what is gone is only known of a run of all scenarios")
    }
    return .recordAndPrune
  }

  private func checkStandardOutput(
    _ options: RecordOptions, outputIsTerminal: Bool
  ) throws(UsageError) {
    if let flag = [Flag.check, .prune, .snippet].first(where: words.has) {
      throw UsageError(.conflict(.output, flag), hint: "they look at files, not at '--output -'")
    }
    if options.printsJSON {
      throw UsageError(.jsonBesideFilm, hint: "both would go to standard output; leave one out")
    }
    if let formats = options.changes.formats, formats.count > 1 || formats == [.frames] {
      throw UsageError(
        .manyFilesToStandardOutput(formats),
        hint: "choose one with --format: gif, apng, png, rgba or y4m")
    }
    if outputIsTerminal {
      throw UsageError(.outputToTerminal, hint: "send it to a file or a program: … -o - > demo.gif")
    }
  }

  private func traceOptions(file: String) throws(UsageError) -> TraceOptions {
    var options = TraceOptions(
      file: file, variant: words.value(of: .variant), includesModel: words.has(.model),
      changes: try changes())
    options.plot = try plot()
    let times = try words.values(of: .at).map { (text) throws(UsageError) in
      try TimeArgument(text, of: .at).time
    }
    if !times.isEmpty {
      if words.has(.every) { throw UsageError(.conflict(.every, .at)) }
      options.sampling = .at(Set(times).sorted())
    } else if let text = words.value(of: .every) {
      let step = try TimeArgument(text, of: .every).time
      guard step >= .microseconds(1) else {
        throw UsageError(
          .badValue(.every, text, expected: "at least 0.001ms"),
          hint: "times are printed to the microsecond")
      }
      options.sampling = .every(step)
      if options.plot != nil { options.plotInterval = step }
    }
    return options
  }

  private func plot() throws(UsageError) -> String? {
    guard let path = words.value(of: .plot) else { return nil }
    if let flag = [Flag.at, .model].first(where: words.has) {
      throw UsageError(.conflict(flag, .plot), hint: "they are for the lines that are printed")
    }
    guard path.hasSuffix(".png") else {
      throw UsageError(
        .badValue(.plot, path, expected: "the name of a PNG file"), hint: "--plot motion.png")
    }
    return path
  }

  func changes() throws(UsageError) -> SettingChanges {
    SettingChanges(
      fps: try wholeNumber(.fps, 1...120), scale: try number(.scale, 0.5...4),
      device: words.value(of: .device), formats: try formats(), traits: try traits(),
      allowsMissingGlyphs: words.has(.allowMissingGlyphs))
  }

  private func formats() throws(UsageError) -> [OutputFormat]? {
    let texts = words.values(of: .format)
    guard !texts.isEmpty else { return nil }
    var found: Set<OutputFormat> = []
    for name in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let format = OutputFormat(rawValue: String(name)) else {
        throw badChoice(.format, String(name), OutputFormat.allCases.map(\.rawValue))
      }
      found.insert(format)
    }
    return OutputFormat.allCases.filter(found.contains)
  }

  func filter() throws(UsageError) -> NameFilter? {
    guard let pattern = words.value(of: .filter) else { return nil }
    do {
      return try NameFilter(pattern: pattern)
    } catch {
      throw UsageError(.badFilter(error))
    }
  }

  private func subject(_ word: String) throws(UsageError) -> ListSubject {
    if let subject = ListSubject(rawValue: word) { return subject }
    let words = ListSubject.allCases.map(\.rawValue)
    throw UsageError(
      .badOperand(.list, word, expected: "one of \(words.joined(separator: ", "))"),
      hint: NearestWord.of(word, among: words).map { "did you mean '\($0)'?" })
  }
}

extension CommandValues {
  /// The name of a new scenario; the folder before it and the ending after it are the user's habit,
  /// not part of it.
  private func scenarioName(_ text: String) throws(UsageError) -> String {
    let folder = FolderWalker.defaultFolder + "/"
    var name = text.hasPrefix(folder) ? String(text.dropFirst(folder.count)) : text
    for ending in [".yaml", ".yml"] where name.hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
    }
    let names = name.split(separator: "/", omittingEmptySubsequences: false)
    let isFit = names.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".") && !part.hasPrefix("_") && !part.hasPrefix("-")
        && !part.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    guard isFit else {
      throw UsageError(
        .badOperand(.new, text, expected: "a name for a scenario"),
        hint: "names joined by '/', none of them empty or with '_', '.' or '-' at its beginning")
    }
    return name
  }

  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ flag: Flag, _ type: Choice.Type
  ) throws(UsageError) -> Choice? {
    guard let text = words.value(of: flag) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    throw badChoice(flag, text, Choice.allCases.map(\.rawValue))
  }

  func badChoice(_ flag: Flag, _ text: String, _ words: [String]) -> UsageError {
    UsageError(
      .badValue(flag, text, expected: "one of \(words.joined(separator: ", "))"),
      hint: NearestWord.of(text, among: words).map { "did you mean '\($0)'?" })
  }

  func wholeNumber(
    _ flag: Flag, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = words.value(of: flag) else { return nil }
    guard let number = NumberText.integer(text), range.contains(number) else {
      throw UsageError(
        .badValue(
          flag, text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"))
    }
    return number
  }

  func number(
    _ flag: Flag, _ range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    guard let text = words.value(of: flag) else { return nil }
    guard let number = NumberText.number(text), range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { DecimalText($0, decimals: 4).text }
      throw UsageError(
        .badValue(flag, text, expected: "a number from \(bounds[0]) to \(bounds[1])"))
    }
    return number
  }
}
