import Scene

/// Finds out which edges bound a filled area in one row of pixels, and sums only those.
///
/// Pieces whose spans along x overlap form a cluster, level ones included; the gaps between clusters
/// are crossed by no edge, so the winding is the same over the whole height of a gap, and clusters stand each for
/// itself. A cluster that is one unbroken chain from the row's top to its bottom changes the winding
/// once. In any other cluster edges may cross, or several windings may overlap: it is cut into bands
/// at every end and every crossing, inside which the edges have one order from left to right, and an
/// edge counts where the fill rule says that it parts inside from outside. Clusters that would fall
/// into too many bands are summed by `LineSweep`.
///
/// So every pixel's coverage is its exact area under the fill rule, but for the rounding of places to
/// subpixels. All this depends on the outline alone, not on the columns that are painted.
struct RowSweep {
  private let rule: FillRule
  private let left: Subpixels
  private let right: Subpixels
  private var bands = BandSweep()
  private var lines = LineSweep()
  private var cluster: [RowPiece] = []
  private var order = StableOrder<RowPiece>()

  init(rule: FillRule, columns: Range<Int>) {
    self.rule = rule
    left = Subpixels(columns.lowerBound) * onePixel
    right = Subpixels(columns.upperBound) * onePixel
  }

  /// Adds the filled area of a row's pieces. They are sorted on the way.
  mutating func sum(_ pieces: inout [RowPiece], into row: inout AreaRow) {
    order.sort(&pieces) { $0.left }
    var winding = 0
    var start = 0
    while start < pieces.count, pieces[start].left < right {
      var end = start
      var reach = pieces[start].right
      repeat {
        reach = max(reach, pieces[end].right)
        end += 1
      } while end < pieces.count && pieces[end].left <= reach
      sumCluster(pieces, start..<end, reach: reach, winding: &winding, into: &row)
      start = end
    }
  }

  private mutating func sumCluster(
    _ pieces: [RowPiece], _ range: Range<Int>, reach: Subpixels, winding: inout Int,
    into row: inout AreaRow
  ) {
    var turns: Int64 = 0
    var height: Int64 = 0
    for index in range {
      turns &+= pieces[index].height &* Int64(pieces[index].winding)
      height &+= pieces[index].height
    }
    let before = winding
    winding += Int(turns / onePixel)
    let sign = rule.step(from: before, to: winding)
    if reach <= left {
      if sign != 0 { row.addWholeRow(sign: sign) }
    } else if height == onePixel, abs(turns) == onePixel {
      guard sign != 0 else { return }
      touch(pieces[range.lowerBound].left, reach, in: &row)
      for index in range where pieces[index].height > 0 { row.add(pieces[index], sign: sign) }
    } else {
      touch(pieces[range.lowerBound].left, reach, in: &row)
      cluster.removeAll(keepingCapacity: true)
      for index in range where pieces[index].height > 0 { cluster.append(pieces[index]) }
      if LineSweep.suits(cluster) {
        lines.sum(&cluster, rule: rule, winding: before, into: &row)
      } else {
        bands.sum(&cluster, rule: rule, winding: before, into: &row)
      }
    }
  }

  private func touch(_ left: Subpixels, _ right: Subpixels, in row: inout AreaRow) {
    row.touch(from: Int(left >> 16), through: Int(right >> 16))
  }
}

extension FillRule {
  /// +1 where a filled area begins between two windings, −1 where one ends, else 0.
  func step(from before: Int, to after: Int) -> Int64 {
    (contains(after) ? 1 : 0) - (contains(before) ? 1 : 0)
  }

  private func contains(_ winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
