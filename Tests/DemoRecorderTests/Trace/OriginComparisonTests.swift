import Raster
import Scene
import Testing

@testable import DemoRecorder

@Suite struct OriginComparisonTests {
  private let scenario = "component: call-bubble\nsteps: [wait: 1s]\n"

  private func digest() throws -> ScenarioDigest { ScenarioDigest(try Play.scenario(scenario)) }

  private func origin() throws -> RecordingOrigin {
    RecordingOrigin(
      version: "0.2.0", components: "0.2.0", source: "scenarios/x.yaml",
      scenario: try digest().text, outputs: ["x.gif"], fonts: [], paintedPixels: 1)
  }

  private func changes(
    since origin: RecordingOrigin, version: String = "0.2.0", components: String = "0.2.0"
  ) throws -> [OriginChange] {
    try OriginComparison(version: version, components: components)
      .changes(since: origin, scenario: digest())
  }

  @Test func whatIsAsItWasHasNoChanges() throws {
    #expect(try changes(since: origin()) == [])
  }

  @Test func anotherScenarioIsAChange() throws {
    var origin = try origin()
    origin.scenario = "0123456789abcdef"

    #expect(try changes(since: origin) == [.scenario])
  }

  @Test func anotherRecorderIsSaidOnce() throws {
    let changed = try changes(since: origin(), version: "0.3.0", components: "0.3.0")

    #expect(changed == [.recorder(recorded: "0.2.0", now: "0.3.0")])
    #expect(changed.map(\.words) == ["recorded by 0.2.0, this is 0.3.0"])
  }

  @Test func anotherPackageOfComponentsIsAChangeOfItsOwn() throws {
    let changed = try changes(since: origin(), components: "7")

    #expect(changed == [.components(recorded: "0.2.0", now: "7")])
    #expect(changed.map(\.words) == ["the components were of version 0.2.0, are of 7"])
  }

  @Test func fontsAreHeldAgainstTheInstalledOnes() throws {
    let library = FontLibrary()
    _ = try library.size(
      of: .init(string: "a", font: .system(size: 9), color: .black), fitting: nil)
    let inter = try #require(library.usedFonts.first)
    var older = inter
    older.version = "Version 3.0"
    older.checksum ^= 1
    var twin = inter
    twin.checksum ^= 1
    var gone = inter
    gone.fileName = "No-Such-Font.otf"
    var origin = try origin()

    origin.fonts = [inter]
    #expect(try changes(since: origin) == [])
    origin.fonts = [older, twin, gone]
    let changed = try changes(since: origin)

    #expect(changed == [.font(older, now: inter), .font(twin, now: inter), .font(gone, now: nil)])
    #expect(
      changed.map(\.words) == [
        "font \(inter.fileName) was Version 3.0, is \(inter.version)",
        "font \(inter.fileName) is not the same file, though both are \(inter.version)",
        "font No-Such-Font.otf is not installed any more",
      ])
  }

  @Test func aFontOfTheScenariosOwnNeedNotBeInstalled() throws {
    var origin = try origin()
    origin.fonts = [
      UsedFont(fileName: "Brand.ttf", index: 0, version: "1", checksum: 1, isOwn: true)
    ]

    #expect(try changes(since: origin) == [])
  }

  @Test func aFontThatAnotherFileHasTakenThePlaceOfIsNamed() {
    let font = UsedFont(fileName: "A.otf", index: 0, version: "1", checksum: 1)
    let other = UsedFont(fileName: "A.ttf", index: 0, version: "1", checksum: 2)

    #expect(OriginChange.font(font, now: other).words == "font A.otf was 1, is A.ttf, 1")
  }

  @Test func nothingInATraceReachesTheTerminalUnseen() {
    let font = UsedFont(fileName: "a\u{1B}[2J", index: 0, version: "\u{202E}", checksum: 1)

    #expect(
      OriginChange.font(font, now: nil).words
        == #"font a\u{1B}[2J is not installed any more"#)
  }
}
