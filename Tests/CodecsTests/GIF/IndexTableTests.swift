import Scene
import TestSupport
import Testing

@testable import Codecs

@Suite struct PaintStyles {
  private let white: UInt32 = 0xFFFF_FFFF
  private let black: UInt32 = 0xFF00_0000
  private let red: UInt32 = 0xFF00_00FF

  private func row(_ text: String) -> Bitmap {
    let pixels = text.map { $0 == "w" ? white : $0 == "b" ? black : red }
    return Bitmap(width: pixels.count, height: 1, pixels: pixels)
  }

  /// What is written of a row, as letters; `.` = left.
  private func written(_ after: String, over before: String, _ style: PaintStyle) throws -> String {
    var frame = FrameColors()
    let bitmap = row(after)
    frame.read(bitmap, over: SamplePictures.shown(row(before)), in: bitmap.bounds)
    let plan = try #require(PaintPlan(exactly: frame))
    let image = try #require(PaintColors(style, plan, of: frame))
    let palette = FramePalette(own: image.colors, hasTransparent: image.leavesSome)
    var runs = IndexRuns()
    IndexTable(plan, image, in: palette).write(frame, style, into: &runs)
    let indices = runs.runs.flatMap { [UInt8](repeating: $0.index, count: $0.length) }
    return String(
      indices.map { index -> Character in
        if index == palette.transparentIndex { return "." }
        let color = image.colors[Int(index)]
        return color == white ? "w" : color == black ? "b" : "r"
      })
  }

  @Test func unchangedPixelsArePaintedWherePaintingIsTheStyle() throws {
    #expect(try written("wwbbrr", over: "wwwbrr", .paint) == "wwbbrr")
  }

  @Test func unchangedPixelsAreLeftWhereLeavingIsTheStyle() throws {
    #expect(try written("wwbbrr", over: "wwwbrr", .leave) == "..b...")
  }

  @Test(arguments: [
    ("bbbbww", "wwbbww", "bbbb.."),  // from before
    ("wwbbbb", "wwbbww", "..bbbb"),  // from after
    ("bwwwwb", "wwwwww", "b....b"),  // of another colour
    ("bbwwbb", "wbwwbw", "bb..bb"),  // from both sides, up to the other colour
    ("bbbbbb", "wbbbbw", "bbbbbb"),  // all the way
    ("rbbbbw", "wbbbbr", "r....w"),
  ])
  func growingPaintsUnchangedPixelsThatContinueARun(
    after: String, before: String, expected: String
  ) throws {
    #expect(try written(after, over: before, .grow) == expected)
  }

  @Test func longRunsOfAnIndexAreJoinedAndKeepTheirLength() {
    var runs = IndexRuns()
    for _ in 0..<300 { runs.append(7, length: 65_536) }
    runs.append(8, length: 1)

    let all = runs.runs

    #expect(all.reduce(0) { $0 + $1.length } == 300 * 65_536 + 1)
    #expect(all.map(\.index) == [7, 7, 8])
  }
}
