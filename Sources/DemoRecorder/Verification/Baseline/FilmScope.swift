import Scene

/// What of a film's picture is compared at each time, in pixels.
struct FilmScope {
  /// Nothing outside of it counts; nil means the whole picture.
  let clip: PixelRect?
  private let layout: PictureLayout
  private let rectangles: [PixelRect]
  /// Of each masked element where it was in the recording, and where it is now.
  private let tracks: [[(time: Duration, frame: Rect?)]]

  /// - Parameters:
  ///   - layout: Where the screen stands in the picture: the scope speaks of the screen.
  ///   - histories: Those of the recording and of the film played anew; an element is left out
  ///     wherever either of them shows it.
  init(_ scope: ComparisonScope, layout: PictureLayout, histories: [TraceHistory]) {
    self.layout = layout
    clip = scope.clip.map { Self.pixels(of: $0, in: layout) }
    rectangles = scope.masks.compactMap { mask in
      if case .rectangle(let rect) = mask { Self.pixels(of: rect, in: layout) } else { nil }
    }
    let elements = scope.masks.compactMap { mask in
      if case .element(let name) = mask { name } else { nil }
    }
    tracks = elements.flatMap { element in histories.map { $0.track(of: element) } }
  }

  /// What is left out at an instant of the scenario.
  func masks(at time: Duration) -> [PixelRect] {
    rectangles
      + tracks.compactMap { track in
        track.last { $0.time <= time }?.frame.map { Self.pixels(of: $0, in: layout) }
      }
  }

  /// The smallest pixels of the picture round a rectangle of the screen, in points.
  private static func pixels(of rect: Rect, in layout: PictureLayout) -> PixelRect {
    let scale = layout.scale
    let rect = rect.offsetBy(dx: layout.screen.minX, dy: layout.screen.minY)
    return PixelRect(
      left: pixel((rect.minX * scale).rounded(.down)),
      top: pixel((rect.minY * scale).rounded(.down)),
      right: pixel((rect.maxX * scale).rounded(.up)),
      bottom: pixel((rect.maxY * scale).rounded(.up)))
  }

  /// A trace that somebody wrote by hand may hold any number.
  private static func pixel(_ coordinate: Double) -> Int {
    Int(min(max(coordinate, -1e6), 1e6))
  }
}
