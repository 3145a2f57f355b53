import Interaction

extension CommandTable {
  /// The verbs and flags of `demo-recorder`.
  static let standard = CommandTable(
    verbs: standardVerbs, flags: standardFlags,
    general: [.quiet, .verbose, .color, .help, .version])

  private static let standardVerbs: [VerbDeclaration] = [
    VerbDeclaration(
      verb: .record, operands: .any("PATH"),
      flags: [
        .output, .format, .fps, .scale, .device, .appearance, .locale, .filter, .shard, .jobs,
        .check, .prune, .snippet, .allowMissingGlyphs, .json,
      ],
      meaning: "play scenarios and write their files",
      details: """
        PATH is a scenario file, a folder, or - for standard input; without one, the folder \
        scenarios/. A film whose expectation failed is written below build/failed/ instead, and \
        the exit status is 1. With --check it is 3 if a recording is missing, 4 if one is stale. \
        --prune looks for each recording's scenario in the current folder and at every PATH. The lines         that show a recording in a README go to standard output, if one scenario is recorded or it         has a matrix; --snippet puts them into a file instead.
        """,
      neighbours: ["run", "play", "render", "capture", "make"]),
    VerbDeclaration(
      verb: .verify, operands: .any("PATH"),
      flags: [
        .output, .format, .fps, .scale, .device, .appearance, .locale, .filter, .shard, .jobs,
        .report, .reporter,
        .update, .threshold, .maxDiffPixels, .maxDiffPixelRatio, .antialiasing, .includeAA, .mask,
        .clip, .repeatEach, .allowMissingGlyphs, .json,
      ],
      meaning: "play scenarios again and compare with what was recorded",
      details: """
        PATH is as for record. Not one pixel may differ unless a flag or the scenario's 'verify' \
        says otherwise. What differs is explained in build/report/index.html; the exit status is \
        1 then, and 3 if a recording is missing.
        """,
      neighbours: ["test", "compare", "assert", "regress"]),
    VerbDeclaration(
      verb: .accept, operands: .any("NAME"), flags: [.output, .report],
      meaning: "make what the last verify found the new recordings",
      details: """
        NAME is a scenario's output name as verify prints it; without one, all. Recordings outside of \
        the current folder are only written to if --output names their folder.
        """,
      neighbours: ["approve", "update", "bless"]),
    VerbDeclaration(
      verb: .reject, operands: .any("NAME"), flags: [.output, .report],
      meaning: "throw away what the last verify found",
      details: "NAME is a scenario's output name as verify prints it; without one, all.",
      neighbours: ["discard", "decline"]),
    VerbDeclaration(
      verb: .diff, operands: .two("A", "B"),
      flags: [.output, .threshold, .includeAA, .json],
      meaning: "compare two PNG, GIF or APNG files",
      details: """
        Without --threshold every difference of a channel counts; with it, pixels are compared as \
        pixelmatch does. -o FILE.png writes a picture of what differs.
        """,
      neighbours: ["cmp", "difference"]),
    VerbDeclaration(
      verb: .trace, operands: .one("FILE"),
      flags: [
        .every, .at, .model, .plot, .variant, .device, .appearance, .locale, .scale,
        .allowMissingGlyphs,
      ],
      meaning: "print the values of every identified view over time, as JSON lines",
      details: "Plays the scenario without drawing it. FILE may be - for standard input.",
      neighbours: ["dump", "log", "values"]),
    VerbDeclaration(
      verb: .validate, operands: .any("PATH"), flags: [.filter, .json],
      meaning: "check scenario files without playing them",
      details: "PATH is as for record.",
      neighbours: ["check", "lint"]),
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
    VerbDeclaration(
      verb: .mergeReports, operands: .some("DIR"), flags: [.report, .reporter, .json],
      meaning: "make one report of those of all shards",
      details: """
        DIR is the report folder of one shard. The exit status is what one verify of all \
        scenarios would have had.
        """,
      neighbours: ["merge", "join"]),
  ]

