import Foundation
import Raster
import Scene
import Testing

@testable import DemoRecorder

/// Work is proportional to what changed: counted, not timed, so that a slow way cannot come back unseen.
@Suite struct PaintedPixelsTests {
  struct Tour: CustomTestStringConvertible, Sendable {
    var name: String
    /// How many pixels may be painted for each that looks different afterwards.
    var limit: Double
    var testDescription: String { name }
  }

  static let tours = [
    Tour(name: "call-bubble", limit: 2),
    Tour(name: "call-reveal", limit: 2),
    // A text and a wide faint shadow move: most of the pixels round their glyphs and edges stay.
    Tour(name: "push-alert", limit: 4),
  ]

  @Test(arguments: tours)
  func aTourPaintsLittleMoreThanWhatChanges(tour: Tour) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../scenarios/\(tour.name).yaml").standardizedFileURL.path
    var scenario = try Play.scenario(String(contentsOfFile: path, encoding: .utf8))
    scenario.output.scale = 0.25
    scenario.output.fps = 5
    let compositor = Compositor(scale: 0.25, text: FontLibrary())
    var previous: FrameSnapshot?
    var shown: Bitmap?
    var (painted, changed) = (0, 0)

    for frame in try Play.snapshots(scenario) where frame.snapshot != previous {
      let rendered = try compositor.render(frame.snapshot, after: previous)
      painted += rendered.paintedPixels
      changed += Self.differences(shown, rendered.bitmap)
      shown = rendered.bitmap
      previous = frame.snapshot
    }

    #expect(Double(painted) <= tour.limit * Double(changed), "\(painted) for \(changed)")
    #expect(painted >= changed)
  }

  @Test func aRepeatedFramePaintsNothingAndKeepsItsPicture() throws {
    let scenario = try Play.scenario(
      "component: { name: call-bubble, startMinimized: true }\nsteps: [wait: 100ms]")
    let frame = try #require(try Play.snapshots(scenario).first).snapshot
    let compositor = Compositor(scale: 1, text: FontLibrary())
    let first = try compositor.render(frame, after: nil)

    let again = try compositor.render(frame, after: frame)

    #expect(again.paintedPixels == 0)
    #expect(again.parts.isEmpty)
    // The same storage: nothing was allocated for a picture.
    let places = [first, again].map { picture in
      unsafe picture.bitmap.pixels.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
    }
    #expect(places[0] == places[1])
  }

  /// How many pixels look different; all of them where there was no picture before.
  private static func differences(_ old: Bitmap?, _ new: Bitmap) -> Int {
    guard let old else { return new.pixels.count }
    return zip(old.pixels, new.pixels).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }
}
