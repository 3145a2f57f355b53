@testable import DemoRecorder
import Testing

@Suite struct FolderWalkerTests {
  let files = MemoryFileSystem()

  private func walk(_ paths: [String], filter: String? = nil) throws -> [ScenarioFile] {
    try FolderWalker(files: files).scenarios(
      at: paths, picked: filter.map { try NameFilter(pattern: $0) })
  }

  private func names(_ paths: String..., filter: String? = nil) throws -> [String] {
    try walk(paths, filter: filter).map { "\($0.path) → \($0.outputName)" }
  }

  struct NameCase: CustomTestStringConvertible, Sendable {
    var file: String
    var path: String
    var output: String
    /// What a trace calls the scenario.
    var source: String
    var testDescription: String { "\(file) found at \(path)" }
  }

  static let nameCases = [
    NameCase(file: "scenarios/x.yaml", path: "scenarios", output: "x", source: "scenarios/x.yaml"),
    NameCase(
      file: "scenarios/behaviour/x.yaml", path: "scenarios", output: "behaviour/x",
      source: "scenarios/behaviour/x.yaml"),
    NameCase(
      file: "scenarios/behaviour/x.yml", path: "scenarios/behaviour", output: "behaviour/x",
      source: "scenarios/behaviour/x.yml"),
    NameCase(
      file: "scenarios/behaviour/x.yaml", path: "scenarios/behaviour/x.yaml", output: "behaviour/x",
      source: "scenarios/behaviour/x.yaml"),
    NameCase(
      file: "scenarios/behaviour/x.yaml", path: "./scenarios//behaviour/", output: "behaviour/x",
      source: "scenarios/behaviour/x.yaml"),
    NameCase(
      file: "scenarios/behaviour/x.yaml", path: "/home/scenarios/behaviour", output: "behaviour/x",
      source: "scenarios/behaviour/x.yaml"),
    NameCase(file: "a/scenarios/b/x.yaml", path: "a", output: "b/x", source: "scenarios/b/x.yaml"),
    NameCase(
      file: "a/scenarios/b/scenarios/c/x.yaml", path: "a", output: "c/x",
      source: "scenarios/c/x.yaml"),
    NameCase(file: "demo/b/x.yaml", path: "demo", output: "b/x", source: "demo/b/x.yaml"),
    NameCase(file: "demo/b/x.yaml", path: "demo/b", output: "x", source: "b/x.yaml"),
    NameCase(file: "demo/b/x.yaml", path: "demo/b/x.yaml", output: "x", source: "x.yaml"),
    NameCase(file: "demo/b/x.yaml", path: ".", output: "demo/b/x", source: "demo/b/x.yaml"),
    NameCase(file: "x.v2.yaml", path: "x.v2.yaml", output: "x.v2", source: "x.v2.yaml"),
    NameCase(
      file: "demo/_part.yaml", path: "demo/_part.yaml", output: "_part", source: "_part.yaml"),
    NameCase(file: "demo/steps.txt", path: "demo/steps.txt", output: "steps", source: "steps.txt"),
    NameCase(file: "other/x.yaml", path: "../home/other", output: "x", source: "other/x.yaml"),
    NameCase(
      file: "other/b/x.yaml", path: "other/../other/b/x.yaml", output: "x", source: "x.yaml"),
    NameCase(
      file: "scenarios.yaml", path: "scenarios.yaml", output: "scenarios", source: "scenarios.yaml"),
  ]

  @Test(arguments: nameCases)
  func givesTheOutputName(_ example: NameCase) throws {
    files.add(example.file)

    #expect(try walk([example.path]).map(\.outputName) == [example.output])
  }

  @Test(arguments: nameCases)
  func givesAPathThatDoesNotDependOnTheCurrentFolder(_ example: NameCase) throws {
    files.add(example.file)

    #expect(try walk([example.path]).map(\.portablePath) == [example.source])
  }

