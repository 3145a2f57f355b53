import Scene
import Testing

@testable import DemoRecorder

@Suite struct ViewMotionTests {
  /// A view of 10 × 10 points whose centre is at these heights, 10 ms apart, from a lift at 1 s on.
  private func motion(_ heights: [Double]) -> ViewMotion {
    var motion = ViewMotion(start: .seconds(1))
    for (index, height) in heights.enumerated() {
      motion.note(
        Rect(x: 95, y: height - 5, width: 10, height: 10),
        at: .seconds(1) + .milliseconds(10 * index))
    }
    return motion
  }

  @Test func overshootIsTheFarthestPointBeyondTheEnd() {
    #expect(motion([300, 100, 80, 105, 100]).overshoot == 20)
    #expect(motion([100, 300, 320, 300]).overshoot == 20)
  }

  @Test func viewThatNeverPassesItsEndHasNoOvershoot() {
    #expect(motion([300, 200, 100]).overshoot == 0)
    #expect(motion([100]).overshoot == 0)
  }

  @Test func viewHasSettledWhenItIsNearItsEndForGood() {
    // Near at 10 ms, away again at 20 ms, near from 30 ms on.
    let motion = motion([300, 100.4, 90, 100.3, 100])

    #expect(motion.settlingTime(tolerance: 0.5) == .milliseconds(30))
    #expect(motion.settlingTime(tolerance: 0.1) == .milliseconds(40))
  }

  @Test func viewThatDidNotMoveSettledAtOnce() {
    #expect(motion([100]).settlingTime(tolerance: 0.5) == .zero)
  }

  @Test func firstExitIsTheFirstFrameThatIsOutsideByMoreThanTheTolerance() {
    let area = Rect(x: 0, y: 44, width: 200, height: 700)
    let motion = motion([100, 48.6, 47, 100])

    #expect(motion.firstExit(from: area, tolerance: 0.5)?.time == .milliseconds(1020))
    #expect(motion.firstExit(from: area, tolerance: 3) == nil)
  }
}
