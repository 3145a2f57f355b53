import Scene
import Testing

@testable import Interaction

@Suite struct LayerPresentationTests {
  let tree = AnimatedTree()

  /// A layer that turns once in four seconds, for ever.
  private func addTurningView(over transform: AffineTransform = .identity) -> Layer {
    let view = tree.addView()
    view.transform = transform
    var turn = BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: .seconds(4))
    turn.repeatCount = .forever
    view.add(turn, forKey: "turn")
    return view
  }

  @Test(arguments: [
    (0, 1.0, 0.0), (1, 0.0, 1.0), (2, -1.0, 0.0), (3, 0.0, -1.0), (4, 1.0, 0.0), (9, 0.0, 1.0),
  ])
  func anAngleTurnsAllTheWayRoundClockwise(second: Int, cosine: Double, sine: Double) {
    let view = addTurningView()

    tree.advance(to: .seconds(second))

    let drawn = view.presentation.transform
    #expect(isClose(drawn.a, cosine, within: 1e-9) && isClose(drawn.b, sine, within: 1e-9))
    #expect(isClose(drawn.c, -sine, within: 1e-9) && isClose(drawn.d, cosine, within: 1e-9))
  }

  /// Scaled first, then turned by a quarter: x goes to 2y, y to −3x.
  @Test func anAngleLeavesScaleAndPlaceOfTheTransformAlone() {
    let view = addTurningView(over: AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))

    tree.advance(to: .seconds(1))

    let drawn = view.presentation.transform
    #expect(isClose(drawn.a, 0, within: 1e-9) && isClose(drawn.b, 2, within: 1e-9))
    #expect(isClose(drawn.c, -3, within: 1e-9) && isClose(drawn.d, 0, within: 1e-9))
    #expect(drawn.tx == 5 && drawn.ty == 7)
  }

  @Test func anAngleAddsToThatOfTheTransformIfItIsAdditive() {
    let view = tree.addView()
    view.transform = .rotation(by: .pi / 6)
    var turn = BasicAnimation(.rotation, from: 0, to: .pi / 3, duration: .seconds(1))
    turn.isAdditive = true
    view.add(turn)

    tree.advance(to: .milliseconds(500))

    let drawn = view.presentation.transform
    #expect(isClose(drawn.a, 0.5, within: 1e-9))
    #expect(isClose(drawn.b, 0.75.squareRoot(), within: 1e-9))
  }

  @Test func theModelDoesNotTurn() {
    let view = addTurningView()
    tree.advance(to: .seconds(1))
    #expect(view.transform == .identity)
  }
}
