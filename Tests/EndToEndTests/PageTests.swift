import Codecs
import Foundation
import Scene
import Testing

/// Pictures of motion: strips, sheets and charts as files of the program.
@Suite struct PageTests {
  private static let variants = RecordedSuite.scenario(
    output: ", format: [sheet], sheet: { width: 60 }", steps: ", snapshot: late",
    more: "matrix: { appearance: [light, dark] }")

  @Test func theSheetOfVariantsIsOnePageOfTheFirst() throws {
    let suite = try RecordedSuite(Self.variants)
    let sheet = try PNGDecoder.decode(Array(try suite.folder.read("demos/x.sheet.png")))
    let files = try suite.folder.files()

    // Two rows of two snapshots, at half a pixel a point.
    #expect(sheet.width == (24 + 60 + 20 + 60 + 24) / 2)
    #expect(sheet.height == (24 + 80 + 8 + 16 + 20 + 80 + 8 + 16 + 24) / 2)
    #expect(files.filter { $0.hasSuffix("sheet.png") } == ["demos/x.sheet.png"])
    let verified = try suite.verify()
    let checked = try suite.run(["record", "--check"])
    #expect(verified.status == 0, "\(verified.errors)")
    #expect(checked.status == 0, "\(checked.errors)")
  }

  @Test func aSheetThatDiffersFailsAndCanBeAccepted() throws {
    let suite = try RecordedSuite(Self.variants)
    let good = try suite.folder.read("demos/x.sheet.png")
    try suite.folder.write(try suite.folder.read("demos/x-dark/end.png"), to: "demos/x.sheet.png")

    let verified = try suite.verify()
    let accepted = try suite.run(["accept"])

    #expect(verified.status == 1 && verified.errors.contains("demos/x.sheet.png"))
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try suite.folder.read("demos/x.sheet.png") == good)
  }

  @Test(arguments: ["light", "dark"])
  func whoPlaysSomeVariantsLeavesTheSheetOfAll(appearance: String) throws {
    let suite = try RecordedSuite(Self.variants)
    let sheet = try suite.folder.read("demos/x.sheet.png")

    let recorded = try suite.run(["record", "--appearance", appearance])
    let verified = try suite.verify("--appearance", appearance)

    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(verified.status == 0, "\(verified.errors)")
    #expect(try suite.folder.read("demos/x.sheet.png") == sheet)
    let whole = try suite.verify()
    #expect(whole.status == 0, "\(whole.errors)")
  }

  @Test func aStripIsRecordedVerifiedAndPruned() throws {
    let suite = try RecordedSuite(
      RecordedSuite.scenario(
        output: ", format: [strip], strip: { count: 3, columns: 2, width: 60 }"))
    let strip = try PNGDecoder.decode(Array(try suite.folder.read("demos/x.strip.png")))

    #expect(strip.width == (24 + 60 + 20 + 60 + 24) / 2)
    let verified = try suite.verify()
    #expect(verified.status == 0, "\(verified.errors)")
    try FileManager.default.moveItem(
      at: suite.folder.url.appending(path: "scenarios/x.yaml"),
      to: suite.folder.url.appending(path: "scenarios/y.yaml"))
    let pruned = try suite.run(["record", "--prune"])
    #expect(pruned.status == 0, "\(pruned.errors)")
    #expect(!suite.folder.exists("demos/x.strip.png") && suite.folder.exists("demos/y.strip.png"))
  }

  @Test func aChartIsDrawnInsteadOfLines() throws {
    let suite = try RecordedSuite(RecordedSuite.scenario(steps: ", tapOn: minimize, settle"))

    let outcome = try suite.run(["trace", "scenarios/x.yaml", "--plot", "new/motion.png"])
    let again = try suite.run(["trace", "scenarios/x.yaml", "--plot", "again.png"])

    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(outcome.errors.contains("new/motion.png: 1920 × "))
    let chart = try suite.folder.read("new/motion.png")
    let second = try suite.folder.read("again.png")
    #expect(again.status == 0 && chart == second)
    #expect(try suite.run(["trace", "scenarios/x.yaml", "--plot", "x.gif"]).status == 2)
    #expect(try suite.run(["trace", "scenarios/x.yaml", "--plot", "x.png", "--model"]).status == 2)
  }
}
