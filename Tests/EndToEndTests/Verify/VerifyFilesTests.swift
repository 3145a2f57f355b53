import Codecs
import Foundation
import Scene
import TestSupport
import Testing

/// Every kind of recording is held against what is played anew.
@Suite struct VerifyFilesTests {
  private static let all = ["--format", "gif,apng,png,frames"]

  private func patchFilm(
    of suite: RecordedSuite, _ change: (inout GIFParts) throws -> Void
  ) throws {
    var film = GIFParts(Array(try suite.folder.read("demos/x.gif")))
    try change(&film)
    try suite.folder.write(Data(film.bytes), to: "demos/x.gif")
  }

  @Test func allFormatsThatDifferAreNamed() throws {
    let suite = try RecordedSuite(recordedWith: Self.all)
    try suite.write(RecordedSuite.scenario(call: "NO", output: ", format: [gif, apng]"), as: "x")

    let outcome = try suite.verify()

    #expect(outcome.status == 1)
    let words = outcome.errors
    for name in ["x.gif", "x.apng", "x.frames"] {
      #expect(words.contains("demos/\(name): frame 0 at 0.000 s: "), "\(words)")
    }
    #expect(words.contains("`start-call` text GO → NO"), "\(words)")
    #expect(!words.contains("demos/x.png"), "the last frame shows no button")
  }

  @Test func aFurtherFormatBesideIsComparedAsWell() throws {
    let suite = try RecordedSuite(RecordedSuite.scenario(call: "NO"), recordedWith: Self.all)
    let others = try suite.recordings()
    for name in ["x.apng", "x.frames/00000.png"] {
      try suite.write(RecordedSuite.scenario(), as: "x")
      #expect(try suite.run(["record"] + Self.all).status == 0)
      let right = try suite.folder.read("demos/" + name)
      try suite.folder.write(try #require(others["demos/" + name]), to: "demos/" + name)

      let outcome = try suite.verify()
      #expect(outcome.status == 1, "\(name)")
      #expect(!outcome.errors.contains("demos/x.gif"), "\(outcome.errors)")
      #expect(try suite.run(["accept"]).status == 0)
      #expect(try suite.folder.read("demos/" + name) == right)
    }
  }

  @Test func aFolderOfFramesIsAFilmAndHasNoFramesBesides() throws {
    let suite = try RecordedSuite(RecordedSuite.scenario(output: ", format: [frames]"))
    let before = try suite.recordings()
    let list = String(decoding: try suite.folder.read("demos/x.frames/frames.json"), as: UTF8.self)

    try suite.folder.write(
      list.replacing(
        "\"time\":600,\"duration\":200", with: "\"time\":600,\"duration\":210"),
      to: "demos/x.frames/frames.json")
    let longer = try suite.verify()
    #expect(longer.status == 1)
    #expect(longer.errors.contains("demos/x.frames: length 0.81 s → 0.8 s"), "\(longer.errors)")
    #expect(try suite.run(["accept"]).status == 0)

    try suite.folder.write(
      try suite.folder.read("demos/x.frames/00000.png"), to: "demos/x.frames/00003.png")
    let changed = try suite.verify()
    #expect(changed.status == 1)
    #expect(changed.errors.contains("demos/x.frames: frame 3 at 0.600 s: "), "\(changed.errors)")
    #expect(try suite.run(["accept"]).status == 0)

    for name in ["00004.png", "00007.png"] {
      try suite.folder.write(
        try suite.folder.read("demos/x.frames/00000.png"), to: "demos/x.frames/" + name)
    }
    let surplus = try suite.verify()
    #expect(surplus.status == 1)
    #expect(
      surplus.errors.contains("demos/x.frames: frames 6 files → 4 files"), "\(surplus.errors)")
    #expect(try suite.run(["accept"]).status == 0)
    #expect(try suite.recordings() == before)
    #expect(try suite.verify().status == 0)
  }

