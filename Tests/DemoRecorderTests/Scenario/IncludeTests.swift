import Components
import Testing

@testable import DemoRecorder

@Suite struct IncludedFiles {
  private func load(_ steps: String, _ files: [String: String], file: String = "demos/a.yaml")
    -> LoadedScenario
  {
    ScenarioInput(
      text: "component: call-bubble\nsteps:\n  \(steps)\n",
      files: files.mapValues { Array($0.utf8) }
    ).load(file: file)
  }

  @Test func standInPlaceAndKeepTheirOwnPlaces() throws {
    let scenario = try load(
      "- wait: 1s\n  - include: parts/_b.yaml\n  - wait: 3s",
      ["demos/parts/_b.yaml": "# two\n- wait: 2s\n- settle\n"]
    ).sound()

    #expect(
      scenario.steps.map(\.action) == [
        .wait(.seconds(1)), .wait(.seconds(2)), .settle(within: nil), .wait(.seconds(3)),
      ])
    #expect(scenario.steps[1].location.description == "demos/parts/_b.yaml:2:3")
  }

  @Test func areFoundRelativeToTheFileThatNamesThem() throws {
    let scenario = try load(
      "- include: parts/b.yaml",
      ["demos/parts/b.yaml": "- include: c.yaml", "demos/parts/c.yaml": "- settle"]
    ).sound()

    #expect(scenario.steps.count == 1)
  }

  @Test func areFoundInTheCurrentFolderForAFileWithoutOne() throws {
    let scenario = try load("- include: b.yaml", ["b.yaml": "- settle"], file: "stdin").sound()

    #expect(scenario.steps.count == 1)
  }

  @Test func cannotLeadBackToThemselves() {
    let loaded = load(
      "- include: b.yaml", ["demos/b.yaml": "- settle\n- include: a.yaml"])

    #expect(
      loaded.diagnostics == [
        Diagnostic(
          .endlessInclude(
            path: "demos/a.yaml",
            first: ScenarioLocation(file: "demos/a.yaml", line: 1, column: 1)),
          at: ScenarioLocation(file: "demos/b.yaml", line: 2, column: 12))
      ])
  }

  @Test func cannotHideBehindAnotherSpelling() {
    let loaded = load("- include: ./b.yaml", ["demos/b.yaml": "- include: .//./b.yaml"])

    #expect(loaded.rendered.hasPrefix("demos/b.yaml:1:12: error: 'demos/b.yaml' includes itself"))
  }

  @Test func aCycleBetweenTwoFilesNamesBothPlaces() {
    let loaded = load(
      "- include: b.yaml",
      ["demos/b.yaml": "- include: c.yaml", "demos/c.yaml": "- include: b.yaml"])

    #expect(loaded.diagnostics.count == 1)
    #expect(loaded.rendered.hasPrefix("demos/c.yaml:1:12: error: 'demos/b.yaml' includes itself"))
    #expect(loaded.rendered.contains("demos/a.yaml:3:14"))
    #expect(loaded.rendered.contains("  1 | - include: b.yaml"))
  }

  @Test func mayBeUsedTwiceAndReportTheirFaultsOnce() throws {
    let good = load("- include: b.yaml\n  - include: b.yaml", ["demos/b.yaml": "- settle"])
    let bad = load("- include: b.yaml\n  - include: b.yaml", ["demos/b.yaml": "- setle"])

    #expect(try good.sound().steps.count == 2)
    #expect(bad.diagnostics.count == 1)
    #expect(bad.diagnostics.first?.location.description == "demos/b.yaml:1:3")
  }

  @Test func thatAreMissingAreReportedWhereTheyAreNamed() {
    let loaded = load("- include: b.yaml\n  - include: b.yaml", [:])

    #expect(
      loaded.diagnostics.first?.problem == .unreadable(path: "demos/b.yaml", reason: "no such file")
    )
    #expect(loaded.diagnostics.first?.location.description == "demos/a.yaml:3:14")
  }

  @Test func thatAreNoListsAreRefused() {
    let loaded = load("- include: b.yaml", ["demos/b.yaml": "component: call-bubble"])

    #expect(loaded.diagnostics.first?.location.description == "demos/b.yaml:1:1")
    #expect(loaded.diagnostics.first?.message.contains("a list of steps") == true)
  }

  @Test func aBombOfIncludesIsRefusedWithinASecond() {
    var files: [String: String] = [:]
    for level in 0..<40 {
      files["demos/\(level).yaml"] = String(repeating: "- include: \(level + 1).yaml\n", count: 10)
    }
    files["demos/40.yaml"] = "- settle"
    let started = ContinuousClock.now

    let loaded = load("- include: 0.yaml", files)

    #expect(loaded.diagnostics.map(\.problem) == [.tooManySteps(limit: ScenarioLimits.steps)])
    #expect(ContinuousClock.now - started < .seconds(5))
  }

  @Test func aLongChainIsRefusedAtTheLimitOfNesting() {
    var files: [String: String] = [:]
    for level in 0..<100 { files["demos/\(level).yaml"] = "- include: \(level + 1).yaml" }

    let loaded = load("- include: 0.yaml", files)

    #expect(
      loaded.diagnostics.map(\.problem) == [.nestedTooDeep(limit: ScenarioLimits.nesting)])
  }

  @Test func nodesOfAllFilesAreCountedTogether() {
    let many = String(repeating: "- settle\n", count: 60_000)

    let loaded = load(
      "- include: b.yaml\n  - include: c.yaml", ["demos/b.yaml": many, "demos/c.yaml": many])

    #expect(loaded.diagnostics.map(\.problem) == [.tooManyNodes(limit: ScenarioLimits.nodes)])
  }

  @Test func picturesAreReadWithTheirPlaces() throws {
    let png: [UInt8] = [0x89, 0x50]
    let loaded = ScenarioInput(
      text: "component: {name: call-bubble, icon: icons/a.png}\nsteps: [settle]",
      files: ["demos/icons/a.png": png]
    ).load(file: "demos/x.yaml")

    let scenario = try loaded.sound()
    #expect(scenario.component.options["icon"] == .pictureFile("demos/icons/a.png"))
    #expect(
      scenario.component.pictures == [
        PictureFile(
          path: "demos/icons/a.png", bytes: png,
          location: ScenarioLocation(file: "demos/x.yaml", line: 1, column: 38))
      ])
  }
}
