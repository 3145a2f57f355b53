import Scene

/// A tail behind each finger that moves: it tapers and fades towards where the finger was, and draws
/// itself in where the finger rests or has lifted.
///
/// Its shape is one outline, so it is nowhere darker where it crosses itself. It fades by a mask of
/// lines that lie in one another, each a step further back, with the strengths that add up to even
/// steps.
struct TouchTrail {
  /// Of the disc that goes before.
  let diameter: Double
  let paint: MarkPaint

  /// How many steps the strength falls in: each is less than an eye makes out.
  static let steps = 20

  /// The finger's tail, opaque where it begins while the finger is down; nil where there is none.
  func layer(for finger: FingerMark, at time: Duration, on size: Size) -> LayerSnapshot? {
    guard let tail = FingerTail(finger, at: time) else { return nil }
    let screen = Rect(origin: .zero, size: size)
    return LayerSnapshot(
      bounds: screen, opacity: (1 - tail.firstAge).onGrid,
      mask: [
        LayerSnapshot(
          bounds: screen, sublayers: (1...Self.steps).map { step($0, of: tail, screen) })
      ],
      sublayers: [
        LayerSnapshot(
          bounds: screen, contents: .shape(shape(of: tail, grownBy: TouchDot.rimWidth, paint.rim))),
        LayerSnapshot(bounds: screen, contents: .shape(shape(of: tail, grownBy: 0, paint.color))),
      ])
  }

  private func shape(
    of tail: FingerTail, grownBy growth: Double, _ color: Color
  ) -> ShapeSnapshot {
    let widest = diameter / 2 - TouchDot.rimWidth
    return ShapeSnapshot(
      path: tail.outline { max(0, widest * (1 - $0)) + growth }, fillColor: color)
  }

  /// A line of the mask, the longest first. What a step covers alone, it and those before make k of n
  /// equal parts: 1/n, then 1/(n − 1) of what is left, at last all.
  private func step(_ number: Int, of tail: FingerTail, _ screen: Rect) -> LayerSnapshot {
    let left = Self.steps - number + 1
    let age = tail.firstAge + (1 - tail.firstAge) * Double(left) / Double(Self.steps)
    return LayerSnapshot(
      bounds: screen,
      contents: .shape(
        ShapeSnapshot(
          path: tail.line(upTo: age), fillColor: nil,
          strokeColor: Color(white: 0, alpha: (1 / Double(left)).onGrid),
          stroke: StrokeStyle(width: diameter + 2, cap: .round, join: .round))))
  }
}