  @Test func onePixelOfASnapshotByOneLevelIsSeen() throws {
    let suite = try RecordedSuite()
    let place = "demos/x/end.png"
    var picture = try PNGDecoder.decode(Array(try suite.folder.read(place)))
    let pixel = 11 * picture.width + 7
    picture.pixels[pixel] ^= 1
    try suite.folder.write(Data(try PNGEncoder.encode(picture)), to: place)

    let outcome = try suite.verify()

    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "demos/x/end.png: 1 pixel differs (0.02 %), at most by 1 of 255, within 7,11 1×1"),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("demos/x.gif"), "\(outcome.errors)")
  }

  @Test(arguments: [nil, "no trace\nat all\n"])
  func withoutATraceTheDifferenceIsSeenAndNotExplained(trace: String?) throws {
    let suite = try RecordedSuite()
    let place = "demos/x.trace.jsonl"
    try FileManager.default.removeItem(at: suite.folder.url.appending(path: place))
    if let trace { try suite.folder.write(trace, to: place) }
    #expect(try suite.verify("--mask", "bubble").status == 0)
    try suite.write(RecordedSuite.scenario(call: "NO"), as: "x")

    let outcome = try suite.verify()

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("demos/x.gif: frame 0"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("`start-call`"), "\(outcome.errors)")
    #expect(try suite.run(["accept"]).status == 0)
    #expect(try suite.run(["record", "--check"]).status == 0)
  }

  @Test func aFrameThatComesTenMillisecondsLaterIsSeen() throws {
    let suite = try RecordedSuite()
    try patchFilm(of: suite) { $0.add(1, at: try #require($0.delays.first)) }

    let outcome = try suite.verify()

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a frame begins at 0.21 s → 0.2 s"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("from 0.200 s to 0.210 s, 0.400 s to 0.410 s"), "\(outcome.errors)")
    #expect(outcome.errors.contains("length 0.81 s → 0.8 s"), "\(outcome.errors)")
  }

  @Test func aLastFrameThatStandsTenMillisecondsLongerIsSeen() throws {
    let suite = try RecordedSuite()
    try patchFilm(of: suite) { $0.add(1, at: try #require($0.delays.last)) }

    let outcome = try suite.verify()

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("demos/x.gif: length 0.81 s → 0.8 s"), "\(outcome.errors)")
  }

  @Test func anotherLoopCountIsSeen() throws {
    let suite = try RecordedSuite()
    try patchFilm(of: suite) { $0.add(2, at: try #require($0.loop)) }

    let outcome = try suite.verify()

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("demos/x.gif: loop 3 times → forever"), "\(outcome.errors)")
  }

  @Test(arguments: ["-O1", "-O3", "-U"])
  func aFilmThatIsCompressedOtherwiseIsTheSame(optimization: String) throws {
    let suite = try RecordedSuite()
    let before = try suite.folder.read("demos/x.gif")
    let rewriting = try Program.run(
      URL(filePath: "/usr/bin/gifsicle"), [optimization, "demos/x.gif", "-o", "demos/x.gif"],
      in: suite.folder.url)
    #expect(rewriting.status == 0)
    #expect(try suite.folder.read("demos/x.gif") != before)

    let outcome = try suite.verify()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func aSnapshotThatIsCompressedOtherwiseIsTheSame() throws {
    let suite = try RecordedSuite()
    let before = try suite.folder.read("demos/x/end.png")
    let rewritten = try PythonEnvironment.run(
      """
      import sys
      from PIL import Image
      Image.open(sys.argv[1]).convert("RGBA").save(sys.stdout.buffer, "png", compress_level=1)
      """, input: Array(before))
    try suite.folder.write(Data(rewritten), to: "demos/x/end.png")
    #expect(try suite.folder.read("demos/x/end.png") != before)

    let outcome = try suite.verify()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func playingSeveralTimesGivesTheSameBytesEachTime() throws {
    let suite = try RecordedSuite(recordedWith: Self.all)

    #expect(try suite.verify("--repeat-each", "3").status == 0)
    try suite.write(RecordedSuite.scenario(call: "NO"), as: "x")
    let outcome = try suite.verify("--repeat-each", "2")
    #expect(outcome.status == 1)
    #expect(!outcome.errors.contains("gave other bytes"), "\(outcome.errors)")
  }
}
