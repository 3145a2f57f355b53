import Components
import Testing

@testable import DemoRecorder

/// Which scenarios a run has.
@Suite struct ScenarioSuiteTests {
  let world = TestWorld()

  private func add(_ name: String, _ settings: String = "") {
    world.files.add(
      "scenarios/\(name).yaml", "component: call-bubble\n\(settings)\nsteps: [settle]\n")
  }

  private func suite(device: String? = nil) -> ScenarioSuite {
    ScenarioSuite(
      session: world.session, registry: .builtIn, changes: SettingChanges(device: device), jobs: 2)
  }

  private func names(filter: String? = nil, device: String? = nil) throws -> [String] {
    let filter = try filter.map { try NameFilter(pattern: $0) }
    return try suite(device: device).scenarios(at: [], picked: filter).map(\.outputName)
  }

  @Test func variantsStandWhereTheirFileStoodInTheOrderOfTheMatrix() throws {
    add("a")
    add("b/x", "matrix: {appearance: [light, dark]}")
    add("c")

    #expect(try names() == ["a", "b/x-light", "b/x-dark", "c"])
  }

  @Test(arguments: [
    ("dark", ["x-dark"]), ("^x-l", ["x-light"]), ("scenarios/x", ["x-light", "x-dark"]),
    ("^x$|^y", ["y"]),
  ])
  func aFilterLooksAtTheVariantsNames(pattern: String, picked: [String]) throws {
    add("x", "matrix: {appearance: [light, dark]}")
    add("y")

    #expect(try names(filter: pattern) == picked)
  }

  @Test func aFilterThatMatchesNothingCountsVariants() throws {
    add("x", "matrix: {appearance: [light, dark]}")
    add("y")

    #expect(throws: WalkError.nothingMatches(filter: "z", scenarios: 3)) {
      try names(filter: "z")
    }
  }

  @Test func aFileWithAMistakeStandsForAllItsVariants() throws {
    add("x", "matrix: {appearance: [light, dark]}\ntitel: x")

    #expect(try names() == ["x"])
    #expect(try names(filter: "dark") == ["x"], "the mistake is told whichever is asked for")
  }

  @Test func twoScenariosOfOneNameAreRefused() {
    add("x", "matrix: {appearance: [light, dark]}")
    add("x-dark")

    #expect(
      throws: WalkError.sameOutput("x-dark", "scenarios/x-dark.yaml", "scenarios/x.yaml")
    ) { try names() }
  }

  @Test func aDeviceOfTheCommandLineStandsInPlaceOfTheAxis() throws {
    add("x", "matrix: {device: [iphone-x, iphone-8], appearance: [light, dark]}")
    add("y", "device: iphone-x")

    #expect(try names(device: "ipad-mini") == ["x-ipad-mini-light", "x-ipad-mini-dark", "y"])
    #expect(throws: UsageError.self) { try names(device: "ipad-maxi") }
  }

  @Test func aFileThatCannotBeReadIsLeftToWhoeverReadsIt() throws {
    add("x", "{")

    #expect(try names() == ["x"])
  }

  @Test func theFilesOfAFilterAreWhole() throws {
    add("x", "matrix: {appearance: [light, dark]}")
    add("y")

    let files = try suite().files(at: [], picked: NameFilter(pattern: "dark"))

    #expect(files.map(\.outputName) == ["x"] && files.map(\.variant) == [nil])
  }

  @Test func oneVariantIsMeantByItsName() throws {
    add("x", "matrix: {appearance: [light, dark]}")
    add("y", "matrix: {appearance: [dark]}")

    #expect(try suite().scenario(at: "scenarios/x.yaml", variant: "dark").outputName == "x-dark")
    #expect(try suite().scenario(at: "scenarios/y.yaml", variant: nil).outputName == "y-dark")
    #expect(
      throws: UsageError(
        .whichVariant(of: "scenarios/x.yaml", count: 2),
        hint: "add '--variant light'; they are light, dark")
    ) { try suite().scenario(at: "scenarios/x.yaml", variant: nil) }
    #expect(
      throws: UsageError(.noVariant("drak", of: "scenarios/x.yaml"), hint: "did you mean 'dark'?")
    ) { try suite().scenario(at: "scenarios/x.yaml", variant: "drak") }
  }
}
