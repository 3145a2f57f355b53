import Scene

/// How much of each pixel a shape covers, as runs: most rows of most shapes are an edge, an even
/// middle, and an edge.
///
/// Rows that look the same share their runs, so a shape takes memory by its outline, not by its area.
struct CoverageRuns: Equatable {
  /// Neighbours in a row that are covered alike, or each in its own way.
  struct Run: Equatable {
    /// The columns of the screen, `right` exclusive.
    var left: Int32
    var right: Int32
    /// Where all are covered alike, by how much, 1 to 255; else 0.
    var level: UInt8
    /// Where they are not, the first one's place in `levels`.
    var first: Int32
  }

  private struct Row: Equatable {
    var first: Int32
    var end: Int32
  }

  /// The pixels that may be covered.
  let bounds: PixelRect
  private(set) var levels: [UInt8] = []
  private var runs: [Run] = []
  /// From the top; there may be fewer than `bounds` has while runs are added.
  private var rows: [Row] = []

  /// Nothing is covered; rows are to be added from the top.
  init(bounds: PixelRect) {
    self.bounds = bounds
    rows.reserveCapacity(bounds.height)
  }

  /// About how many bytes it takes.
  var cost: Int { levels.count + runs.count * 16 + rows.count * 8 + 64 }

  // MARK: Reading

  /// Calls `body` for the runs of a row inside `area`, from the left, cut off at its sides; pixels in
  /// no run are not covered.
  @inline(__always)
  func forEachRun(inRow y: Int, of area: PixelRect, _ body: (Run) -> Void) {
    guard y >= bounds.top, y &- bounds.top < rows.count else { return }
    let row = rows[y &- bounds.top]
    for index in Int(row.first)..<Int(row.end) {
      var run = runs[index]
      if Int(run.right) <= area.left { continue }
      if Int(run.left) >= area.right { return }
      if Int(run.left) < area.left {
        run.first &+= Int32(truncatingIfNeeded: area.left) &- run.left
        run.left = Int32(truncatingIfNeeded: area.left)
      }
      run.right = min(run.right, Int32(truncatingIfNeeded: area.right))
      body(run)
    }
  }

  /// The same as bytes, for the pixels of `area`.
  func mask(of area: PixelRect) -> CoverageMask {
    var mask = CoverageMask(bounds: area)
    for y in area.top..<area.bottom {
      forEachRun(inRow: y, of: area) { run in
        let start = mask.index(x: Int(run.left), y: y)
        for offset in 0..<run.count {
          mask.values[start + offset] = run.level > 0 ? run.level : levels[Int(run.first) + offset]
        }
      }
    }
    return mask
  }

  // MARK: Writing

  /// Begins the next row.
  mutating func beginRow() {
    let end = Int32(truncatingIfNeeded: runs.count)
    rows.append(Row(first: end, end: end))
  }

  /// Adds a row that looks like the last.
  mutating func repeatRow() {
    if let last = rows.last { rows.append(last) }
  }

  /// Adds pixels that are covered alike to the row that was begun last.
  mutating func append(_ columns: Range<Int>, level: UInt8) {
    guard level > 0, !columns.isEmpty else { return }
    append(columns, level: level, first: 0)
  }

  /// Adds pixels of whose coverage `levels` holds what was added since it had `first` values.
  mutating func append(_ columns: Range<Int>, levelsFrom first: Int) {
    guard !columns.isEmpty else { return }
    append(columns, level: 0, first: Int32(truncatingIfNeeded: first))
  }

  mutating func addLevel(_ level: UInt8) { levels.append(level) }

  private mutating func append(_ columns: Range<Int>, level: UInt8, first: Int32) {
    runs.append(
      Run(
        left: Int32(truncatingIfNeeded: columns.lowerBound),
        right: Int32(truncatingIfNeeded: columns.upperBound), level: level, first: first))
    rows[rows.count &- 1].end = Int32(truncatingIfNeeded: runs.count)
  }
}

extension CoverageRuns.Run {
  var count: Int { Int(right &- left) }

  /// Where its pixels' coverages stand in `levels`, if they are not covered alike.
  var places: Range<Int> { Int(first)..<Int(first) &+ count }
}
