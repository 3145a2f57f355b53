/// Sums the areas to the right of edges in one row of pixels.
///
/// `deltas[i]` is the change in covered area between pixel `i - 1` and pixel `i` of the row, a whole
/// pixel being `full`. A piece of an edge inside one pixel adds its height times the mean width to its
/// right there, and the rest of its height times a whole pixel from the next one on.
///
/// Invariants: integers throughout; what a piece adds to a pixel does not depend on which pixels the
/// row holds, as what lies left of the row is added before its first pixel.
struct AreaRow {
  /// Twice the area of a pixel, so that a mean of two widths needs no halving.
  static let full = 2 * onePixel * onePixel

  private let left: Int
  private let width: Int
  private var deltas: [Int64]
  /// The places of `deltas` that may not be 0, from the left.
  private var touched: [Range<Int>] = []

  /// - Parameter columns: The row's pixels.
  init(columns: Range<Int>) {
    left = columns.lowerBound
    width = columns.count
    deltas = [Int64](repeating: 0, count: columns.count + 1)
  }

  /// Adds the area right of a piece, `sign` times.
  mutating func add(_ piece: RowPiece, sign: Int64) {
    if piece.topX <= piece.bottomX {
      add(from: (piece.topX, piece.top), to: (piece.bottomX, piece.bottom), sign: sign)
    } else {
      add(from: (piece.bottomX, piece.bottom), to: (piece.topX, piece.top), sign: sign)
    }
  }

  /// Adds the area of the whole row right of everything up to its first pixel, `sign` times.
  mutating func addWholeRow(sign: Int64) {
    touch(from: left, through: left)
    deltas[0] &+= sign &* Self.full
  }

  /// Notes that pieces between these columns of the screen are added next; none of them lies left of
  /// what was noted before.
  mutating func touch(from first: Int, through last: Int) {
    // A piece adds to the pixel after its last one too.
    let end = min(max(last &- left &+ 2, 1), width &+ 1)
    let start = min(max(first &- left, 0), end)
    if let before = touched.last, before.upperBound >= start {
      touched[touched.count &- 1] = before.lowerBound..<max(before.upperBound, end)
    } else {
      touched.append(start..<end)
    }
  }

  /// A line to the right, or straight up or down; heights count whichever way it runs.
  private mutating func add(
    from start: (x: Subpixels, y: Subpixels), to end: (x: Subpixels, y: Subpixels), sign: Int64
  ) {
    let last = Int(end.x >> 16)
    var column = Int(start.x >> 16)
    var (x, y) = start
    if column < left {
      // One step over all that lies left of the row, down to where the line enters it.
      column = min(left, last)
      let border = Subpixels(column) << 16
      let entry = column == last && last < left ? end.y : level(at: border, from: start, to: end)
      deltas[0] &+= (entry &- y).magnitude.signed &* sign &* 2 &* onePixel
      guard last >= left else { return }
      (x, y) = (border, entry)
    }
    while column < last, column < left &+ width {
      let border = Subpixels(column &+ 1) << 16
      let exit = level(at: border, from: start, to: end)
      let inset = x &- (Subpixels(column) << 16)
      addPart(column: column, insets: inset &+ onePixel, height: exit &- y, sign: sign)
      (x, y, column) = (border, exit, column &+ 1)
    }
    guard column == last, column < left &+ width else { return }
    let base = Subpixels(column) << 16
    addPart(column: column, insets: x &+ end.x &- 2 &* base, height: end.y &- y, sign: sign)
  }

  /// - Parameter insets: The sum of the distances of both ends from the pixel's left side.
  private mutating func addPart(column: Int, insets: Subpixels, height: Subpixels, sign: Int64) {
    let weight = height.magnitude.signed &* sign
    deltas[column &- left] &+= weight &* (2 &* onePixel &- insets)
    deltas[column &- left &+ 1] &+= weight &* insets
  }

  /// The y at which the line crosses the pixel border `x`; `x` within the line.
  private func level(
    at x: Subpixels, from start: (x: Subpixels, y: Subpixels),
    to end: (x: Subpixels, y: Subpixels)
  ) -> Subpixels {
    start.y &+ (end.y &- start.y) &* (x &- start.x) / (end.x &- start.x)
  }

  /// Adds the row's coverage, rounded half up, to the row of `runs` that was begun last, and empties
  /// the row. Between the pixels that pieces touch nothing changes: those are even runs.
  mutating func resolve(into runs: inout CoverageRuns) {
    var area: Int64 = 0
    var column = 0
    for range in touched {
      runs.append(left &+ column..<left &+ max(range.lowerBound, column), level: Self.level(area))
      let first = runs.levels.count
      let end = min(range.upperBound, width)
      for index in range.lowerBound..<max(end, range.lowerBound) {
        area &+= deltas[index]
        runs.addLevel(Self.level(area))
      }
      for index in range { deltas[index] = 0 }
      column = range.upperBound
      runs.append(left &+ range.lowerBound..<left &+ max(end, range.lowerBound), levelsFrom: first)
    }
    runs.append(left &+ min(column, width)..<left &+ width, level: Self.level(area))
    touched.removeAll(keepingCapacity: true)
  }

  private static func level(_ area: Int64) -> UInt8 {
    // Slivers cut by rounding may overlap by a subpixel: hence the limits.
    let covered = min(max(area, 0), full)
    return UInt8(truncatingIfNeeded: (covered &* 255 &+ full / 2) >> 33)
  }
}

extension UInt64 {
  /// The same number where it is known to be below 2⁶³.
  fileprivate var signed: Int64 { Int64(truncatingIfNeeded: self) }
}
