/// The part of an edge inside one row of pixels.
struct RowPiece {
  var topX: Subpixels
  var top: Subpixels
  var bottomX: Subpixels
  var bottom: Subpixels
  var winding: Int

  var left: Subpixels { min(topX, bottomX) }
  var right: Subpixels { max(topX, bottomX) }
  var height: Subpixels { bottom &- top }

  func x(at y: Subpixels) -> Subpixels {
    interpolate(from: (topX, top), to: (bottomX, bottom), at: y)
  }
}

/// Hands out the pieces of all edges row by row, downwards.
struct RowCutter {
  private let edges: [Edge]
  private var next = 0
  private var active: [(edge: Edge, x: Subpixels)] = []

  init(_ list: EdgeList) {
    edges = list.edges
  }

  /// Replaces `pieces` by those of the row whose upper side is at `top`.
  ///
  /// Rows must be asked for in turn. The order of the pieces depends on the outline alone.
  mutating func cutRow(top: Subpixels, into pieces: inout [RowPiece]) {
    pieces.removeAll(keepingCapacity: true)
    let bottom = top &+ onePixel
    while next < edges.count, edges[next].top < bottom {
      let edge = edges[next]
      active.append((edge, edge.x(at: max(edge.top, top))))
      next += 1
    }
    var kept = 0
    for index in 0..<active.count {
      let (edge, startX) = active[index]
      let end = min(edge.bottom, bottom)
      let endX = edge.bottom <= bottom ? edge.bottomX : edge.x(at: end)
      pieces.append(
        RowPiece(
          topX: startX, top: max(edge.top, top), bottomX: endX, bottom: end, winding: edge.winding))
      guard edge.bottom > bottom else { continue }
      active[kept] = (edge, endX)
      kept += 1
    }
    active.removeLast(active.count - kept)
  }
  /// How many rows right below the one that was cut last look the same: none if not all of its edges
  /// run straight down through it.
  func alikeRows(below pieces: [RowPiece], bottom: Subpixels) -> Int {
    guard active.count == pieces.count else { return 0 }
    var end = next < edges.count ? edges[next].top : .max
    for index in pieces.indices {
      let (piece, edge) = (pieces[index], active[index].edge)
      guard piece.height == onePixel, edge.topX == edge.bottomX else { return 0 }
      end = min(end, edge.bottom)
    }
    return Int((end &- bottom) / onePixel)
  }
}
