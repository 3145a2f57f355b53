import Codecs
import Scene
import Testing

@testable import DemoRecorder

@Suite struct Diffing {
  let world = TestWorld()

  private func write(_ bytes: [UInt8], to path: String) throws {
    let transaction = OutputTransaction(folder: ".", temporaries: world.session.temporaries)
    try transaction.write(bytes, to: path)
    _ = try transaction.commit()
  }

  private func still(_ width: Int, _ height: Int, red places: [Int] = []) throws -> [UInt8] {
    var bitmap = Bitmap(width: width, height: height, filledWith: .init(packed: 0xFFFF_FFFF))
    for place in places { bitmap.pixels[place] = 0xFF00_00FF }
    return try PNGEncoder.encode(bitmap)
  }

  private func film(_ shades: [UInt32]) -> TestFilm {
    TestFilm(
      frames: shades.map {
        .init(pixels: [UInt32](repeating: 0xFF00_0000 | $0, count: 6), delay: 2)
      })
  }

  @Test func equalPicturesAreStatusZeroAndSaidToBe() throws {
    try write(still(4, 3), to: "a.png")

    #expect(world.run("diff", "a.png", "a.png") == .done)
    #expect(world.output.text == "a.png and a.png show the same\n")
    #expect(world.error.text == "")
  }

  @Test func differingPixelsAreCountedAndBounded() throws {
    try write(still(10, 10), to: "a.png")
    try write(still(10, 10, red: [12, 35, 36]), to: "b.png")

    #expect(world.run("diff", "a.png", "b.png") == .different)
    #expect(
      world.output.text == """
        a.png and b.png differ
          3 of 100 pixels differ (3 %), within 5 × 3 at 2, 1, a channel by at most 255 of 255

        """)
    world.output.clear()
    #expect(world.run("diff", "a.png", "b.png", "--json") == .different)
    #expect(world.output.text == "{\"differing\":3,\"ratio\":0.03,\"bounds\":[2,1,5,3]}\n")
    world.output.clear()
    #expect(world.run("diff", "a.png", "a.png", "--json") == .done)
    #expect(world.output.text == "{\"differing\":0,\"ratio\":0,\"bounds\":null}\n")
    #expect(world.error.text == "")
  }

  @Test func aThresholdLetsFaintDifferencesPass() throws {
    try write(film([1]).gif(), to: "a.gif")
    try write(film([9]).gif(), to: "b.gif")

    #expect(world.run("diff", "a.gif", "b.gif") == .different)
    #expect(world.run("diff", "a.gif", "b.gif", "--threshold", "0.1") == .done)
  }

  @Test func filmsAreComparedAcrossFormats() throws {
    try write(film([1, 2, 3]).gif(), to: "a.gif")
    try write(film([1, 2, 3]).apng(), to: "b.apng")
    var late = film([1, 2, 3])
    late.frames[1].delay = 3
    try write(late.apng(), to: "c.apng")

    #expect(world.run("diff", "a.gif", "b.apng") == .done)
    #expect(world.run("diff", "a.gif", "c.apng") == .different)
    #expect(
      world.output.text.hasSuffix(
        """
        a.gif and c.apng differ
          times: 0.04 s → 0.05 s
          length: 0.06 s → 0.07 s
          first in frame 2 at 0.04 s: 6 of 6 pixels differ (100 %), within 3 × 2 at 0, 0, \
        a channel by at most 1 of 255
          in all 1 frame: 0.04 s – 0.05 s

        """), "\(world.output.text)")
    world.output.clear()
    #expect(world.run("diff", "a.gif", "c.apng", "--json") == .different)
    #expect(
      world.output.text == """
        {"differing":6,"ratio":1,"bounds":[0,0,3,2],"first":{"frame":2,"time":0.04,"greatest":1},\
        "worst":{"frame":2,"time":0.04,"greatest":1,"differing":6,"ratio":1,"bounds":[0,0,3,2]},\
        "frames":1,"spans":[[0.04,0.05]],"properties":[\
        {"property":"times","expected":"0.04 s","actual":"0.05 s"},\
        {"property":"length","expected":"0.06 s","actual":"0.07 s"}]}

        """)
  }

  @Test func aStillAndAFilmDifferInFramesAndLength() throws {
    try write(still(3, 2), to: "a.png")
    try write(film([0xFF_FFFF, 2]).gif(), to: "b.gif")

    #expect(world.run("diff", "a.png", "b.gif") == .different)
    #expect(
      world.output.text == """
        a.png and b.gif differ
          frames: 1 → 2
          length: 0 s → 0.04 s

        """)
  }

  @Test func differentSizesAreNamedAndDrawn() throws {
    try write(still(4, 3), to: "a.png")
    try write(still(3, 5), to: "b.png")

    #expect(world.run("diff", "a.png", "b.png", "-o", "out/d.png") == .different)
    #expect(world.output.text == "a.png and b.png differ\n  size: 4 × 3 → 3 × 5\n")
    let size = try PNGDecoder.size(of: world.files.contents(of: "out/d.png", limit: 100_000))
    #expect(size == (12 + 2 * ComparisonSheet.gap, 5))
    world.output.clear()
    #expect(world.run("diff", "a.png", "b.png", "--json") == .different)
    #expect(
      world.output.text == """
        {"differing":null,"ratio":null,"bounds":null,"properties":[\
        {"property":"size","expected":"4 × 3","actual":"3 × 5"}]}

        """)
  }

  @Test func whatCannotBeReadIsSaidAsInspectSaysIt() throws {
    try write(still(4, 3), to: "a.png")
    try write(Array("text".utf8), to: "b.png")
    for (path, status) in [("none.png", DemoRecorder.ExitStatus.wrong), ("b.png", .failed)] {
      #expect(world.run("inspect", path) == status)
      let words = world.error.text
      world.error.clear()
      #expect(world.run("diff", "a.png", path) == status)
      #expect(world.run("diff", path, "a.png") == status)
      #expect(world.error.text == words + words)
      world.error.clear()
    }
    #expect(world.output.text == "")
  }

  @Test func standardInputIsOneOfTheTwo() throws {
    struct Input: ByteSource {
      let bytes: [UInt8]
      func readAll(limit: Int) -> [UInt8] { bytes }
    }
    try write(still(4, 3), to: "a.png")
    var session = world.session
    session.input = Input(bytes: try still(4, 3))

    #expect(RecorderProgram().run(["diff", "a.png", "-"], in: session) == .done)
    #expect(RecorderProgram().run(["diff", "-", "a.png"], in: session) == .done)
    #expect(RecorderProgram().run(["diff", "-", "-"], in: session) == .wrong)
  }
}
