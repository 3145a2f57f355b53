import Scene

/// Draws each finger over the screen: a stage of its own between interaction and raster, so that no
/// component and no `settle` knows of it.
///
/// A pure function of the moment, which tells where each finger was of late: films of two frame rates
/// show the same marks wherever their frame times agree.
struct TouchMarks {
  private let settings: TouchSettings
  private let paint: MarkPaint

  init(_ settings: TouchSettings) {
    self.settings = settings
    paint = MarkPaint(settings)
  }

  /// The snapshot with a mark for each finger that is down or fading at the moment.
  func capture(_ snapshot: FrameSnapshot, at moment: Moment) -> FrameSnapshot {
    let marks = layers(at: moment, on: snapshot.size)
    guard !marks.isEmpty else { return snapshot }
    return FrameSnapshot(size: snapshot.size, layers: snapshot.layers + marks)
  }

  private func layers(at moment: Moment, on size: Size) -> [LayerSnapshot] {
    switch settings.style {
    case .none: return []
    case .ring:
      let ring = TouchRing(diameter: settings.size, paint: paint)
      return standing(in: moment).compactMap { ring.layer(for: $0, at: moment.time) }
    case .dot: return joined(discs(at: moment, over: []), on: size)
    case .trail:
      let trail = TouchTrail(diameter: settings.size, paint: paint)
      let tails = moment.fingers.compactMap { trail.layer(for: $0, at: moment.time, on: size) }
      return joined(discs(at: moment, over: tails), on: size)
    }
  }

  /// Discs over tails, and the discs' rims behind both, so that a disc and its tail have one rim.
  private func discs(at moment: Moment, over tails: [LayerSnapshot]) -> [LayerSnapshot] {
    let dot = TouchDot(diameter: settings.size, paint: paint)
    let fingers = standing(in: moment)
    return fingers.compactMap { dot.rim(for: $0, at: moment.time) } + tails
      + fingers.compactMap { dot.disc(for: $0, at: moment.time) }
  }

  /// Opaque layers as one translucent picture, so that nothing is darker where they overlap.
  private func joined(_ layers: [LayerSnapshot], on size: Size) -> [LayerSnapshot] {
    guard !layers.isEmpty else { return [] }
    return [
      LayerSnapshot(
        bounds: Rect(origin: .zero, size: size), opacity: paint.opacity.onGrid, sublayers: layers)
    ]
  }

  /// The contacts that are marked. One that has lifted gives way where its finger comes down on its
  /// mark again: two taps in one place are one mark that comes anew.
  private func standing(in moment: Moment) -> [FingerMark] {
    moment.fingers.filter { mark in
      guard let lifted = mark.liftedAt else { return true }
      return !moment.fingers.contains {
        $0.finger == mark.finger && $0 != mark && $0.origin.time >= lifted
          && $0.origin.location.distance(to: mark.location) < settings.size / 2
      }
    }
  }
}
