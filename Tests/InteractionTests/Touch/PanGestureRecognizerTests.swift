import Interaction
import Scene
import TestSupport
import Testing

@Suite struct PanGestureRecognizerTests {
  let test = TestScreen()
  let log = StateLog()
  let pan: PanGestureRecognizer

  init() {
    pan = log.record(PanGestureRecognizer())
    test.window.addGestureRecognizer(pan)
  }

  @Test(arguments: [
    (Point(x: 9.99, y: 0), false), (Point(x: 10, y: 0), true), (Point(x: 0, y: -10), true),
    (Point(x: 9.99, y: 9.99), false), (Point(x: -9.99, y: 10), true),
  ])
  func beginsAt10PointsOnOneAxis(raw: Point, begins: Bool) {
    test.down(100, 100, at: 0)
    test.move(100 + raw.x, 100 + raw.y, at: 10)

    #expect(log.states == (begins ? [.began] : []))
  }

  /// (12, 3) reads (2, 0) at the beginning; (40, 30) after that (30, 27).
  @Test func startMovesTowardTheFingerAndStaysThere() {
    var translations: [Point] = []
    pan.addUntypedAction { [pan] _ in translations.append(pan.translation(in: nil)) }

    test.down(100, 100, at: 0)
    test.move(112, 103, at: 10)
    test.move(140, 130, at: 20)
    test.up(at: 30)

    #expect(
      translations == [Point(x: 2, y: 0), Point(x: 30, y: 27), Point(x: 30, y: 27)])
  }

  @Test func jumpBeginsAtOnceLess10Points() {
    test.down(100, 100, at: 0)
    test.move(200, 100, at: 10)

    #expect(pan.translation(in: nil) == Point(x: 90, y: 0))
  }

  @Test func beginningIsNotAlsoAChange() {
    test.down(100, 100, at: 0)
    test.move(105, 100, at: 10)
    test.move(112, 100, at: 20)
    test.move(113, 100, at: 30)
    test.move(114, 100, at: 40)
    test.up(at: 50)

    #expect(log.states == [.began, .changed, .changed, .ended])
  }

  @Test func restingFingerIsNoChange() {
    test.down(100, 100, at: 0)
    test.move(150, 100, at: 10)
    test.move(150, 100, at: 20)

    #expect(log.states == [.began])
  }

  @Test func neverBegunIsNeverTold() {
    test.down(100, 100, at: 0)
    test.move(105, 105, at: 10)
    test.up(at: 20)

    #expect(log.states == [])
    #expect(pan.state == .possible)
  }

  @Test func endIsWhereTheFingerLastMovedTo() {
    var end = Point.zero
    pan.addUntypedAction { if $0.state == .ended { end = $0.location(in: nil) } }

    test.down(100, 100, at: 0)
    test.move(150, 160, at: 10)
    test.screen.deliver(
      [TouchEvent(phase: .up, location: Point(x: 300, y: 300))], at: .milliseconds(20))

    #expect(end == Point(x: 150, y: 160))
  }

  @Test func systemCancels() {
    test.down(100, 100, at: 0)
    test.move(150, 160, at: 10)
    test.cancel(at: 20)

    #expect(log.states == [.began, .cancelled])
  }

  @Test func setTranslationCountsAnew() {
    test.down(100, 100, at: 0)
    test.move(120, 100, at: 10)
    pan.setTranslation(Point(x: 5, y: 5), in: nil)
    #expect(pan.velocity(in: nil) == .zero)

    test.move(123, 104, at: 20)

    #expect(pan.translation(in: nil) == Point(x: 8, y: 9))
  }

  @Test func translationIsInTheViewsOwnScale() {
    let view = test.add(x: 0, y: 0, width: 300, height: 300)
    view.transform = .scale(x: 2, y: 4)

    test.down(100, 100, at: 0)
    test.move(150, 100, at: 10)
    test.move(150, 120, at: 20)

    #expect(pan.translation(in: view) == Point(x: 20, y: 5))
  }

  /// Each newest sample counts a fifth: an even motion reads as it is, and a halt fades by 0.8.
  @Test func velocityIsSmoothed() {
    test.down(100, 100, at: 0)
    for step in 1...10 { test.move(100 + Double(step) * 3, 100, at: step * 10) }
    #expect(abs(pan.velocity(in: nil).x - 300) < 1e-9)

    test.move(130, 101, at: 110)

    let velocity = pan.velocity(in: nil)
    #expect(abs(velocity.x - 240) < 1e-9 && abs(velocity.y - 20) < 1e-9)
  }

  @Test func fingersThatComeAndGoDoNotMoveIt() {
    test.down(100, 100, at: 0)
    test.move(130, 100, at: 10)
    #expect(pan.translation(in: nil) == Point(x: 20, y: 0))

    test.down(300, 400, finger: 1, at: 20)
    #expect(pan.translation(in: nil) == Point(x: 20, y: 0))
    test.move(310, 400, finger: 1, at: 30)
    #expect(pan.translation(in: nil) == Point(x: 25, y: 0))
    test.up(at: 40)
    #expect(pan.translation(in: nil) == Point(x: 25, y: 0))
    test.move(310, 410, finger: 1, at: 50)
    #expect(pan.translation(in: nil) == Point(x: 25, y: 10))
    test.up(finger: 1, at: 60)

    #expect(log.states == [.began, .changed, .changed, .ended])
  }

  @Test func twoFingerPanWaitsForTheSecondFinger() {
    pan.minimumNumberOfTouches = 2
    test.down(100, 100, at: 0)
    test.move(180, 100, at: 10)
    #expect(log.states == [])

    test.down(200, 100, finger: 1, at: 20)
    test.move(215, 100, finger: 1, at: 30)
    #expect(log.states == [])
    test.move(230, 100, finger: 1, at: 40)
    #expect(log.states == [.began])
    test.up(at: 50)

    #expect(log.states == [.began, .ended])
  }

  @Test func tooManyFingersMakeItFail() {
    pan.maximumNumberOfTouches = 1

    test.down(100, 100, at: 0)
    test.down(200, 100, finger: 1, at: 10)
    test.move(150, 100, at: 20)

    #expect(log.states == [])
  }

  @Test func furtherFingerIsIgnoredOnceItBegan() {
    pan.maximumNumberOfTouches = 1

    test.down(100, 100, at: 0)
    test.move(120, 100, at: 10)
    test.down(200, 100, finger: 1, at: 20)
    test.move(300, 100, finger: 1, at: 30)

    #expect(log.states == [.began])
    #expect(pan.translation(in: nil) == Point(x: 10, y: 0))
  }

  /// The translation is the sum of all moves of the fingers' mean, less the start's shift.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func translationIsTheSumOfTheMoves(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    test.down(100, 100, at: 0)
    test.move(110, 100, at: 10)
    var sum = Point.zero
    var places = [0: Point(x: 110, y: 100)]
    for step in 2..<60 {
      let finger = Int.random(in: 0..<3, using: &random)
      let place = Point(
        x: .random(in: 0...374, using: &random), y: .random(in: 0...811, using: &random))
      if let old = places[finger] {
        if places.count > 1, Bool.random(using: &random) {
          places[finger] = nil
          test.up(finger: finger, at: step * 10)
        } else {
          sum = sum + (place - old) * (1 / Double(places.count))
          places[finger] = place
          test.move(place.x, place.y, finger: finger, at: step * 10)
        }
      } else {
        places[finger] = place
        test.down(place.x, place.y, finger: finger, at: step * 10)
      }
      #expect(pan.translation(in: nil).distance(to: sum) < 1e-9)
    }
  }
}