  private static let standardFlags: [FlagDeclaration] = [
    FlagDeclaration(
      flag: .output, letter: "o", value: .text("PLACE"),
      meaning:
        "the folder of the recordings (default demos/); record: - for standard output; diff: a PNG file"
    ),
    FlagDeclaration(
      flag: .format, value: .text("LIST"), isRepeatable: true,
      meaning:
        "the forms of a film, separated by commas: gif, apng, png (the last frame), frames, rgba, y4m, strip, sheet"
    ),
    FlagDeclaration(
      flag: .fps, value: .text("N"),
      meaning: "frames per second, 1 to 120; at most 50 where a GIF is written"),
    FlagDeclaration(
      flag: .scale, value: .text("N"), meaning: "pixels per point, 0.5 to 4"),
    FlagDeclaration(
      flag: .device, value: .text("NAME"), meaning: "another device than the scenario names"),
    FlagDeclaration(
      flag: .appearance,
      value: .choice(TraitCollection.UserInterfaceStyle.allCases.map(\.rawValue)),
      meaning: "another appearance than the scenario's"),
    FlagDeclaration(
      flag: .locale, value: .text("TAG"),
      meaning: "another language than the scenario's, as en, zh-Hans or ar"),
    FlagDeclaration(
      flag: .filter, value: .text("REGEX"),
      meaning: "only scenarios in whose path or output name the expression is found"),
    FlagDeclaration(
      flag: .shard, value: .text("I/N"),
      meaning: "only the I-th of N parts of the scenarios, which take about the same time"),
    FlagDeclaration(
      flag: .check, value: .none,
      meaning: "write nothing; tell which recordings are older than what they are made from"),
    FlagDeclaration(
      flag: .prune, value: .none, meaning: "remove the recordings of scenarios that are gone"),
    FlagDeclaration(
      flag: .snippet, value: .text("FILE"),
      meaning:
        "write the README's lines to a new Markdown file, or between its <!-- demo-recorder: NAME -->"
        + " and <!-- /demo-recorder -->"),
    FlagDeclaration(
      flag: .report, value: .text("DIR"), meaning: "the report's folder (default build/report)"),
    FlagDeclaration(
      flag: .reporter, value: .choice(Reporter.allCases.map(\.rawValue)), isRepeatable: true,
      meaning: "how to report (default text and html); may be repeated"),
    FlagDeclaration(
      flag: .update, letter: "u", value: .none,
      meaning: "make what differs, or is missing, the new recording"),
    FlagDeclaration(
      flag: .threshold, value: .text("T"),
      meaning: "how different a colour may be, 0 to 1, by pixelmatch's metric (its default: 0.1)"),
    FlagDeclaration(
      flag: .maxDiffPixels, value: .text("N"), meaning: "so many pixels of a picture may differ"),
    FlagDeclaration(
      flag: .maxDiffPixelRatio, value: .text("R"),
      meaning: "such a part of a picture may differ, 0 to 1"),
    FlagDeclaration(
      flag: .antialiasing, value: .choice(AntialiasingRule.allCases.map(\.rawValue)),
      meaning: "whether smoothed edges count (default: ignore with a threshold, else count)"),
    FlagDeclaration(
      flag: .includeAA, value: .none, meaning: "count smoothed edges like all other pixels"),
    FlagDeclaration(
      flag: .mask, value: .text("AREA"), isRepeatable: true,
      meaning: "leave out an element, or a rectangle x,y,width,height in points"),
    FlagDeclaration(
      flag: .clip, value: .text("RECT"),
      meaning: "compare only the rectangle x,y,width,height in points"),
    FlagDeclaration(
      flag: .repeatEach, value: .text("N"),
      meaning: "play N times; every time must give the same bytes"),
    FlagDeclaration(
      flag: .jobs, letter: "j", value: .text("N"),
      meaning: "threads in all (default: the processors)"),
    FlagDeclaration(
      flag: .allowMissingGlyphs, value: .none,
      meaning: "draw a box for a character that no font has, and warn of it"),
    FlagDeclaration(
      flag: .every, value: .text("TIME"),
      meaning: "a line for each multiple of TIME up to the end (default 10ms)"),
    FlagDeclaration(
      flag: .at, value: .text("TIME"), isRepeatable: true,
      meaning: "a line for this time; may be repeated, and lie past the end"),
    FlagDeclaration(
      flag: .model, value: .none, meaning: "add the values that animations lead to"),
    FlagDeclaration(
      flag: .variant, value: .text("NAME"),
      meaning: "which variant of a scenario with a matrix, such as iphone-x-dark"),
    FlagDeclaration(
      flag: .plot, value: .text("FILE.png"),
      meaning: "draw position, alpha and scale over time, with the touches, instead of printing"),
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
