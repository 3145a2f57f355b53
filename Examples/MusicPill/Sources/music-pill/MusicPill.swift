import Components
import Interaction
import Scene

/// A song that plays in a pill, which floats over a music library.
///
/// The pill can be dragged and springs to the nearer side. A tap on it opens the player, its cross
/// puts it away.
final class MusicPill: Component {
  private let screen: Screen
  private let options: MusicPillOptions
  private let presenter: Presenter
  private var pill: PillView?
  private var closings = 0

  init(screen: Screen, options: OptionValues) {
    self.screen = screen
    self.options = MusicPillOptions(options)
    presenter = Presenter(screen: screen)
    let library = LibraryView(
      frame: screen.bounds, top: screen.safeAreaInsets.top, traits: screen.traitCollection)
    library.onPlay = { [unowned self] in play() }
    screen.window.addSubview(library)
  }

  func count(ofEvent name: String) -> Int {
    name == "closed" ? closings : 0
  }

  /// Lets the pill pop up; one that is there stays as it is.
  private func play() {
    guard pill == nil else { return }
    let pill = PillView(screen: screen, options: options)
    pill.onTap = { [unowned self] in openPlayer() }
    pill.onClose = { [unowned self] in close() }
    screen.window.addSubview(pill)
    pill.popUp()
    self.pill = pill
  }

  private func close() {
    closings += 1
    pill?.shrinkAway()
    pill = nil
  }

  private func openPlayer() {
    let player = PlayerScreen(frame: screen.bounds, options: options)
    player.onDismiss = { [unowned self] in presenter.dismiss(with: SlideUp(screen: screen)) }
    presenter.present(player, with: SlideUp(screen: screen))
  }
}
