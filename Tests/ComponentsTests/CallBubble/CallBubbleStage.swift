import Components
import Interaction
import Scene

/// A stage with a call bubble on it and the ways a call is usually taken.
struct CallBubbleStage {
  let stage: Stage
  let bubble: CallBubble

  init(
    _ options: CallBubbleOptions = CallBubbleOptions(),
    size: Size = Size(width: 375, height: 812),
    safeArea: EdgeInsets = EdgeInsets(top: 44, bottom: 34)
  ) {
    stage = Stage(size: size, safeArea: safeArea)
    bubble = CallBubble(screen: stage.screen, options: options)
    stage.begin()
  }

  /// Opens a call and waits until the call screen stands.
  func openCall() {
    stage.tap("start-call")
    stage.wait(.milliseconds(200))
  }

  /// Opens a call, minimises it and waits until the bubble rests.
  func minimizeCall() {
    openCall()
    stage.tap("minimize")
    stage.wait(.seconds(1))
  }

  /// Presses the button of home, which lies in the middle of the screen and has a margin in which
  /// no other control stands.
  func pressHomeButton() {
    stage.tap(Point(x: stage.screen.bounds.midX, y: stage.screen.bounds.midY))
  }

  /// How many call screens stand in the window, faded out or not.
  var callScreenCount: Int {
    stage.screen.window.subviews.count { $0.identifier == "voice-screen" }
  }
}
