import Interaction
import Scene

/// Which fingers are down, and where each was last.
struct FingerTable {
  private struct Finger {
    var mark: FingerMark
    var downTime: Duration
  }

  private var fingers: [Int: Finger] = [:]

  /// In the order of the fingers' numbers.
  var marks: [FingerMark] {
    fingers.sorted { $0.key < $1.key }.map(\.value.mark)
  }

  /// Where the finger is, and since when; nil if it is not down.
  func placement(of finger: Int) -> (location: Point, downTime: Duration)? {
    guard let known = fingers[finger], known.mark.liftedAt == nil else { return nil }
    return (known.mark.location, known.downTime)
  }

  mutating func note(_ touches: [TouchEvent], at time: Duration) {
    for touch in touches {
      let lifted = touch.phase == .up || touch.phase == .cancel
      let downTime = touch.phase == .down ? time : fingers[touch.finger]?.downTime ?? time
      fingers[touch.finger] = Finger(
        mark: FingerMark(location: touch.location, liftedAt: lifted ? time : nil),
        downTime: downTime)
    }
  }
}
