import Scene
import TestSupport
import Testing

@testable import Codecs

@Suite struct ApproximationNotes {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func aBitmapIsTheOneGivenIfAllPixelsOfTheDamageAre(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let given = SamplePictures.opaque(colors: 5, width: 17, height: 9, using: &random)
    var shown = given.pixels
    var approximation = Approximation()
    for place in shown.indices where Int.random(in: 0..<6, using: &random) == 0 {
      shown[place] ^= 1
      approximation.append(place: place, given: given.pixels[place])
    }
    var bitmap = given
    if seed % 2 == 0 {
      // One pixel that the frame changed, perhaps to what happens to be shown.
      let place = Int.random(in: 0..<shown.count, using: &random)
      bitmap.pixels[place] = seed % 4 == 0 ? shown[place] : bitmap.pixels[place] ^ 0x100
    }
    let damage = PixelRect(left: Int(seed) % 9, top: Int(seed) % 4, right: 15, bottom: 8)

    let isGiven = approximation.isGiven(by: bitmap, shown: shown, in: damage)

    let expected = (damage.top..<damage.bottom).allSatisfy { y in
      (damage.left..<damage.right).allSatisfy { bitmap[$0, y] == given[$0, y] }
    }
    #expect(isGiven == expected)
  }
}
