import Codecs
import Scene
import TestSupport
import Testing

/// A GIF whose bytes are taken while it is written.
@Suite struct GIFEndingTests {
  /// Pictures whose colours come from nine sets too large to share a palette, some of them twice.
  private func film(_ random: inout SeededGenerator) -> [Bitmap] {
    let sets = (0..<9).map { _ in
      SamplePictures.opaque(colors: 250, width: 24, height: 20, using: &random)
    }
    return (0..<40).map { _ in
      var bitmap = sets[Int.random(in: 0..<9, using: &random)]
      bitmap.pixels[Int.random(in: 0..<480, using: &random)] = bitmap.pixels[0]
      return bitmap
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func whatIsTakenOnTheWayAndTheEndMakeTheSameFile(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = film(&random)
    var whole = try GIFWriter(width: 24, height: 20, loop: .forever)
    var parts = try GIFWriter(width: 24, height: 20, loop: .forever)
    var (settled, records): ([UInt8], [UInt8]) = ([], [])

    for (number, bitmap) in film.enumerated() {
      // The longest needs a further frame to stand so long.
      let delay = [2, 7, 70_000][Int.random(in: 0..<3, using: &random)]
      try whole.append(bitmap, changed: bitmap.bounds, duration: delay)
      try parts.append(bitmap, changed: bitmap.bounds, duration: delay)
      if Bool.random(using: &random) { settled += parts.takeSettledBytes() }
      if number == 30 || Bool.random(using: &random) { records += parts.takePaletteRecords() }
    }
    var file: [UInt8] = []
    try parts.finishAfterTaking().forEachPiece(
      settled: { Array(settled[$0]) }, records: { Array(records[$0]) }
    ) { file += $0 }

    #expect(try whole.finish() == file)
    #expect(settled.count > 1_000)
    #expect(records.count >= 256 * 3)
  }

  @Test func aWriterKeepsNoMoreThanItsLastImage() throws {
    var random = SeededGenerator(seed: 1)
    var writer = try GIFWriter(width: 24, height: 20, loop: .forever)
    #expect(writer.takeSettledBytes().isEmpty)
    var taken: [Int] = []
    for bitmap in film(&random).prefix(3) {
      try writer.append(bitmap, changed: bitmap.bounds, duration: 4)
      taken.append(writer.takeSettledBytes().count)
      #expect(writer.takeSettledBytes().isEmpty)
    }

    #expect(taken[0] == 0)
    #expect(taken[1] > 100)
  }
}
