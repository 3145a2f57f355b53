import Scene

/// Sums the filled area of a cluster with very many crossings along evenly spaced lines.
///
/// Cutting such a cluster at every crossing would take time in the cube of its edges; a stroke that is
/// wider than its curve's radius has hundreds in a row. Along each of 128 lines a pixel the extents are
/// exact, so an edge that passes through a row is summed exactly but where it changes columns, and an
/// end inside a row is missed by half a line's area, one level, at most.
struct LineSweep {
  private static let lines: Int64 = 128

  /// Whether a cluster is better summed by lines: its edges side by side, times its pieces, are a
  /// measure of what bands cost. Shapes and letters stay far below: a letter's row has hundreds of
  /// chords, but few beside each other.
  static func suits(_ pieces: [RowPiece]) -> Bool {
    let heights = pieces.reduce(0) { $0 &+ $1.height }
    let sideBySide = Int(heights / onePixel)
    return sideBySide > 12 && sideBySide * pieces.count > 4_096
  }

  private var crossings: [(x: Subpixels, winding: Int)] = []

  /// - Parameters:
  ///   - pieces: The pieces of a cluster; sorted by their upper ends on the way.
  ///   - winding: The winding left of all of them.
  mutating func sum(
    _ pieces: inout [RowPiece], rule: FillRule, winding: Int, into row: inout AreaRow
  ) {
    guard let first = pieces.map(\.top).min() else { return }
    pieces.sort { $0.top < $1.top }
    let step = onePixel / Self.lines
    let rowTop = first & ~(onePixel - 1)
    var active: [RowPiece] = []
    var next = 0
    for line in 0..<Self.lines {
      let top = rowTop &+ line &* step
      let middle = top &+ step / 2
      while next < pieces.count, pieces[next].top <= middle {
        active.append(pieces[next])
        next += 1
      }
      active.removeAll { $0.bottom <= middle }
      crossings.removeAll(keepingCapacity: true)
      for piece in active { crossings.append((piece.x(at: middle), piece.winding)) }
      crossings.sort { $0.x < $1.x }
      addLine(from: top, to: top &+ step, rule: rule, winding: winding, into: &row)
    }
  }

  private func addLine(
    from top: Subpixels, to bottom: Subpixels, rule: FillRule, winding: Int,
    into row: inout AreaRow
  ) {
    var winding = winding
    for crossing in crossings {
      let after = winding + crossing.winding
      let sign = rule.step(from: winding, to: after)
      winding = after
      guard sign != 0 else { continue }
      row.add(
        RowPiece(topX: crossing.x, top: top, bottomX: crossing.x, bottom: bottom, winding: 0),
        sign: sign)
    }
  }
}
