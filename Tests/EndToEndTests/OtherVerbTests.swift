import Foundation
import Testing

/// The verbs beside `record` and `trace`, through the executable.
@Suite struct OtherVerbTests {
  @Test func newScenarioIsInOrderAndIsNeverOverwritten() throws {
    let folder = try TemporaryFolder()

    let made = try Program.record(["new", "demos/first"], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    let checked = try Program.record(["validate"], in: folder.url)
    #expect(checked.status == 0, "\(checked.errors)")
    let again = try Program.record(["new", "demos/first"], in: folder.url)

    #expect(again.status != 0)
    #expect(again.errors.contains("scenarios/demos/first.yaml"))
  }

  @Test func schemaIsJSON() throws {
    let outcome = try Program.record(["schema"], in: URL(filePath: "/"))

    #expect(outcome.status == 0)
    #expect(
      (try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])?["definitions"]
        != nil)
  }

  @Test(arguments: [
    ("components", "bubble-time"), ("devices", "iphone-16-pro-max"), ("fonts", "Inter"),
    ("steps", "tapOn"),
  ])
  func listNamesWhatThereIs(subject: String, word: String) throws {
    let text = try Program.record(["list", subject], in: URL(filePath: "/"))
    let json = try Program.record(["list", subject, "--json"], in: URL(filePath: "/"))

    #expect(text.status == 0 && text.text.contains(word))
    #expect(json.text.contains(word))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: json.output) }
  }

  @Test func inspectTellsFramesDelaysColoursAndLoop() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      component: call-bubble
      device: { size: [120, 400], scale: 1 }
      output: { fps: 10, scale: 1, lastFrame: 1s, loop: 3, format: [gif, png] }
      steps: [tapOn: start-call]
      """, to: "x.yaml")
    #expect(try Program.record(["x.yaml"], in: folder.url).status == 0)

    let gif = try Program.record(["inspect", "demos/x.gif", "--json"], in: folder.url)
    let png = try Program.record(["inspect", "demos/x.png"], in: folder.url)

    let film = try #require(
      try JSONSerialization.jsonObject(with: gif.output) as? [String: Any])
    #expect(film["format"] as? String == "gif")
    #expect(film["width"] as? Int == 120 && film["height"] as? Int == 400)
    #expect(film["loop"] as? Int == 3)
    #expect(film["seconds"] as? Double == 1.1)
    #expect((film["frames"] as? [[String: Any]])?.count == 2)
    #expect(png.text.hasPrefix("demos/x.png: PNG, 120 × 400, "))
  }

  @Test func versionAndHelpGoToStandardOutput() throws {
    #expect(
      try Program.record(["--version"], in: URL(filePath: "/")).text == "demo-recorder 0.1.0\n")
    let help = try Program.record(["--help"], in: URL(filePath: "/"))
    #expect(help.status == 0 && help.text.contains("record") && help.errors.isEmpty)
  }
}
