import Interaction
import Testing

@testable import DemoRecorder

@Suite struct RecordOptionsTextTests {
  @Test func defaultsAreLeftOut() {
    #expect(
      RecordOptions().command(forScenarioAt: "scenarios/a b.yaml")
        == "demo-recorder record 'scenarios/a b.yaml'")
  }

  /// What is printed means, when it is parsed, what was meant.
  @Test func settingsAreKept() throws {
    var options = RecordOptions()
    options.paths = ["./-x.yaml"]
    options.output = .folder("my demos")
    options.changes = SettingChanges(
      fps: 50, scale: 1.5, device: "iphone-8", formats: [.gif, .frames],
      traits: TraitChanges(appearance: .dark, locale: LanguageTag("zh-Hans")),
      allowsMissingGlyphs: true)

    let command = options.command(forScenarioAt: "-x.yaml")

    #expect(
      command == "demo-recorder record ./-x.yaml --output 'my demos' --format gif,frames"
        + " --fps 50 --scale 1.5 --device iphone-8 --appearance dark --locale zh-Hans"
        + " --allow-missing-glyphs")
    let words = command.replacing("'my demos'", with: "my~demos").split(separator: " ").dropFirst()
    let arguments = words.map { String($0.replacing("~", with: " ")) }
    #expect(try CommandLineParser().parse(arguments).command == .record(options))
  }
}
