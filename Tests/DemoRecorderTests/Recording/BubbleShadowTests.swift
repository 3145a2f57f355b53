import Codecs
import Foundation
import Scene
import Testing

@testable import DemoRecorder

/// The faint shadow that the source document's own GIF could not show must be there, in the still and
/// in the film.
@Suite struct BubbleShadowTests {
  /// The bubble rests at (283, 100), 80 × 80, corners of 8 points, at two pixels a point.
  private static let scenario = """
    component: { name: call-bubble, startMinimized: true }
    device: { size: [375, 300], scale: 2, safeArea: { top: 44, bottom: 34 } }
    output: { scale: 2, fps: 10, format: [gif] }
    steps:
      - snapshot: resting
      - wait: 100ms
    """

  private static let sigma = 10.0
  private static let left = 566.0, top = 200.0, side = 160.0, radius = 16.0, offset = 4.0

  /// How much of the pixel the rounded square covers, by 16 × 16 samples.
  private static func coverage(x: Int, y: Int) -> Double {
    var hits = 0
    for row in 0..<16 {
      for column in 0..<16 {
        let across = Double(x) + (Double(column) + 0.5) / 16 - left
        let down = Double(y) + (Double(row) + 0.5) / 16 - top
        guard across >= 0, across <= side, down >= 0, down <= side else { continue }
        let cornerX = max(radius - across, across - (side - radius), 0)
        let cornerY = max(radius - down, down - (side - radius), 0)
        if cornerX * cornerX + cornerY * cornerY <= radius * radius { hits += 1 }
      }
    }
    return Double(hits) / 256
  }

  /// White under black of .048 × the rounded square, blurred by a Gaussian of σ 10 pixels and moved
  /// 4 pixels down: the formula itself, summed over the plane.
  private static func expectedWhite(x: Int, y: Int, square: [[Double]]) -> Double {
    var sum = 0.0
    for row in 0..<square.count {
      for column in 0..<square.count where square[row][column] > 0 {
        let dx = Double(x) - (left + Double(column))
        let dy = Double(y) - (top + offset + Double(row))
        sum += square[row][column] * exp(-(dx * dx + dy * dy) / (2 * sigma * sigma))
      }
    }
    return 255 * (1 - 0.048 * sum / (2 * .pi * sigma * sigma))
  }

  @Test func shadowFollowsItsFormulaInTheStillAndInTheFilm() throws {
    let files = try Play.record(Play.scenario(Self.scenario))
    let still = try PNGDecoder.decode(files.file("demo/resting.png"))
    var reader = try GIFReader(files.file("demo.gif"))
    let film = try #require(try reader.next()).bitmap
    let square = (0..<160).map { row in
      (0..<160).map { Self.coverage(x: Int(Self.left) + $0, y: Int(Self.top) + row) }
    }

    // Straight down through the middle, straight across, and along the diagonal; outside of the
    // square, where the shadow is seen.
    var line: [(x: Int, y: Int)] = []
    for step in stride(from: 1, to: 45, by: 2) {
      line.append((646, 359 + step))
      line.append((566 - step, 284))
      line.append((569 - step, 357 + step))
    }
    var darkest = 255
    for (x, y) in line {
      let expected = Self.expectedWhite(x: x, y: y, square: square)
      for picture in [still, film] {
        let shown = picture[x, y]
        #expect(shown.red == shown.green && shown.green == shown.blue)
        #expect(
          abs(Double(shown.red) - expected) <= 1, "at \(x), \(y): \(shown.red) for \(expected)")
        darkest = min(darkest, Int(shown.red))
      }
    }
    #expect(darkest < 250, "it can be seen at all")
  }
}
