import Glibc
import Scene
import TestSupport
import Testing

@testable import Interaction

@Suite struct InterpolatableTests {
  @Test func numbersPointsSizesAndRectanglesMoveEvenly() {
    #expect(Double.interpolated(from: 2, to: 6, progress: 0.25) == 3)
    #expect(
      Point.interpolated(from: Point(x: 0, y: 8), to: Point(x: 4, y: 0), progress: 0.5)
        == Point(x: 2, y: 4))
    #expect(
      Size.interpolated(
        from: Size(width: 0, height: 0), to: Size(width: 10, height: 20), progress: 1.5)
        == Size(width: 15, height: 30))
    #expect(
      Rect.interpolated(
        from: Rect(x: 0, y: 0, width: 8, height: 8),
        to: Rect(x: 4, y: 8, width: 16, height: 0), progress: 0.5)
        == Rect(x: 2, y: 4, width: 12, height: 4))
  }

  @Test func bothEndsAreExactWhateverTheValues() {
    let (start, end) = (0.1, 0.7)
    #expect(Double.interpolated(from: start, to: end, progress: 0) == start)
    #expect(Double.interpolated(from: start, to: end, progress: 1) == end)
  }
}

@Suite struct ColorInterpolationTests {
  @Test func opaqueColoursBlendPartByPart() {
    let middle = Color.interpolated(
      from: Color(red: 1, green: 0, blue: 0.5), to: Color(red: 0, green: 1, blue: 0.5),
      progress: 0.25)
    #expect(middle == Color(red: 0.75, green: 0.25, blue: 0.5))
  }

  @Test func aColourFadesInFromClearWithoutComingThroughBlack() {
    let red = Color(red: 1, green: 0, blue: 0)
    let middle = Color.interpolated(from: .clear, to: red, progress: 0.5)
    #expect(middle == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func beyondItsEndsAColourStaysAColour() {
    let beyond = Color.interpolated(from: .white, to: .black, progress: 1.2)
    #expect(beyond == .black)
    #expect(Color.interpolated(from: .white, to: .clear, progress: 1.2) == .clear)
  }
}

@Suite struct AffineTransformInterpolationTests {
  private func rotation(_ angle: Double) -> AffineTransform {
    .rotation(cosine: cos(angle), sine: sin(angle))
  }

  private func isClose(_ lhs: AffineTransform, _ rhs: AffineTransform) -> Bool {
    let distances = [
      lhs.a - rhs.a, lhs.b - rhs.b, lhs.c - rhs.c, lhs.d - rhs.d, lhs.tx - rhs.tx,
      lhs.ty - rhs.ty,
    ]
    return distances.allSatisfy { abs($0) < 1e-12 }
  }

  @Test func aQuarterTurnIsATurnAllTheWay() {
    let half = AffineTransform.interpolated(
      from: .identity, to: rotation(.pi / 2), progress: 0.5)
    #expect(isClose(half, rotation(.pi / 4)))
  }

  @Test func theTurnTakesTheShortWayRound() {
    let half = AffineTransform.interpolated(
      from: rotation(.pi * 3 / 4), to: rotation(-.pi * 3 / 4), progress: 0.5)
    #expect(isClose(half, rotation(.pi)))
  }

  @Test func scaleAndTranslationMoveEvenly() {
    let half = AffineTransform.interpolated(
      from: .identity, to: AffineTransform(a: 3, b: 0, c: 0, d: 0, tx: 10, ty: -4),
      progress: 0.5)
    #expect(isClose(half, AffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 5, ty: -2)))
  }

  @Test(arguments: 0..<100) func everyTransformIsTheSumOfItsParts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> Double { Double.random(in: -3...3, using: &random) }
    let transform = AffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    #expect(isClose(AffineTransform(components: transform.components), transform))
  }

  @Test func aSquashedTransformKeepsWhatItHas() {
    let flat = AffineTransform(a: 0, b: 0, c: -2, d: 0, tx: 1, ty: 1)
    #expect(isClose(AffineTransform(components: flat.components), flat))
    let point = AffineTransform.scale(x: 0, y: 0)
    #expect(isClose(AffineTransform(components: point.components), point))
  }
}
