import Testing

@testable import DemoRecorder

/// Characters that no font has, by what the verbs say of them.
@Suite struct MissingGlyphsTests {
  let world = TestWorld()

  /// - Parameter message: As YAML.
  private func addScenario(_ message: String, font: String? = nil) {
    world.files.add(
      "scenarios/x.yaml",
      """
      component:
        name: push-alert    # ꦏ is no part of any text
        message: \(message)
      device: { size: [375, 500], scale: 1 }
      output: { fps: 2, scale: 0.5, lastFrame: 100ms, format: png }
      steps: [tapOn: show, settle]
      \(font.map { "font: \($0)" } ?? "")
      """)
  }

  private func run(_ arguments: String...) -> (status: DemoRecorder.ExitStatus, lines: [String]) {
    world.error.clear()
    world.output.clear()
    let status = RecorderProgram().run(arguments, in: world.session)
    return (status, world.error.text.split(separator: "\n").map(String.init))
  }

  private static let message =
    "scenarios/x.yaml:3:12: error: no font has the character 'ꦏ' (U+A98F JAVANESE LETTER KA)"

  @Test func aMissingCharacterIsSaidAtItsPlace() {
    addScenario("\"a \\uA98F\"")

    let (status, lines) = run("record")

    #expect(status == .wrong)
    #expect(lines.first == Self.message)
    #expect(
      lines.last
        == "hint: install it with 'apt-get install fonts-noto-core' and add 'font: Noto Sans Javanese'"
        + " to the scenario; with '--allow-missing-glyphs' a box stands for it")
    #expect(!world.files.everything.keys.contains { $0.hasPrefix("demos/x") })
  }

  /// It draws nothing, but a button is as large as its title.
  @Test func traceTellsWhatItCannotMeasure() {
    addScenario("a\n  texts: { show: ꦏ }")
    let arguments = ["trace", "scenarios/x.yaml", "--at", "0s"]

    #expect(RecorderProgram().run(arguments, in: world.session) == .wrong)
    #expect(world.error.text.hasPrefix("scenarios/x.yaml:4:18: error: no font has the character"))
    #expect(
      RecorderProgram().run(arguments + ["--allow-missing-glyphs"], in: world.session) == .done)
  }

  @Test func boxesAreDrawnAndCountedWhereThatIsAllowed() throws {
    addScenario("a ꦏꦐꦏ")

    let recorded = run("record", "--allow-missing-glyphs", "--json")
    let json = world.output.text
    let again = run("verify", "--allow-missing-glyphs")
    let without = run("verify", "--reporter", "text")

    let warning =
      "scenarios/x.yaml: warning: no font has 2 characters, a box stands for each: "
      + "'ꦏ' (U+A98F JAVANESE LETTER KA), 'ꦐ' (U+A990 JAVANESE LETTER KA SASAK)"
    #expect(recorded.status == .done)
    #expect(recorded.lines.filter { $0 == warning }.count == 1)
    #expect(json.contains(#""missingCharacters":["ꦏ","ꦐ"]"#))
    #expect(again.status == .done)
    #expect(again.lines.contains(warning))
    // A film with boxes is none to be compared with, unless somebody says so again.
    #expect(without.status == .wrong)
    #expect(without.lines.contains { $0.contains("scenarios/x.yaml:3:12: no font has") })
  }

  @Test func aFamilyThatIsNotInstalledIsSaidAtItsPlace() {
    addScenario("a", font: "No Such Family")

    let (status, lines) = run("record")

    #expect(status == .wrong)
    #expect(
      lines.first
        == "scenarios/x.yaml:7:7: error: the font family 'No Such Family' is not installed")
  }

  @Test func withoutMissingCharactersNothingIsSaid() {
    addScenario("a 😀 通")

    let (status, lines) = run("record", "--allow-missing-glyphs")

    #expect(status == .done)
    #expect(!lines.contains { $0.contains("warning") })
  }
}