  @Test func filesComeInTheOrderOfTheirBytes() throws {
    for name in [
      "b.yaml", "B.yaml", "a/z.yaml", "a-b.yaml", "ä.yaml", "a.yaml", "10.yaml", "9.yaml",
    ] {
      files.add("scenarios/\(name)")
    }

    #expect(
      try walk([]).map(\.path)
        == [
          "10.yaml", "9.yaml", "B.yaml", "a-b.yaml", "a.yaml", "a/z.yaml", "b.yaml", "ä.yaml",
        ].map { "scenarios/\($0)" })
  }

  @Test func whatIsNoScenarioIsSkippedWhileWalking() throws {
    files.add("scenarios/x.yaml")
    for name in [
      "_part.yaml", ".x.yaml", "_parts/y.yaml", ".git/z.yaml", "x.txt", "x.yaml.bak", "X.YAML",
    ] {
      files.add("scenarios/\(name)")
    }
    files.addLink("scenarios/link.yaml", to: "x.yaml")
    files.addLink("scenarios/circle", to: ".")
    files.addPipe("scenarios/pipe.yaml")

    #expect(try names("scenarios") == ["scenarios/x.yaml → x"])
  }

  @Test func aNamedLinkIsTaken() throws {
    files.add("real.yaml")
    files.addLink("link.yaml", to: "real.yaml")

    #expect(try names("link.yaml") == ["link.yaml → link"])
  }

  @Test func aNamedFolderThatIsALinkIsWalked() throws {
    files.add("real/x.yaml")
    files.addLink("link", to: "real")

    #expect(try names("link") == ["link/x.yaml → x"])
  }

  @Test func aHyphenIsStandardInput() throws {
    #expect(try walk(["-", "-"]) == [.standardInput])
    #expect(ScenarioFile.standardInput.outputName == "stdin")
    #expect(ScenarioFile.standardInput.portablePath == nil)
  }

  @Test func aFileThatTwoPathsLeadToIsTakenOnce() throws {
    files.add("scenarios/a/x.yaml")

    #expect(
      try names("scenarios/a/x.yaml", "scenarios", "./scenarios/a") == ["scenarios/a/x.yaml → a/x"])
  }

  @Test func twoScenariosWithOneOutputNameAreRefusedNamingBoth() throws {
    files.add("scenarios/x.yaml")
    files.add("scenarios/x.yml")

    #expect(throws: WalkError.sameOutput("x", "scenarios/x.yaml", "scenarios/x.yml")) {
      try names("scenarios")
    }
  }

  @Test func twoFilesNamedAlikeInTwoFoldersAreRefused() throws {
    files.add("a/x.yaml")
    files.add("b/x.yaml")

    #expect(throws: WalkError.sameOutput("x", "a/x.yaml", "b/x.yaml")) { try names("a", "b") }
  }

  @Test func aMissingPathIsSaid() throws {
    #expect(throws: WalkError.missing("nowhere")) { try names("nowhere") }
    #expect(throws: WalkError.noDefaultFolder) { try walk([]) }
  }

  @Test func aFolderWithoutScenariosIsSaid() throws {
    files.add("demo/readme.txt")

    #expect(throws: WalkError.noScenarios(folder: "demo")) { try names("demo") }
  }

  @Test func aPipeIsRefused() throws {
    files.addPipe("pipe.yaml")

    #expect(throws: WalkError.notReadable("pipe.yaml")) { try names("pipe.yaml") }
  }

  @Test func aFilterLooksAnywhereInPathAndOutputName() throws {
    files.add("scenarios/behaviour/dock.yaml")
    files.add("scenarios/reveal.yaml")

    #expect(
      try names("scenarios", filter: "^behaviour") == [
        "scenarios/behaviour/dock.yaml → behaviour/dock"
      ])
    #expect(try names("scenarios", filter: "ios/rev") == ["scenarios/reveal.yaml → reveal"])
    #expect(try names("scenarios", filter: "dock$|veal$").count == 2)
  }

  @Test func aFilterThatMatchesNothingIsSaid() throws {
    files.add("scenarios/x.yaml")

    #expect(throws: WalkError.nothingMatches(filter: "^y", scenarios: 1)) {
      try names("scenarios", filter: "^y")
    }
    #expect(WalkError.nothingMatches(filter: "y", scenarios: 1).exitStatus == .wrong)
  }

  @Test func aFolderThatCannotBeReadIsAFailureAndNoUsersMistake() {
    let error = WalkError.unreadable(FileError(path: "demo", problem: .notPermitted))

    #expect(error.exitStatus == .failed)
    #expect(error.description == "demo: permission denied")
  }
}

@Suite struct NameFilterTests {
  @Test(arguments: [
    ("a(b", "expected ')'", 3), ("ab)", "closing ')' does not balance any groups openings", 2),
    ("语(", "expected ')'", 2), ("*a", "quantifier '*' must appear after expression", 0),
  ])
  func aMalformedExpressionIsRefusedAtItsPlace(pattern: String, reason: String, offset: Int) {
    #expect(throws: NameFilter.Malformed(pattern: pattern, reason: reason, offset: offset)) {
      try NameFilter(pattern: pattern)
    }
  }
}
