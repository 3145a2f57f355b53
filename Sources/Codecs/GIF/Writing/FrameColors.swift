import Scene

/// The pixels of one frame's rectangle as runs of numbered colours, and how many pixels have each.
///
/// One is kept for a whole film, so that its memory is asked for once. After the pixels were read, all
/// that is decided about a frame is decided about its few colours, and done to its runs.
struct FrameColors {
  private(set) var rectangle = PixelRect.empty
  /// Row by row from the left; none goes over the end of a row.
  private(set) var runs: [ColorRun] = []
  /// In the order of the first pixel of each.
  private(set) var colors: [UInt32] = []
  /// For each colour, how many pixels of it a viewer does not show yet.
  private(set) var changedCounts: [Int] = []
  /// For each colour, how many pixels of it a viewer shows already.
  private(set) var unchangedCounts: [Int] = []
  /// Whether each number stands for one colour only. Where there are too many for that, it stands for
  /// neighbouring ones, `colors` has the first of them, and unchanged pixels have no number.
  private(set) var isExact = true
  /// Whether some pixels must stay as they are.
  private(set) var hasLeft = false

  /// Whether some pixels are unchanged or left.
  var hasUnchanged: Bool { hasLeft || unchangedCounts.contains { $0 > 0 } }

  /// How many pixels are unchanged or left.
  var unchangedCount: Int { runs.reduce(0) { $0 + ($1.isUnchanged ? $1.length : 0) } }

  /// Reads the pixels of a rectangle, of which a viewer shows some already.
  mutating func read(_ bitmap: Bitmap, over shown: ShownPicture, in rectangle: PixelRect) {
    self.rectangle = rectangle
    (isExact, hasLeft) = (true, false)
    var mask: UInt32 = 0xFFFF_FFFF
    while true {
      var census = ColorCensus(mask: mask, reusing: runs)
      runs = []
      let isComplete = census.count(
        bitmap.pixels.span, over: shown.pixels.span, width: bitmap.width, in: rectangle)
      runs = census.runs
      if isComplete {
        (colors, changedCounts, unchangedCounts) = (census.colors, census.changed, census.unchanged)
        return
      }
      (isExact, hasLeft) = (false, true)
      mask &= (mask << 1) & 0xFEFE_FEFE
    }
  }

  /// Calls `body` for each run with its row and its first column in the picture.
  func forEachRun(_ body: (ColorRun, _ x: Int, _ y: Int) -> Void) {
    var (x, y) = (rectangle.left, rectangle.top)
    for run in runs {
      body(run, x, y)
      x += run.length
      if x == rectangle.right { (x, y) = (rectangle.left, y + 1) }
    }
  }

  /// The numbers of the colours at places of a picture of that width.
  ///
  /// - Precondition: The places rise and lie in the rectangle, and their pixels are not left.
  func numbers(at places: [Int], width: Int) -> [Int] {
    var found: [Int] = []
    found.reserveCapacity(places.count)
    forEachRun { run, x, y in
      let end = y * width + x + run.length
      while found.count < places.count, places[found.count] < end { found.append(run.color ?? 0) }
    }
    return found
  }

  /// Makes pixels ones that must stay as they are.
  ///
  /// - Precondition: As for `numbers`.
  mutating func leave(_ places: [Int], width: Int) {
    guard !places.isEmpty else { return }
    var split: [ColorRun] = []
    split.reserveCapacity(runs.count + 2 * places.count)
    var next = 0
    forEachRun { run, x, y in
      var start = y * width + x
      let end = start + run.length
      while next < places.count, places[next] < end {
        if places[next] > start {
          split.append(ColorRun(number: run.number, length: places[next] - start))
        }
        split.append(ColorRun(number: ColorRun.left, length: 1))
        start = places[next] + 1
        next += 1
      }
      if start < end { split.append(ColorRun(number: run.number, length: end - start)) }
    }
    runs = split
    hasLeft = true
  }

  /// The smallest rectangle round the pixels that are neither unchanged nor left; empty if there are
  /// none.
  func paintedRectangle() -> PixelRect {
    var painted = PixelRect.empty
    forEachRun { run, x, y in
      guard !run.isUnchanged else { return }
      painted = painted.union(PixelRect(left: x, top: y, width: run.length, height: 1))
    }
    return painted
  }

  /// The pixels of a smaller rectangle. The counts stay those of the whole.
  func cropped(to smaller: PixelRect) -> FrameColors {
    guard smaller != rectangle else { return self }
    var part = self
    part.rectangle = smaller
    part.runs = []
    forEachRun { run, x, y in
      guard smaller.top..<smaller.bottom ~= y else { return }
      let (start, end) = (max(x, smaller.left), min(x + run.length, smaller.right))
      if start < end { part.runs.append(ColorRun(number: run.number, length: end - start)) }
    }
    return part
  }
}
