/// What holds for a whole report: what it is about, and the commands with which people go on.
struct ReportHeader: Hashable, Sendable {
  /// The version of the recorder that verified.
  var recorder: String
  /// The folder of the recordings, as the user names it.
  var output: String
  /// The part of the scenarios that was verified; nil for all.
  var shard: Shard?
  /// How many scenarios were verified.
  var scenarios: Int
  /// What a command that records begins with, for a shell: `demo-recorder record -o films`.
  var recordCommand: String
  /// What a command that accepts begins with, for a shell: `demo-recorder accept`.
  var acceptCommand: String

  /// Records the scenario, so that what is missing is there.
  func command(recording scenario: String) -> String {
    let path = scenario == StandardStream.input.name ? "-" : scenario
    return recordCommand + Self.operand(path)
  }

  /// Accepts what was found of the scenario with this output name.
  func command(accepting name: String) -> String { acceptCommand + Self.operand(name) }

  private static func operand(_ text: String) -> String {
    (text.hasPrefix("-") && text != "-" ? " -- " : " ") + ShellText.word(text)
  }
}

extension ReportHeader {
  /// The header of a run of `verify`.
  init(_ options: VerifyOptions, scenarios: Int, recorder: String = Version.number) {
    self.init(
      recorder: recorder, output: options.output, shard: options.shard, scenarios: scenarios,
      recordCommand: (["demo-recorder record"] + Self.flags(options)).joined(separator: " "),
      acceptCommand: Self.acceptCommand(report: options.report.folder, output: options.output))
  }

  /// Recordings outside of the current folder have to be named.
  static func acceptCommand(report folder: String, output: String) -> String {
    "demo-recorder accept"
      + (folder == ReportOptions.defaultFolder ? "" : " --report " + ShellText.word(folder))
      + (FilePath.leadsOut(output) ? " --output " + ShellText.word(output) : "")
  }

  /// What `record` has to be told to make the files that were asked for.
  private static func flags(_ options: VerifyOptions) -> [String] {
    let changes = options.changes
    var flags: [String] = []
    func add(_ flag: Flag, _ value: String?) {
      if let value { flags.append("\(flag.spelling) \(ShellText.word(value))") }
    }
    add(.output, options.output == VerifyOptions().output ? nil : options.output)
    add(.fps, changes.fps.map(String.init))
    add(.scale, changes.scale.map { DecimalText($0, decimals: 9).text })
    add(.device, changes.device)
    for (flag, value) in changes.traits.words { add(flag, value) }
    for format in changes.formats ?? [] { add(.format, format.rawValue) }
    if changes.allowsMissingGlyphs { flags.append(Flag.allowMissingGlyphs.spelling) }
    return flags
  }
}
