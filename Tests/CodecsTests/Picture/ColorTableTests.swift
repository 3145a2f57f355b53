import TestSupport
import Testing

@testable import Codecs

@Suite struct ColorTables {
  @Test(arguments: [0, 1, 2, 255, 256, 511, 512, 513, 5000])
  func placesFollowTheOrderOfFirstInsertion(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let colors = SamplePictures.distinctColors(count, using: &random)
    var table = ColorTable()

    for color in colors { _ = table.insert(color) }

    #expect(table.colors == colors)
    for (place, color) in colors.enumerated() {
      #expect(table.place(of: color) == place)
      #expect(table.insert(color) == place)
    }
    #expect(table.count == count)
    #expect(table.place(of: 0x0102_0304) == nil)
  }
}
