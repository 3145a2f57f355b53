import Scene
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  /// The 3 × 3 matrices of the definition: rows of points times matrix, multiplied term by term.
  static func product(_ first: AffineTransform, _ second: AffineTransform) -> [[Double]] {
    func matrix(_ map: AffineTransform) -> [[Double]] {
      [[map.a, map.b, 0], [map.c, map.d, 0], [map.tx, map.ty, 1]]
    }
    let left = matrix(first)
    let right = matrix(second)
    return (0..<3).map { row in
      (0..<3).map { column in (0..<3).map { left[row][$0] * right[$0][column] }.reduce(0, +) }
    }
  }

  static func random(_ random: inout SeededGenerator) -> AffineTransform {
    func number() -> Double { .random(in: -3...3, using: &random) }
    return AffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func concatenationIsTheMatrixProduct(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let first = Self.random(&random)
    let second = Self.random(&random)

    let both = first.concatenating(second)

    let expected = Self.product(first, second)
    let actual = [[both.a, both.b], [both.c, both.d], [both.tx, both.ty]]
    for row in 0..<3 {
      for column in 0..<2 {
        #expect(abs(actual[row][column] - expected[row][column]) < 1e-12)
      }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func inverseLeadsEveryPointBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let transform = Self.random(&random)
    let back = try #require(transform.inverted)
    let point = Point(x: 7, y: -4)

    let returned = point.applying(transform).applying(back)

    #expect(returned.distance(to: point) < 1e-9 / abs(transform.determinant))
  }

  @Test func squashedPlaneHasNoWayBack() {
    #expect(AffineTransform.scale(x: 0, y: 1).inverted == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
  }

  @Test func positiveSineTurnsClockwiseOnScreen() {
    let quarter = AffineTransform.rotation(cosine: 0, sine: 1)

    #expect(Point(x: 1, y: 0).applying(quarter) == Point(x: 0, y: 1))
  }

  @Test func anAngleTurnsClockwiseOnScreen() {
    let turned = Point(x: 2, y: 0).applying(.rotation(by: .pi / 6))

    #expect(turned.distance(to: Point(x: 3.0.squareRoot(), y: 1)) < 1e-12)
  }

  @Test func halfATurnKeepsTheSignOfItsAngle() {
    #expect(AffineTransform.rotation(by: .pi).b > 0)
    #expect(AffineTransform.rotation(by: -.pi).b < 0)
  }

  @Test func onlyMovesAreTranslations() {
    #expect(AffineTransform.translation(x: 3, y: 4).isTranslation)
    #expect(!AffineTransform.scale(x: 1, y: 1.0.nextUp).isTranslation)
    #expect(AffineTransform.identity.isIdentity)
  }

  @Test func mappedRectIsTheBoxRoundItsCorners() {
    let eighth = 0.5.squareRoot()
    let turned = Rect(x: -1, y: -1, width: 2, height: 2)
      .applying(.rotation(cosine: eighth, sine: eighth))

    #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-12)
    #expect(abs(turned.minX + 2.0.squareRoot()) < 1e-12)
    #expect(
      Rect(x: 1, y: 2, width: 3, height: 4).applying(.scale(x: -1, y: 2))
        == Rect(x: -4, y: 4, width: 3, height: 8))
  }
}
