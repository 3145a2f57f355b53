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
        name: push-alert    # 𒾐 is no part of any text
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
    "scenarios/x.yaml:3:12: error: no font has the character '𒾐' (U+12F90 CYPRO-MINOAN SIGN CM001)"

  @Test func aMissingCharacterIsSaidAtItsPlace() {
    addScenario("\"a \\U00012F90\"")

    let (status, lines) = run("record")

    #expect(status == .wrong)
    #expect(lines.first == Self.message)
    #expect(
      lines.last
        == "hint: add a font that has it to the scenario: 'font: FAMILY' or 'font: FILE'; "
        + "with '--allow-missing-glyphs' a box stands for it"
    )
    #expect(!world.files.everything.keys.contains { $0.hasPrefix("demos/x") })
  }

  /// It draws nothing, but a button is as large as its title.
  @Test func traceTellsWhatItCannotMeasure() {
    addScenario("a\n  texts: { show: 𒾐 }")
    let arguments = ["trace", "scenarios/x.yaml", "--at", "0s"]

    #expect(RecorderProgram().run(arguments, in: world.session) == .wrong)
    #expect(world.error.text.hasPrefix("scenarios/x.yaml:4:18: error: no font has the character"))
    #expect(
      RecorderProgram().run(arguments + ["--allow-missing-glyphs"], in: world.session) == .done)
  }

  @Test func boxesAreDrawnAndCountedWhereThatIsAllowed() throws {
    addScenario("a 𒾐𒾑𒾐")

    let recorded = run("record", "--allow-missing-glyphs", "--json")
    let json = world.output.text
    let again = run("verify", "--allow-missing-glyphs")
    let without = run("verify", "--reporter", "text")

    let warning =
      "scenarios/x.yaml: warning: no font has 2 characters, a box stands for each: "
      + "'𒾐' (U+12F90 CYPRO-MINOAN SIGN CM001), '𒾑' (U+12F91 CYPRO-MINOAN SIGN CM002)"
    #expect(recorded.status == .done)
    #expect(recorded.lines.filter { $0 == warning }.count == 1)
    #expect(json.contains(#""missingCharacters":["𒾐","𒾑"]"#))
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
