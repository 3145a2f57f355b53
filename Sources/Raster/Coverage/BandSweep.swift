import Scene

/// Sums the filled area of pieces that may cross and overlap, band by band.
struct BandSweep {
  private var levels: [Subpixels] = []
  private var active: [RowPiece] = []
  private var crossings: [Subpixels] = []
  /// The edges of the band in hand, and the parts of them above or between crossings.
  private var edges: [RowPiece] = []
  private var parts: [RowPiece] = []
  private var order = StableOrder<RowPiece>()

  /// - Parameters:
  ///   - pieces: The pieces of a cluster; sorted by their upper ends on the way.
  ///   - winding: The winding left of all of them.
  mutating func sum(
    _ pieces: inout [RowPiece], rule: FillRule, winding: Int, into row: inout AreaRow
  ) {
    order.sort(&pieces) { $0.top }
    levels.removeAll(keepingCapacity: true)
    for piece in pieces {
      levels.append(piece.top)
      levels.append(piece.bottom)
    }
    levels.sort()
    active.removeAll(keepingCapacity: true)
    var next = 0
    for index in levels.indices.dropFirst() where levels[index] > levels[index - 1] {
      let (top, bottom) = (levels[index - 1], levels[index])
      active.removeAll { $0.bottom <= top }
      while next < pieces.count, pieces[next].top <= top {
        active.append(pieces[next])
        next += 1
      }
      edges.removeAll(keepingCapacity: true)
      for piece in active { edges.append(piece.cut(from: top, to: bottom)) }
      sumBand(from: top, to: bottom, rule: rule, winding: winding, into: &row)
    }
  }

  /// A band without ends inside; it is cut once more where edges cross.
  private mutating func sumBand(
    from top: Subpixels, to bottom: Subpixels, rule: FillRule, winding: Int, into row: inout AreaRow
  ) {
    parts.removeAll(keepingCapacity: true)
    parts.append(contentsOf: edges)
    order.sort(&parts) { $0.topX &+ $0.bottomX }
    guard !parts.isOrderedAtBothEnds else {
      sumOrdered(parts, rule: rule, winding: winding, into: &row)
      return
    }
    findCrossings(from: top, to: bottom)
    var start = top
    for end in crossings where end > start {
      parts.removeAll(keepingCapacity: true)
      for edge in edges { parts.append(edge.cut(from: start, to: end)) }
      order.sort(&parts) { $0.topX &+ $0.bottomX }
      sumOrdered(parts, rule: rule, winding: winding, into: &row)
      start = end
    }
  }

  /// The levels at which edges cross, rounded to subpixels, then the band's end.
  ///
  /// Sorted by their upper ends, then by their lower ones, edges change places where they cross.
  private mutating func findCrossings(from top: Subpixels, to bottom: Subpixels) {
    crossings.removeAll(keepingCapacity: true)
    var order = edges.sorted { ($0.topX, $0.bottomX) < ($1.topX, $1.bottomX) }
    for index in order.indices.dropFirst() {
      var place = index
      while place > 0, order[place - 1].bottomX > order[place].bottomX {
        let above = Double(order[place].topX - order[place - 1].topX)
        let below = Double(order[place - 1].bottomX - order[place].bottomX)
        let share = above / (above + below)
        crossings.append(top + Subpixels(Double(bottom - top) * share + 0.5))
        order.swapAt(place, place - 1)
        place -= 1
      }
    }
    crossings.append(bottom)
    crossings.sort()
  }

  /// Edges of one band from left to right.
  private func sumOrdered(
    _ edges: [RowPiece], rule: FillRule, winding: Int, into row: inout AreaRow
  ) {
    var winding = winding
    for edge in edges {
      let after = winding + edge.winding
      let sign = rule.step(from: winding, to: after)
      if sign != 0 { row.add(edge, sign: sign) }
      winding = after
    }
  }
}

extension RowPiece {
  /// The part between two levels within the piece.
  fileprivate func cut(from upper: Subpixels, to lower: Subpixels) -> RowPiece {
    RowPiece(
      topX: x(at: upper), top: upper, bottomX: x(at: lower), bottom: lower, winding: winding)
  }
}

extension [RowPiece] {
  /// Whether no two neighbours change places between the band's top and its bottom.
  fileprivate var isOrderedAtBothEnds: Bool {
    for index in indices.dropFirst() {
      let (one, two) = (self[index - 1], self[index])
      if one.topX > two.topX || one.bottomX > two.bottomX { return false }
    }
    return true
  }
}
