import Foundation
import Testing

/// The table of `make bench`, made from values that were not measured.
@Suite struct BenchTests {
  static let benchmarks = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Benchmarks").standardizedFileURL

  private func python(_ program: String, in folder: TemporaryFolder) throws -> Outcome {
    try Program.run(
      URL(filePath: "/usr/bin/python3"), ["-B", "-c", program], in: folder.url,
      environment: ["PYTHONPATH": Self.benchmarks.path])
  }

  @Test(arguments: [
    ("ratio_at_most(0.5)", "(1, 2, 9)", "(4, 4, 4)", "True"),
    ("ratio_at_most(0.5)", "(1, 3, 9)", "(4, 4, 4)", "False"),
    ("ratio_at_most(0.5)", "(1, 2, 9)", "None", "None"),
    ("at_least(2)", "(1, 2, 9)", "(9, 9, 9)", "True"),
    ("at_most(1.9)", "(1, 2, 9)", "None", "False"),
  ])
  func aTargetIsMetByTheMedianAtTheBoundItself(
    target: String, ours: String, theirs: String, expected: String
  ) throws {
    let program = """
      from driver.line import *
      theirs = \(theirs)
      print(Line(
          "x", "x", Sample("s", \(ours)), "peer", theirs and Sample("s", theirs), \(target)).met)
      """

    let said = try python(program, in: TemporaryFolder())

    #expect(said.text == "\(expected)\n", "\(said.errors)")
  }

  /// A slow second hits both sides of a round; the ratio of each round is not disturbed.
  @Test func ratiosAreOfTheSameRound() throws {
    let program = """
      from driver.sample import seconds
      print(seconds([1, 30, 1]).over(seconds([4, 60, 2])).values)
      """

    #expect(try python(program, in: TemporaryFolder()).text == "(0.25, 0.5, 0.5)\n")
  }

  /// A picture of 3 × 2 pixels, then one of 2 × 1 with a palette of its own.
  @Test func aGIFsPixelsAreCountedFrameByFrame() throws {
    let program = """
      from driver.gif import coded_pixels
      codes = b"\\x02\\x02\\x44\\x01\\x00"
      first = b"\\x2c" + bytes(4) + b"\\x03\\0\\x02\\0" + b"\\0" + codes
      second = b"\\x2c" + bytes(4) + b"\\x02\\0\\x01\\0" + b"\\x80" + bytes(6) + codes
      delay = b"\\x21\\xf9\\x04" + bytes(4) + b"\\0"
      print(coded_pixels(b"GIF89a\\x03\\0\\x02\\0\\x81\\0\\0" + bytes(12) + first + delay + second + b";"))
      """

    #expect(try python(program, in: TemporaryFolder()).text == "8\n")
  }

  @Test func figuresOfARunReplaceThoseBetweenTheMarks() throws {
    let folder = try TemporaryFolder()
    let line =
      #"{"name": "n", "what": "a film", "note": null, "peer": null, "#
      + #""ours": {"unit": "s", "values": [0.25]}, "#
      + #""target": {"bound": "at most", "value": 0.5, "of": "value", "stretch": null}}"#
    let group = #"{"name": "g", "heading": "Films", "failure": null, "lines": [\#(line)]}"#
    try folder.write(
      #"{"version": 1, "machine": {"processor": "P", "cores": 2, "otherWork": 0.01}, "#
        + #""groups": [\#(group)]}"#, to: "bench.json")
    let document = try folder.write(
      "before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n", to: "page.md")

    let said = try Program.run(
      URL(filePath: "/usr/bin/python3"),
      [
        "-B", Self.benchmarks.appending(path: "bench.py").path, "--figures", "bench.json",
        "page.md",
      ],
      in: folder.url)

    #expect(said.status == 0, "\(said.errors)")
    let page = try String(contentsOf: document, encoding: .utf8)
    #expect(page.hasPrefix("before\n<!-- figures -->\n\nP, 2 cores"))
    #expect(page.contains("### Films\n"))
    #expect(page.contains("| a film | 250 ms |  |  | at most 500 ms | met |\n"))
    #expect(page.hasSuffix("\n<!-- end of figures -->\nafter\n"))
    #expect(!page.contains("old"))
  }
}
