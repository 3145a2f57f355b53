import Glibc
import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct GaussianBlurTests {
  @Test(arguments: [0, 0.1, 0.3, 0.5, 1, 2.5, 10, 33.3, 200, 5_000])
  func weightsSumToExactlyOne(deviation: Double) {
    let weights = GaussianKernel(deviation: deviation).weights

    #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == GaussianKernel.one)
  }

  @Test(arguments: [0.3, 0.5, 1, 2.5, 10, 33.3])
  func eachWeightIsTheFormulasWithinARounding(deviation: Double) {
    let kernel = GaussianKernel(deviation: deviation)
    let exact = (0...kernel.reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = exact[0] + 2 * exact.dropFirst().reduce(0, +)

    for (distance, weight) in kernel.weights.enumerated().dropFirst() {
      #expect(abs(Double(weight) - exact[distance] / sum * 65_536) <= 1)
    }
  }

  @Test func aBlurReachesAtLeastThreeDeviations() {
    for deviation in stride(from: 0.25, through: 40, by: 0.25) {
      #expect(Double(GaussianKernel.reach(deviation: deviation)) >= 3 * deviation)
    }
  }

  @Test func noDeviationChangesNothing() {
    var mask = CoverageMask(bounds: PixelRect(left: 0, top: 0, right: 3, bottom: 2))
    mask.values = [1, 2, 3, 253, 254, 255]

    let blurred = GaussianBlur(kernel: GaussianKernel(deviation: 0)).blurred(mask, in: mask.bounds)

    #expect(blurred.values == mask.values.map { UInt16($0) * 256 })
  }

  @Test(arguments: [0.7, 2, 5])
  func evenStretchesAreBlurredAsIfPixelByPixel(deviation: Double) {
    var mask = CoverageMask(bounds: PixelRect(left: 2, top: 3, right: 22, bottom: 27))
    for y in 3..<27 {
      for x in 2..<22 {
        // A square with a rim, a hole, and a corner that is cut.
        let isRim = x == 2 || y == 26
        let isOut = (8..<11).contains(x) && (9..<20).contains(y) || x + y < 9
        mask.values[mask.index(x: x, y: y)] = isOut ? 0 : isRim ? 77 : 255
      }
    }
    let kernel = GaussianKernel(deviation: deviation)
    let area = PixelRect(left: -4, top: 0, right: 30, bottom: 33)

    let blurred = GaussianBlur(kernel: kernel).blurred(mask, in: area)

    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        #expect(blurred.values[blurred.index(x: x, y: y)] == naive(mask, kernel, x, y))
      }
    }
  }

  /// Each weight times each value, with the two roundings that the type promises.
  private func naive(_ mask: CoverageMask, _ kernel: GaussianKernel, _ x: Int, _ y: Int) -> UInt16 {
    var sum: UInt32 = 1 << 15
    for row in mask.bounds.top..<mask.bounds.bottom where abs(row - y) <= kernel.reach {
      var across: UInt32 = 1 << 7
      for column in mask.bounds.left..<mask.bounds.right where abs(column - x) <= kernel.reach {
        let value = UInt32(mask.values[mask.index(x: column, y: row)])
        across += value * kernel.weights[abs(column - x)]
      }
      sum += (across >> 8) * kernel.weights[abs(row - y)]
    }
    return UInt16(sum >> 16)
  }

  @Test(arguments: [0.7, 2, 5])
  func aBlurIsWithinAnEighthOfALevelOfTheRealFormula(deviation: Double) {
    var generator = SeededGenerator(seed: 7)
    var mask = CoverageMask(bounds: PixelRect(left: -2, top: 1, right: 9, bottom: 8))
    for index in mask.values.indices {
      mask.values[index] = [0, 255, UInt8.random(in: 0...255, using: &generator)][index % 3]
    }
    let area = PixelRect(left: -8, top: -6, right: 14, bottom: 12)

    let blurred = GaussianBlur(kernel: GaussianKernel(deviation: deviation)).blurred(mask, in: area)

    for y in area.top..<area.bottom {
      for x in area.left..<area.right {
        let exact = formula(mask, deviation, x, y)
        let found = Double(blurred.values[blurred.index(x: x, y: y)]) / 256
        #expect(abs(found - exact) <= 0.125)
      }
    }
  }

  @Test func aBlurDoesNotDependOnWhichPixelsAreAskedFor() {
    var mask = CoverageMask(bounds: PixelRect(left: 0, top: 0, right: 6, bottom: 6))
    for index in mask.values.indices { mask.values[index] = UInt8(index * 37 % 256) }
    let blur = GaussianBlur(kernel: GaussianKernel(deviation: 1.5))
    let whole = blur.blurred(mask, in: PixelRect(left: -8, top: -8, right: 14, bottom: 14))
    let part = blur.blurred(mask, in: PixelRect(left: 4, top: -3, right: 9, bottom: 2))

    for y in -3..<2 {
      for x in 4..<9 {
        #expect(part.values[part.index(x: x, y: y)] == whole.values[whole.index(x: x, y: y)])
      }
    }
  }

  /// The sum over all pixels, with weights that are normalised over the whole line.
  private func formula(_ mask: CoverageMask, _ deviation: Double, _ x: Int, _ y: Int) -> Double {
    func weight(_ distance: Int) -> Double {
      exp(-Double(distance * distance) / (2 * deviation * deviation))
    }
    let whole = (-100...100).reduce(0.0) { $0 + weight($1) }
    var sum = 0.0
    for row in mask.bounds.top..<mask.bounds.bottom {
      for column in mask.bounds.left..<mask.bounds.right {
        sum += Double(mask.value(x: column, y: row)) * weight(column - x) * weight(row - y)
      }
    }
    return sum / whole / whole
  }
}
