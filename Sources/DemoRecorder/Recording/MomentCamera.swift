import Interaction
import Scene

/// Keeps what a screen shows at single instants: at each sample, and at each snapshot.
final class MomentCamera: PlaybackObserver {
  private let screen: Screen
  private var capture: Capture
  private(set) var pictures: [(time: Duration, picture: FrameSnapshot)] = []
  private(set) var stills: [(name: String, picture: FrameSnapshot)] = []

  init(screen: Screen, capture: Capture) {
    self.screen = screen
    self.capture = capture
  }

  func sample(_ moment: Moment) {
    pictures.append((moment.time, capture.capture(screen.snapshot(), at: moment)))
  }

  func snapshot(named name: String, _ moment: Moment) {
    stills.append((name, capture.capture(screen.snapshot(), at: moment)))
  }
}
