import Scene

/// Recognises one or more taps with one or more fingers, when the last finger lifts.
///
/// Sources for the limits, which UIKit does not document: public listings derived from UIKitCore and
/// a gesture-constant data set (45 pt, 0.35 s), Gestouch issue 31 (1.5 s).
open class TapGestureRecognizer: GestureRecognizer {
  /// How far a finger may move from where it came down, in points, as the crow flies.
  static let allowableMovement = 45.0
  /// How long a finger may rest.
  static let longestTap = Duration.milliseconds(1_500)
  /// How long the glass may be empty between two taps.
  static let longestPause = Duration.milliseconds(350)

  public final var numberOfTapsRequired = 1
  public final var numberOfTouchesRequired = 1

  private var tapsDone = 0
  private var fingersOfThisTap = 0

  open override var awaitsFurtherTouches: Bool { tapsDone > 0 && tapsDone < numberOfTapsRequired }

  open override func touchesBegan(_ touches: [Touch]) {
    if fingersOfThisTap == 0 { become(.failed, after: Self.longestTap) }
    fingersOfThisTap += touches.count
    if fingersOfThisTap > numberOfTouchesRequired { become(.failed) }
    if tapsDone > 0, !isNearFirstTap(touches) { become(.failed) }
  }

  open override func touchesMoved(_ touches: [Touch]) {
    let hasStrayed = touches.contains {
      $0.location.distance(to: $0.startLocation) > Self.allowableMovement
    }
    if hasStrayed { become(.failed) }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    guard self.touches.isEmpty else { return }
    guard fingersOfThisTap == numberOfTouchesRequired else { return become(.failed) }
    tapsDone += 1
    fingersOfThisTap = 0
    if tapsDone >= numberOfTapsRequired {
      become(.recognized)
    } else {
      become(.failed, after: Self.longestPause)
    }
  }

  open override func reset() {
    tapsDone = 0
    fingersOfThisTap = 0
  }

  private func isNearFirstTap(_ touches: [Touch]) -> Bool {
    touches.allSatisfy { touch in
      firstTouches.contains {
        $0.startLocation.distance(to: touch.startLocation) <= Self.allowableMovement
      }
    }
  }

  private var firstTouches: ArraySlice<Touch> { sequence.prefix(numberOfTouchesRequired) }
}
