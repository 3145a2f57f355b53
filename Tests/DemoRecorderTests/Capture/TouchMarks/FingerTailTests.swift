import Foundation
import Raster
import Scene
import Testing

@testable import DemoRecorder

/// The tail's shape is held against what it means: a place is in it if the finger was near it, the
/// nearer the longer ago.
@Suite struct FingerTailTests {
  private static let extent = 120.0

  /// A way that crosses itself, with the corner of a drag in it, by the time in seconds.
  static func place(at seconds: Double) -> Point {
    let bent = min(seconds, 0.5)
    let turn = 2 * Double.pi * bent / 0.45
    let end = Point(x: 60 + 40 * sin(turn), y: 60 + 30 * cos(turn) - 10 * bent)
    return end + Point(x: -80, y: -60) * (seconds - bent)
  }

  /// A finger that comes by that way, with its moves at their times, and lifts.
  static func finger(until time: Duration, lift: Duration? = nil) -> FingerMark {
    var finger = FingerMark(finger: 0, downAt: .zero, location: place(at: 0))
    for move in 1...240 {
      let moment = Duration.nanoseconds(Int64(move) * 1_000_000_000 / 120)
      guard moment <= min(time, lift ?? time) else { break }
      finger.move(to: place(at: moment / .seconds(1)), at: moment)
    }
    if let lift, lift <= time { finger.lift(from: place(at: lift / .seconds(1)), at: lift) }
    return finger
  }

  private static func radius(_ age: Double) -> Double { 12 * (1 - age) + 1 }

  /// What the finger covered, by very many circles.
  private static func circles(
    at time: Double, lift: Double?
  ) -> [(center: Point, radius: Double)] {
    let latest = min(time, lift ?? time)
    // Between two moves the finger stands where the first has brought it.
    let lastMove = lift ?? (time * 120 + 1e-9).rounded(.down) / 120
    return (0...600).compactMap { step in
      let moment = latest - 0.5 * Double(step) / 600
      let age = (time - moment) / 0.5
      return age <= 1 && moment >= 0 ? (place(at: min(moment, lastMove)), radius(age)) : nil
    }
  }

  @Test(
    arguments: [
      (200, nil), (433, nil), (500, nil), (617, nil), (900, nil), (700, 617), (1000, 617),
    ] as [(Int, Int?)])
  func shapeIsWhereTheFingerWas(milliseconds: Int, lift: Int?) throws {
    let time = Duration.milliseconds(milliseconds)
    let finger = Self.finger(until: time, lift: lift.map { .milliseconds($0) })
    let tail = try #require(FingerTail(finger, at: time))
    let bitmap = try Self.painted(tail.outline(radius: Self.radius))

    let circles = Self.circles(
      at: Double(milliseconds) / 1_000, lift: lift.map { Double($0) / 1_000 })
    var inside = 0
    for y in stride(from: 0, to: 120, by: 4) {
      for x in stride(from: 0, to: 120, by: 4) {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = circles.map { middle.distance(to: $0.center) - $0.radius }.min() ?? 0
        // A pixel's corners lie 0.71 from its middle; moves cut the way's bends by as little.
        if distance < -0.9 { #expect(bitmap[x, y].green == 255, "\(x), \(y)") }
        if distance > 0.9 { #expect(bitmap[x, y].green == 0, "\(x), \(y)") }
        inside += distance < -0.9 ? 1 : 0
      }
    }
    #expect(inside > 3)
  }

  private static func painted(_ path: Path) throws -> Bitmap {
    let size = Size(width: extent, height: extent)
    let shape = LayerSnapshot(
      bounds: Rect(origin: .zero, size: size),
      contents: .shape(ShapeSnapshot(path: path, fillColor: .white)))
    return try Compositor(scale: 1, text: nil)
      .render(FrameSnapshot(size: size, layers: [shape]), after: nil).bitmap
  }

  @Test func fingerThatRestsHasNoTailOnceItsWayIsForgotten() {
    var finger = FingerMark(finger: 0, downAt: .zero, location: .zero)
    finger.move(to: Point(x: 50, y: 0), at: .milliseconds(100))

    #expect(FingerTail(finger, at: .milliseconds(599)) != nil)
    #expect(FingerTail(finger, at: .milliseconds(600)) == nil)
  }

  @Test func tapHasNoTail() {
    var finger = FingerMark(finger: 0, downAt: .zero, location: Point(x: 9, y: 9))
    finger.lift(from: Point(x: 9, y: 9), at: .milliseconds(80))

    #expect(FingerTail(finger, at: .milliseconds(100)) == nil)
  }

  @Test func middleLineEndsAtItsAge() throws {
    var finger = FingerMark(finger: 0, downAt: .zero, location: .zero)
    finger.move(to: Point(x: 40, y: 0), at: .milliseconds(400))
    let tail = try #require(FingerTail(finger, at: .milliseconds(400)))

    // A quarter of the memory is 125 ms; the finger goes 100 points in a second.
    #expect(tail.line(upTo: 0.25).bounds == Rect(x: 27.5, y: 0, width: 12.5, height: 0))
  }
}
