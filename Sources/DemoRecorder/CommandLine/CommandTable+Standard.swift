extension CommandTable {
  /// The verbs and flags of `demo-recorder`.
  static let standard = CommandTable(
    verbs: standardVerbs, flags: standardFlags,
    general: [.quiet, .verbose, .color, .help, .version])

  private static let standardVerbs: [VerbDeclaration] = [
    VerbDeclaration(
      verb: .record, operands: .any("PATH"),
      flags: [.output, .format, .fps, .scale, .device, .filter, .jobs, .json],
      meaning: "play scenarios and write their files",
      details: """
        PATH is a scenario file, a folder, or - for standard input; without one, the folder \
        scenarios/. A film whose expectation failed is written below build/failed/ instead, and \
        the exit status is 1.
        """,
      neighbours: ["run", "play", "render", "capture", "make", "test"]),
    VerbDeclaration(
      verb: .trace, operands: .one("FILE"),
      flags: [.every, .at, .model, .device, .scale],
      meaning: "print the values of every identified view over time, as JSON lines",
      details: "Plays the scenario without drawing it. FILE may be - for standard input.",
      neighbours: ["dump", "log", "values"]),
    VerbDeclaration(
      verb: .validate, operands: .any("PATH"), flags: [.filter, .json],
      meaning: "check scenario files without playing them",
      details: "PATH is as for record.",
      neighbours: ["check", "lint", "verify"]),
    VerbDeclaration(
      verb: .inspect, operands: .one("FILE"), flags: [.json],
      meaning: "show frames, delays, colours and loop of a GIF, APNG or PNG",
      details: "",
      neighbours: ["info", "identify", "show"]),
    VerbDeclaration(
      verb: .list, operands: .choice(ListSubject.allCases.map(\.rawValue)), flags: [.json],
      meaning: "list what scenarios can name",
      details: "",
      neighbours: ["ls"]),
    VerbDeclaration(
      verb: .new, operands: .one("NAME"), flags: [],
      meaning: "begin a scenario: scenarios/NAME.yaml, with comments",
      details: "An existing file is never overwritten.",
      neighbours: ["init", "create", "add"]),
    VerbDeclaration(
      verb: .schema, operands: .none, flags: [],
      meaning: "print the JSON Schema of scenario files",
      details: ""),
  ]

  private static let standardFlags: [FlagDeclaration] = [
    FlagDeclaration(
      flag: .output, letter: "o", value: .text("DIR"),
      meaning: "the folder to write to (default demos/); - for standard output"),
    FlagDeclaration(
      flag: .format, value: .text("LIST"), isRepeatable: true,
      meaning: "what to write, separated by commas: gif, png (the last frame), frames"),
    FlagDeclaration(
      flag: .fps, value: .text("N"),
      meaning: "frames per second, 1 to 120; at most 50 where a GIF is written"),
    FlagDeclaration(
      flag: .scale, value: .text("N"), meaning: "pixels per point, 0.5 to 4"),
    FlagDeclaration(
      flag: .device, value: .text("NAME"), meaning: "another device than the scenario names"),
    FlagDeclaration(
      flag: .filter, value: .text("REGEX"),
      meaning: "only scenarios in whose path or output name the expression is found"),
    FlagDeclaration(
      flag: .jobs, letter: "j", value: .text("N"),
      meaning: "threads in all (default: the processors)"),
    FlagDeclaration(
      flag: .every, value: .text("TIME"),
      meaning: "a line for each multiple of TIME up to the end (default 10ms)"),
    FlagDeclaration(
      flag: .at, value: .text("TIME"), isRepeatable: true,
      meaning: "a line for this time; may be repeated, and lie past the end"),
    FlagDeclaration(
      flag: .model, value: .none, meaning: "add the values that animations lead to"),
    FlagDeclaration(flag: .json, value: .none, meaning: "print the result as JSON"),
    FlagDeclaration(flag: .quiet, letter: "q", value: .none, meaning: "say nothing but errors"),
    FlagDeclaration(flag: .verbose, letter: "v", value: .none, meaning: "say more"),
    FlagDeclaration(
      flag: .color, value: .choice(ColorChoice.allCases.map(\.rawValue)),
      meaning: "colours in messages (default auto: on a terminal, unless NO_COLOR is set)"),
    FlagDeclaration(flag: .help, letter: "h", value: .none, meaning: "show this help"),
    FlagDeclaration(flag: .version, value: .none, meaning: "show the version"),
  ]
}
