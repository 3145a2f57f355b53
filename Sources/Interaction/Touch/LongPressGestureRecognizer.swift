import Scene

/// Recognises fingers that rest: it begins when they have rested long enough, then follows them.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers must rest.
  public final var minimumPressDuration = Duration.milliseconds(500)
  /// How far each may move before it begins, in points, as the crow flies.
  public final var allowableMovement = 10.0
  public final var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: [Touch]) {
    guard state == .possible else { return }
    if numberOfTouches > numberOfTouchesRequired {
      become(.failed)
    } else if numberOfTouches == numberOfTouchesRequired {
      become(.began, after: minimumPressDuration)
    }
  }

  open override func touchesMoved(_ touches: [Touch]) {
    if state.isRecognizing { return become(.changed) }
    let hasStrayed = touches.contains {
      $0.location.distance(to: $0.startLocation) > allowableMovement
    }
    if hasStrayed { become(.failed) }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    if !state.isRecognizing {
      become(.failed)
    } else if self.touches.isEmpty {
      become(.ended)
    }
  }
}
