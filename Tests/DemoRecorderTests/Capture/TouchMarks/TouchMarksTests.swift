import Raster
import Scene
import Testing

@testable import DemoRecorder

@Suite struct TouchMarksTests {
  private static let size = Size(width: 120, height: 120)

  private static func picture(
    of fingers: [FingerMark], at time: Duration, _ settings: TouchSettings, on ground: Color
  ) throws -> Bitmap {
    let screen = LayerSnapshot(
      bounds: Rect(origin: .zero, size: size), backgroundColor: ground)
    let marked = TouchMarks(settings).capture(
      FrameSnapshot(size: size, layers: [screen]),
      at: Moment(time: time, isOffCamera: false, fingers: fingers))
    return try Compositor(scale: 1, text: nil).render(marked, after: nil).bitmap
  }

  private static let resting = FingerMark(
    finger: 0, downAt: .zero, location: Point(x: 60, y: 60))

  /// In the first instant as much as later, and whatever colour somebody chooses.
  @Test(arguments: [TouchMark.ring, .dot, .trail], [Color.black, .white, .gray])
  func markIsSeenOnEveryGround(style: TouchMark, ground: Color) throws {
    for color in [nil, Color.black, .white, .gray, .systemBlue] {
      for time in [Duration.zero, .seconds(1)] {
        let picture = try Self.picture(
          of: [Self.resting], at: time, TouchSettings(style: style, color: color), on: ground)
        let bare = picture[0, 0]
        let seen = picture.pixels.count { pixel in
          let pixel = PremultipliedRGBA8(packed: pixel)
          return abs(Int(pixel.green) - Int(bare.green)) >= 40
        }
        #expect(seen >= 40, "\(String(describing: color)) at \(time): \(seen)")
      }
    }
  }

  @Test func unmarkedTouchChangesNothing() throws {
    let picture = try Self.picture(
      of: [Self.resting], at: .zero, TouchSettings(style: .none), on: .white)

    #expect(Set(picture.pixels) == [0xFFFF_FFFF])
  }

  /// A tail that crosses itself and runs under its disc covers nothing more than the disc alone.
  @Test func noPlaceIsDarkerThanTheDisc() throws {
    let settings = TouchSettings(style: .trail, color: .black, size: 20)
    let finger = FingerTailTests.finger(until: .milliseconds(480))

    let picture = try Self.picture(
      of: [finger], at: .milliseconds(480), settings, on: .white)

    let place = finger.location
    let disc = picture[Int(place.x), Int(place.y)].green
    #expect(picture.pixels.allSatisfy { PremultipliedRGBA8(packed: $0).green >= disc })
    #expect(disc < 128)
  }

  @Test func tailIsFainterTheFurtherBackItIs() throws {
    var finger = FingerMark(finger: 0, downAt: .zero, location: Point(x: 10, y: 60))
    for move in 1...100 {
      finger.move(to: Point(x: 10 + Double(move), y: 60), at: .milliseconds(5 * move))
    }

    let picture = try Self.picture(
      of: [finger], at: .milliseconds(500),
      TouchSettings(style: .trail, color: .black, size: 20), on: .white)

    let middle = (20..<100).map { Int(picture[$0, 60].green) }
    for (left, right) in zip(middle, middle.dropFirst()) { #expect(left >= right) }
    #expect(middle[0] > 200 && middle[79] < 130)
  }

  @Test func dotPressesInAtOnceAndOpensAsItFades() throws {
    func dot(_ time: Duration) throws -> LayerSnapshot? {
      var finger = Self.resting
      if time >= .seconds(1) { finger.lift(from: finger.location, at: .seconds(1)) }
      return TouchDot(diameter: 40, paint: MarkPaint(TouchSettings(style: .dot)))
        .rim(for: finger, at: time)
    }

    #expect(try dot(.zero)?.bounds.width == 50)
    #expect(try dot(.zero)?.opacity == 0.6.onGrid)
    #expect(try dot(.milliseconds(40))?.bounds.width == 42.5)
    #expect(try dot(.milliseconds(80))?.bounds.width == 40)
    #expect(try dot(.milliseconds(80))?.opacity == 1)
    #expect(try dot(.milliseconds(1100))?.bounds.width == 45)
    #expect(try dot(.milliseconds(1100))?.opacity == 0.5)
    #expect(try dot(.milliseconds(1200)) == nil)
  }

  @Test func secondTapInAPlaceIsOneMarkAndElsewhereTwo() {
    var first = Self.resting
    first.lift(from: first.location, at: .milliseconds(80))
    func marks(secondAt x: Double) -> Int {
      let second = FingerMark(
        finger: 0, downAt: .milliseconds(100), location: Point(x: x, y: 60))
      return TouchMarks(TouchSettings(style: .ring)).capture(
        FrameSnapshot(size: Self.size, layers: []),
        at: Moment(time: .milliseconds(120), isOffCamera: false, fingers: [first, second])
      ).layers.count
    }

    #expect(marks(secondAt: 81.9) == 1)
    #expect(marks(secondAt: 82) == 2)
  }
}
