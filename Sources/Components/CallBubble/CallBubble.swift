public import Interaction
import Scene

/// A voice call that can be minimised to a floating bubble and brought back.
///
/// Home is plain with one button. It opens a black call screen, which shrinks to the bubble; a tap
/// on the bubble grows it back.
public final class CallBubble: Component {
  /// What the call is doing; it decides which control may act.
  private enum Phase {
    case noCall, open, minimizing, minimized, expanding, ending
  }

  /// One way of the call screen to or from the bubble. What comes after it has ended is done only
  /// while it is the newest, so that an old one never acts on a new call screen.
  private final class Transition {}

  private static let fadeDuration = Duration.milliseconds(400)

  private let screen: Screen
  private let options: CallBubbleOptions
  private var phase = Phase.noCall
  private var transition = Transition()
  private var voiceScreen: VoiceScreen?
  private var bubble: BubbleView?
  /// When the call screen of this call first appeared.
  private var callStart: Duration?
  private var counts: [CallEvent: Int] = [:]

  /// What is counted.
  enum CallEvent: String {
    case callStarted = "call-started"
    case minimized
    case expanded
    case callEnded = "call-ended"
  }

  public init(screen: Screen, options: CallBubbleOptions) {
    self.screen = screen
    self.options = options
    addHome()
    if options.startMinimized {
      callStart = screen.now
      addBubble()
      phase = .minimized
    }
  }

  private func addHome() {
    let home = HomeView(frame: screen.bounds)
    home.onResize = { [unowned self] in bubble?.rest() }
    home.backgroundColor = screen.traitCollection.color(.systemBackground)
    let button = Button(type: .system, frame: Rect(x: 0, y: 0, width: 100, height: 44))
    button.identifier = "start-call"
    button.setTitle(options.texts.call, for: .normal)
    button.scaleTitle(for: screen.traitCollection)
    button.center = home.bounds.center
    button.addAction(for: .touchUpInside) { [unowned self] in showCall() }
    home.addSubview(button)
    screen.window.addSubview(home)
  }

  /// Opens the call screen: at once where there is no call, growing from the bubble where there is
  /// one. Does nothing while a call screen is there or on its way.
  public func showCall() {
    switch phase {
    case .noCall:
      count(.callStarted)
      callStart = screen.now
      addVoiceScreen()
      phase = .open
    case .minimized: expand()
    case .open, .minimizing, .expanding, .ending: break
    }
  }

  @discardableResult
  private func addVoiceScreen() -> VoiceScreen {
    let voiceScreen = VoiceScreen(
      frame: screen.window.bounds, texts: options.texts, traits: screen.traitCollection)
    voiceScreen.onMinimize = { [unowned self] in minimize() }
    voiceScreen.onEndCall = { [unowned self] in endCall() }
    screen.window.addSubview(voiceScreen)
    self.voiceScreen = voiceScreen
    return voiceScreen
  }

  @discardableResult
  private func addBubble() -> BubbleView {
    let connection = options.connectAfter.map { (callStart ?? screen.now) + $0 } ?? screen.now
    let bubble = BubbleView(
      screen: screen, options: options,
      clock: CallClock(
        connection: connection,
        format: CallDurationText(showsHours: options.showsHours),
        connectingText: options.texts.connecting))
    bubble.onTap = { [unowned self] in expand() }
    screen.window.addSubview(bubble)
    self.bubble = bubble
    return bubble
  }

  /// Shrinks the call screen to the bubble, which appears in its first or its last place.
  private func minimize() {
    guard phase == .open || phase == .expanding, let voiceScreen else { return }
    phase = .minimizing
    let bubble = self.bubble ?? addBubble()
    bubble.isHidden = false
    bubble.alpha = 0

    let transition = begin()
    let morph = MaskMorph(bubbleFrame: bubble.frame, screenBounds: voiceScreen.bounds)
    morph.animate(voiceScreen, from: morph.screenPath, to: morph.bubblePath) { [unowned self] _ in
      voiceScreen.removeFromSuperview()
      guard transition === self.transition else { return }
      self.voiceScreen = nil
      phase = .minimized
      count(.minimized)
    }
    screen.animate(withDuration: Self.fadeDuration) {
      voiceScreen.alpha = 0
      bubble.alpha = 1
    }
  }

  /// Grows a new call screen from the bubble, on top of it.
  private func expand() {
    guard phase == .minimized || phase == .minimizing, let bubble else { return }
    phase = .expanding
    let voiceScreen = addVoiceScreen()
    voiceScreen.alpha = 0

    let transition = begin()
    let morph = MaskMorph(bubbleFrame: bubble.frame, screenBounds: voiceScreen.bounds)
    morph.animate(voiceScreen, from: morph.bubblePath, to: morph.screenPath) { [unowned self] _ in
      guard transition === self.transition else { return }
      bubble.isHidden = true
      phase = .open
      count(.expanded)
      if options.clearsMaskAfterExpand { voiceScreen.layer.mask = nil }
    }
    screen.animate(withDuration: Self.fadeDuration) {
      voiceScreen.alpha = 1
      bubble.alpha = 0
    }
  }

  /// Fades the call screen out; the call screen and the bubble are gone when that has ended.
  private func endCall() {
    guard phase == .open || phase == .expanding, let voiceScreen else { return }
    phase = .ending
    _ = begin()
    screen.animate(withDuration: Self.fadeDuration) {
      voiceScreen.alpha = 0
    } completion: { [unowned self] _ in
      voiceScreen.removeFromSuperview()
      bubble?.endCall()
      self.voiceScreen = nil
      bubble = nil
      callStart = nil
      phase = .noCall
      count(.callEnded)
    }
  }

  public func count(ofEvent name: String) -> Int {
    CallEvent(rawValue: name).flatMap { counts[$0] } ?? 0
  }

  private func count(_ event: CallEvent) {
    counts[event, default: 0] += 1
  }

  private func begin() -> Transition {
    transition = Transition()
    return transition
  }
}
