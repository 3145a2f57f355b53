import Raster
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct RecordingOriginTests {
  /// As version 0.2 writes it, member by member.
  static let line = #"""
    {"recorder":"0.2.0","components":"1.5.0","source":"scenarios/behaviour/x.yaml",\#
    "scenario":"0123456789abcdef","outputs":["behaviour/x.gif","behaviour/x/end.png"],\#
    "fonts":[{"file":"Inter-Regular.otf","index":2,"version":"Version 3.019",\#
    "checksum":"030e5ef7"}],"paintedPixels":1234}
    """#

  static let origin = RecordingOrigin(
    version: "0.2.0", components: "1.5.0", source: "scenarios/behaviour/x.yaml",
    scenario: "0123456789abcdef", outputs: ["behaviour/x.gif", "behaviour/x/end.png"],
    fonts: [
      UsedFont(
        fileName: "Inter-Regular.otf", index: 2, version: "Version 3.019", checksum: 0x030E_5EF7)
    ], paintedPixels: 1_234)

  private func read(_ text: String) -> RecordingOrigin? { RecordingOrigin(Array(text.utf8)) }

  @Test func isOneLineWithEverythingInItsPlace() {
    #expect(Self.origin.line == Self.line + "\n")
    #expect(read(Self.line) == Self.origin)
  }

  @Test func whatAnOlderRecorderLeftOutIsUnknown() {
    let older =
      #"{"recorder":"0.1.0","components":"0.1.0","scenario":"0123456789abcdef","#
      + #""fonts":[],"paintedPixels":0}"#

    #expect(
      read(older)
        == RecordingOrigin(
          version: "0.1.0", components: "0.1.0", source: nil, scenario: "0123456789abcdef",
          outputs: nil, fonts: [], paintedPixels: 0))
  }

  @Test func whatANewerRecorderAddsIsPassedOver() {
    let newer = Self.line.dropLast() + #","lens":{"focus":[1,2]}}"#

    #expect(read(String(newer)) == Self.origin)
  }

  @Test func aFontOfTheScenariosOwnIsMarked() throws {
    var origin = Self.origin
    origin.fonts[0].isOwn = true

    #expect(origin.line.contains(#""checksum":"030e5ef7","own":true}"#))
    #expect(read(String(origin.line.dropLast())) == origin)
  }

  @Test func aVariantIsNamedWhereThereIsOne() {
    var origin = Self.origin
    origin.variant = "iphone-x-dark"

    #expect(origin.line.contains(#"/x.yaml","variant":"iphone-x-dark","scenario":"#))
    #expect(read(String(origin.line.dropLast())) == origin)
    #expect(read(Self.line.replacing("\"scenario\"", with: "\"variant\":1,\"scenario\"")) == nil)
  }

  @Test func standardInputHasNoSource() throws {
    var origin = Self.origin
    origin.source = nil

    #expect(origin.line.contains(#","source":null,"#))
    #expect(read(String(origin.line.dropLast())) == origin)
  }

  /// Each is the line with one thing wrong.
  static let broken: [(String, String)] = [
    (#""recorder":"0.2.0""#, #""recorder":2"#), (#""recorder":"0.2.0","#, ""),
    (#""components":"1.5.0""#, #""components":null"#),
    (#""source":"scenarios/behaviour/x.yaml""#, #""source":["a"]"#),
    ("0123456789abcdef", "0123456789abcde"), ("0123456789abcdef", "0123456789ABCDEF"),
    ("0123456789abcdef", "0123456789abcdeg"), (#""0123456789abcdef""#, "12"),
    (#"["behaviour/x.gif","behaviour/x/end.png"]"#, #"["behaviour/x.gif",7]"#),
    (#"["behaviour/x.gif","behaviour/x/end.png"]"#, #""behaviour/x.gif""#),
    (#""file":"Inter-Regular.otf","#, ""), (#""index":2"#, #""index":-1"#),
    (#""index":2"#, #""index":1.5"#), (#""index":2"#, #""index":99999999999999999999"#),
    (#""version":"Version 3.019""#, #""version":{}"#), ("030e5ef7", "30e5ef7"),
    ("030e5ef7", "+30e5ef7"), (":1234", ":-1"), (":1234", ":1234.5"),
    (":1234", ":1e300"), (":1234}", ""), ("{\"recorder", "[\"recorder"), ("{", "{{"), ("{", " {"),
  ]

  @Test(arguments: broken)
  func aLineThatThisProgramCannotHaveWrittenIsNone(from: String, to: String) throws {
    let place = try #require(Self.line.firstRange(of: from))
    let text = Self.line.replacingCharacters(in: place, with: to)

    #expect(read(text) == nil, "\(text)")
  }

  @Test(arguments: ["", "{}", "null", "[]", "\u{FEFF}{}", "recorder: 0.1.0", "{\"t\":0}", "\0"])
  func otherTextsAreNone(text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func isReadBackAsItWasWritten(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text() -> String {
      let parts = ["a", "/", "..", "\"", "\\", "\n", "\u{7F}", "💥", "é", "'", "<", "\0", ": ", "#"]
      return (0..<Int.random(in: 0...6, using: &random))
        .compactMap { _ in parts.randomElement(using: &random) }.joined()
    }
    let fonts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      UsedFont(
        fileName: text(), index: Int.random(in: 0...70_000, using: &random), version: text(),
        checksum: .random(in: 0 ... .max, using: &random))
    }
    let digits = (0..<16).map { _ in "0123456789abcdef".randomElement(using: &random) ?? "0" }
    let origin = RecordingOrigin(
      version: text(), components: text(), source: Bool.random(using: &random) ? text() : nil,
      scenario: String(digits),
      outputs: Bool.random(using: &random) ? [text(), text(), text()] : nil,
      reduced: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        ReducedFilm(
          file: text(),
          rung: FilmRung(
            fps: .random(in: 1...120, using: &random),
            scale: Double(Int.random(in: 1...16, using: &random)) / 4,
            colors: [nil, 64, 32].randomElement(using: &random) ?? nil))
      }, fonts: fonts,
      paintedPixels: .random(in: 0 ... .max, using: &random))

    #expect(origin.line.filter { $0 == "\n" }.count == 1)
    #expect(read(String(origin.line.dropLast())) == origin)
  }

  @Test func aLineThatIsTooLongIsNoTrace() throws {
    let files = MemoryFileSystem()
    files.add("long", "{" + String(repeating: "x", count: RecordingOrigin.longestLine))
    files.add("good", Self.line + "\nand so on")

    #expect(try files.recordingOrigin(at: "long") == nil)
    #expect(try files.recordingOrigin(at: "good") == Self.origin)
    #expect(throws: FileError(path: "none", problem: .missing)) {
      try files.recordingOrigin(at: "none")
    }
  }
}

extension String {
  fileprivate func replacingCharacters(
    in range: Range<String.Index>, with text: String
  ) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
