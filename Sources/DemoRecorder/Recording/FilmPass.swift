import Interaction
import Scene

/// One play of a scenario before a camera.
///
/// A film that opens with its first frame takes one pass. Another takes two: one that films from the
/// opening on, and one from the scenario's beginning that films what comes before, so that no picture
/// waits for its place in the film.
final class FilmPass: PlaybackObserver {
  /// Says that all was filmed that is missing.
  struct Complete: Error {}

  private let screen: Screen
  private let camera: FilmCamera
  private let isSecond: Bool
  private var reel: FilmReel

  private init(_ screen: Screen, by camera: FilmCamera, isSecond: Bool, _ filmed: Range<Int>) {
    self.screen = screen
    self.camera = camera
    self.isSecond = isSecond
    reel = FilmReel(order: camera.order, filming: filmed)
  }

  /// Films from the opening on to the end, and takes stills and trace, as far as the camera wants them.
  static func first(of screen: Screen, by camera: FilmCamera) -> FilmPass {
    FilmPass(screen, by: camera, isSecond: false, camera.order.opening..<Int.max)
  }

  /// Films what comes before the opening, and throws `Complete` when it has.
  static func second(of screen: Screen, by camera: FilmCamera) -> FilmPass {
    FilmPass(screen, by: camera, isSecond: true, 0..<camera.order.opening)
  }

  func sample(_ moment: Moment) throws {
    if camera.subject != .rest,
      let frame = reel.frame(at: moment, of: { camera.picture(of: screen, at: moment) })
    {
      try camera.film(frame)
    }
    if camera.subject != .film, !isSecond { try camera.note(screen.trace(), at: moment.time) }
    camera.countSample()
    if isSecond, reel.isFull { throw Complete() }
  }

  func snapshot(named name: String, _ moment: Moment) throws {
    guard camera.subject != .film, !isSecond else { return }
    try camera.takeStill(of: screen, named: name, at: moment)
  }
}
