import Foundation
import Raster
import Testing

@testable import DemoRecorder

/// The key `font`.
@Suite struct FontDecodingTests {
  private static let bold = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"

  private func load(_ font: String, _ files: [String: [UInt8]] = [:]) -> LoadedScenario {
    ScenarioInput(text: "component: call-bubble\nfont: \(font)\nsteps: [settle]\n", files: files)
      .load(file: "demos/a.yaml")
  }

  private func font() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: Self.bold))) }

  @Test func aNameIsAFamily() throws {
    let scenario = try load("Noto Serif").sound()

    #expect(scenario.fonts.map(\.choice) == [.family("Noto Serif")])
    #expect(scenario.fonts[0].location.description == "demos/a.yaml:2:7")
  }

  @Test(arguments: ["Brand.otf", "./Brand.otf", "fonts/Brand"])
  func aPathIsAFileFromTheScenariosFolderOn(path: String) throws {
    let bytes = try font()
    let plain = "demos/" + path.replacing("./", with: "")

    let scenario = try load("[\(path), Inter]", [plain: bytes]).sound()

    #expect(
      scenario.fonts.map(\.choice) == [
        .file(FontContent(path: plain, bytes: bytes)), .family("Inter"),
      ])
  }

  @Test func noScenarioHasFontsUnlessItNamesThem() throws {
    let scenario = try ScenarioInput(text: "component: call-bubble\nsteps: [settle]").load().sound()

    #expect(scenario.fonts.isEmpty)
    #expect(!scenario.canonicalText.contains("font"))
  }

  @Test func aFileMustBeThereAndBeAFont() {
    let loaded = load("[none.ttf, fake.ttf]", ["demos/fake.ttf": Array("no font".utf8)])

    #expect(
      loaded.rendered.hasPrefix(
        """
        demos/a.yaml:2:8: error: cannot read 'demos/none.ttf': no such file
          2 | font: [none.ttf, fake.ttf]
            |        ^
        """))
    #expect(
      loaded.rendered.contains(
        "demos/a.yaml:2:18: error: 'demos/fake.ttf' cannot be used as a font"))
  }

  @Test(arguments: ["", "{a: b}", "[]", "[[Inter]]"])
  func nothingElseIsAFont(text: String) {
    #expect(load(text).diagnostics.map(\.location.line) == [2])
  }

  @Test func thereAreNotAnyNumberOfThem() throws {
    func list(_ count: Int) -> String {
      "[" + (0..<count).map { "F\($0)" }.joined(separator: ", ") + "]"
    }

    #expect(try load(list(ScenarioLimits.fonts)).sound().fonts.count == ScenarioLimits.fonts)
    #expect(load(list(ScenarioLimits.fonts + 1)).diagnostics.count == 1)
  }

  @Test func aDigestDependsOnWhatAFileHolds() throws {
    let bytes = try font()
    func digest(_ font: String, _ bytes: [UInt8]) throws -> ScenarioDigest {
      ScenarioDigest(try load(font, ["demos/a.otf": bytes]).sound())
    }
    // The last byte lies in padding or in a table that opening does not read.
    let other = bytes.dropLast() + [bytes[bytes.count - 1] ^ 1]

    #expect(try digest("a.otf", bytes) == digest("[./a.otf]", bytes))
    #expect(try digest("a.otf", bytes) != digest("a.otf", Array(other)))
    #expect(try digest("A", []) != digest("B", []))
    #expect(try digest("[A, B]", []) != digest("[B, A]", []))
  }
}
