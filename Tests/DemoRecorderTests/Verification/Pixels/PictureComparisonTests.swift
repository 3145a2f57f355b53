import Codecs
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct PictureComparisons {
  static let byDistance = PictureComparison(
    settings: ComparisonSettings(metric: .yiq(threshold: 0.1)))
  static let exceptEdges = PictureComparison(
    settings: ComparisonSettings(metric: .exact, antialiasing: .ignore))

  @Test(.enabled(if: PictureOracle.hasPixelmatch, "\(PythonEnvironment.absence)"))
  func drawWhatPixelmatchDraws() throws {
    var random = SeededGenerator(seed: 4)
    let pairs = (0..<12).map { number in
      number % 3 == 0
        ? PicturePair.noise(upTo: 30, isOpaque: true, using: &random)
        : PicturePair.discs(upTo: 24, isOpaque: true, using: &random)
    }

    let ours = pairs.map { pair in
      Self.byDistance.picture(
        expected: pair.first, actual: pair.second, in: pair.first.bounds, except: []
      ).pixels.flatMap { pixel in [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }
    }

    #expect(ours == (try PictureOracle.pixelmatchPictures(pairs, threshold: 0.1)))
  }

  /// With a threshold of 0 pixelmatch sees every difference of opaque colours, as the exact metric.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func exactOnesLeaveOutWhatPixelmatchCallsSmoothed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pair = PicturePair.discs(upTo: 20, isOpaque: true, using: &random)

    let found = Self.exceptEdges.difference(
      expected: pair.first, actual: pair.second, in: pair.first.bounds, except: [])

    let naive = NaivePixelmatch(pair).count(threshold: 0, countsSmoothed: false)
    #expect(found.pixels == naive)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func redPixelsAreThoseThatCount(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pair = PicturePair.discs(upTo: 20, isOpaque: false, using: &random)
    let region = PixelRect(left: 1, top: -4, width: 15, height: 12)
    let masks = [PixelRect(left: 4, top: 2, width: 5, height: 20)]

    for comparison in [Self.byDistance, Self.exceptEdges, ExactComparisons.comparison] {
      let found = comparison.difference(
        expected: pair.first, actual: pair.second, in: region, except: masks)
      let picture = comparison.picture(
        expected: pair.first, actual: pair.second, in: region, except: masks)

      var naive = DifferenceCount()
      for (place, color) in picture.pixels.enumerated() where color == 0xff00_00ff {
        let (y, x) = place.quotientAndRemainder(dividingBy: pair.width)
        naive.add(
          x: x, y: y, expected: pair.first.pixels[place], actual: pair.second.pixels[place])
      }
      #expect(found == naive.difference)
    }
  }

  /// White stays white and black a faint grey (229.5 rounded down) where it is compared; else
  /// there is less red than green and less green than blue.
  @Test func whatIsNotComparedIsTinted() {
    let pixels = (0..<20).map { $0 % 2 == 0 ? UInt32.max : 0xff00_0000 }
    let picture = StraightBitmap(width: 20, height: 1, pixels: pixels)

    let drawn = Self.byDistance.picture(
      expected: picture, actual: picture, in: PixelRect(left: 0, top: 0, width: 10, height: 1),
      except: [PixelRect(left: 2, top: 0, width: 3, height: 1)])

    for x in 0..<20 {
      let color = drawn[x, 0]
      let grey: UInt8 = x % 2 == 0 ? 255 : 229
      if x >= 10 || (2..<5).contains(x) {
        #expect(color.red < color.green && color.green < color.blue && color.blue == grey)
      } else {
        #expect([color.red, color.green, color.blue] == [grey, grey, grey])
      }
      #expect(color.alpha == 255)
    }
  }

  @Test func nothingDiffersOutsideOfThePicture() {
    let first = StraightBitmap(width: 1, height: 1, pixels: [0])
    let second = StraightBitmap(width: 1, height: 1, pixels: [.max])

    for comparison in [Self.byDistance, Self.exceptEdges, ExactComparisons.comparison] {
      let outside = comparison.difference(
        expected: first, actual: second, in: PixelRect(left: 5, top: 5, right: 9, bottom: 9),
        except: [])
      let inside = comparison.difference(
        expected: first, actual: second, in: PixelRect(left: -5, top: -5, right: 9, bottom: 9),
        except: [])

      #expect(outside == .none)
      #expect(inside.pixels == 1 && inside.bounds == first.bounds)
    }
  }
}
