import Raster
import Scene

/// One frame that is drawn over and over, to be timed beside what others need for the same shapes
/// (`Benchmarks/peers`).
struct DrawingWorkload: Sendable {
  var name: String
  /// How often it is drawn for one time.
  var repetitions = 1
  /// What the screen shows the n-th time.
  var frame: @Sendable (Int) -> FrameSnapshot

  /// In points; two pixels each.
  private static let screen = Size(width: 375, height: 812)
  private static let scale = 2.0

  static let all = [
    DrawingWorkload(name: "bubble frame") { _ in bubbleFrame() },
    DrawingWorkload(name: "bubble alone", repetitions: 10) { _ in bubbleAlone() },
    DrawingWorkload(name: "bubble alone, first time") { number in
      bubbleAlone(radius: 5 + grid(number))
    },
    DrawingWorkload(name: "morph frame") { number in morphFrame(offset: grid(number)) },
  ]

  /// The median time of one drawing, each frame afresh.
  func reading() throws -> Reading {
    let compositor = Compositor(scale: Self.scale, text: nil)
    let clock = ContinuousClock()
    var number = 0
    var times: [Duration] = []
    for _ in 0..<101 {
      let frames = (number..<number + repetitions).map(frame)
      number += repetitions
      let time = try clock.measure {
        for frame in frames { _ = try compositor.render(frame, after: nil) }
      }
      times.append(time / repetitions)
    }
    times.sort()
    return .time(name, times[times.count / 2])
  }

  /// A place on the grid of numbers in snapshots that no frame before had.
  private static func grid(_ number: Int) -> Double { Double(number) / 65_536 }

  private static func bubbleFrame() -> FrameSnapshot {
    FrameSnapshot(size: screen, layers: [page(screen), bubble(x: 283, y: 100, radius: 5)])
  }

  /// The bubble with no more round it than its shadow.
  private static func bubbleAlone(radius: Double = 5) -> FrameSnapshot {
    let size = Size(width: 117, height: 118)
    return FrameSnapshot(
      size: size, layers: [page(size), bubble(x: 18.5, y: 17.5, radius: radius)])
  }

  private static func page(_ size: Size) -> LayerSnapshot {
    LayerSnapshot(bounds: Rect(origin: .zero, size: size), backgroundColor: .white)
  }

  private static func bubble(x: Double, y: Double, radius: Double) -> LayerSnapshot {
    let bounds = Rect(x: 0, y: 0, width: 80, height: 80)
    let card = LayerSnapshot(
      bounds: bounds, backgroundColor: .white, cornerRadius: 8, masksToBounds: true)
    return LayerSnapshot(
      bounds: bounds, transform: .translation(x: x, y: y),
      shadow: Shadow(
        color: Color(white: 0, alpha: 0.06), opacity: 0.8, radius: radius,
        offset: Size(width: 0, height: 2)),
      sublayers: [card])
  }

  /// Half way from the call screen to the bubble, half faded.
  private static func morphFrame(offset: Double) -> FrameSnapshot {
    let mask = Path(
      circularRoundedRect: Rect(x: 141.5 + offset, y: 50, width: 227.5, height: 446), radius: 40)
    let bars = [396.0, 546].map { top in
      LayerSnapshot(
        bounds: Rect(x: 0, y: 0, width: 50, height: 20), transform: .translation(x: 162.5, y: top),
        backgroundColor: .white)
    }
    let call = LayerSnapshot(
      bounds: Rect(origin: .zero, size: screen), opacity: 0.5, backgroundColor: .black,
      mask: [LayerSnapshot(bounds: .zero, contents: .shape(ShapeSnapshot(path: mask)))],
      sublayers: bars)
    return FrameSnapshot(size: screen, layers: [page(screen), call])
  }
}
