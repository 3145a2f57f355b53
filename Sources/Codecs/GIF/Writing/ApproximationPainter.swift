import Scene

/// Goes over a frame that is taken over as it was given, and puts what a viewer shows instead where that
/// is something else.
struct ApproximationPainter {
  private let frame: FrameColors
  private let plan: PaintPlan
  /// Pixels that were approximated before, in rising order, and what is shown there.
  private let before: Approximation
  private let shownBefore: [UInt32]
  private var nextBefore = 0

  private(set) var approximation = Approximation()
  /// In a channel, of all approximated pixels.
  private(set) var greatestDifference = 0

  /// - Parameters:
  ///   - before: What was approximated until now.
  ///   - shownBefore: What was shown there.
  init(
    _ frame: FrameColors, plan: PaintPlan, before: Approximation, shownBefore: [UInt32]
  ) {
    (self.frame, self.plan) = (frame, plan)
    (self.before, self.shownBefore) = (before, shownBefore)
  }

  /// - Parameter pixels: The picture shown, which equals `bitmap` in the frame's rectangle by now.
  mutating func paint(_ pixels: inout [UInt32], over bitmap: Bitmap) {
    let isOther = plan.isExact.map { !$0 }
    var (x, y) = (frame.rectangle.left, frame.rectangle.top)
    for run in frame.runs {
      let start = y * bitmap.width + x
      let places = start..<(start + run.length)
      if run.number == ColorRun.left {
        for place in places { restore(at: place, &pixels, given: bitmap.pixels[place]) }
      } else if !run.isUnchanged, isOther[Int(run.number)] {
        for place in places {
          paintOther(Int(run.number), at: place, &pixels, given: bitmap.pixels[place])
        }
      }
      x += run.length
      if x == frame.rectangle.right { (x, y) = (frame.rectangle.left, y + 1) }
    }
  }

  private mutating func paintOther(
    _ number: Int, at place: Int, _ pixels: inout [UInt32], given color: UInt32
  ) {
    guard let painted = plan.painted(for: number) else { return }
    pixels[place] = painted
    note(place, given: color, shown: painted)
  }

  private mutating func restore(at place: Int, _ pixels: inout [UInt32], given color: UInt32) {
    while nextBefore < before.count, before.places[nextBefore] < place { nextBefore += 1 }
    guard nextBefore < before.count, before.places[nextBefore] == place else { return }
    pixels[place] = shownBefore[nextBefore]
    note(place, given: color, shown: shownBefore[nextBefore])
  }

  private mutating func note(_ place: Int, given: UInt32, shown: UInt32) {
    guard given != shown else { return }
    approximation.append(place: place, given: given)
    greatestDifference = max(greatestDifference, ColorDistance.greatest(given, shown))
  }
}
