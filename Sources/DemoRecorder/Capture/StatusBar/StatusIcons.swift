import Scene

/// The signs of a status bar, as shapes of our own in a box of their own size, in points.
///
/// Bars and boxes stand on whole pixels, so they are sharp at every scale.
struct StatusIcons {
  let grid: PixelGrid
  /// The heights of the whole set; 1 is that of phones with an island.
  let size: Double

  /// One layer's worth: a path and how strongly it is inked.
  struct Part {
    var path: Path
    var strength = 1.0
  }

  struct Icon {
    /// In points.
    var size: Size
    var parts: [Part]
  }

  /// Four bars that grow to the right, all of them full.
  var signal: Icon {
    let bar = grid.length(3.2 * size)
    let gap = grid.length(1.9 * size)
    let heights = [4.6, 7, 9.6, 12.2].map { grid.length($0 * size) }
    var path = Path()
    let height = heights[3]
    for (index, top) in heights.enumerated() {
      let rect = Rect(x: Double(index) * (bar + gap), y: height - top, width: bar, height: top)
      path.append(Path(circularRoundedRect: rect, radius: min(bar * 0.25, 1)))
    }
    return Icon(size: Size(width: 4 * bar + 3 * gap, height: height), parts: [Part(path: path)])
  }

  /// A fan of two arcs and a wedge.
  var wifi: Icon {
    let radius = 12.2 * size
    let apex = Point(x: radius * WiFiFan.halfWidth, y: radius)
    return Icon(
      size: Size(width: 2 * apex.x, height: radius),
      parts: [Part(path: WiFiFan(apex: apex, radius: radius).path)])
  }

  /// A full battery: a faint outline and a faint cap round a solid level.
  var battery: Icon {
    let (width, height) = (grid.length(25 * size), grid.length(12.6 * size))
    let line = grid.length(1 * size)
    let body = Rect(x: 0, y: 0, width: width, height: height)
    let radius = 3.8 * size
    var outline = Path(circularRoundedRect: body, radius: radius)
    outline.append(
      Path(circularRoundedRect: body.insetBy(dx: line, dy: line), radius: radius - line))
    let inset = line + grid.length(1 * size)
    let level = Path(
      circularRoundedRect: body.insetBy(dx: inset, dy: inset), radius: radius - inset * 0.9)
    let cap = BatteryCap(
      left: width + line, middle: height / 2, width: 1.4 * size, height: 4.2 * size)
    return Icon(
      size: Size(width: width + line + 1.4 * size, height: height),
      parts: [
        Part(path: outline, strength: 0.4), Part(path: cap.path, strength: 0.5), Part(path: level),
      ])
  }
}

extension StatusIcons.Icon {
  /// The icon as in a mirror, for scripts that run to the left.
  var mirrored: StatusIcons.Icon {
    var icon = self
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    for index in icon.parts.indices { icon.parts[index].path = parts[index].path.applying(mirror) }
    return icon
  }
}

/// The Wi-Fi sign: sectors of 90 degrees less a little, round a point at their bottom.
private struct WiFiFan {
  let apex: Point
  let radius: Double

  /// Half the fan's angle, in radians: 44 degrees.
  private static let halfAngle = 44 * Double.pi / 180
  /// The sine of that: the fan's half width, in radii.
  static let halfWidth = 0.694_658_370_458_997
  /// From inside to outside, in radii: the wedge and two arcs.
  private static let rings = [(0.0, 0.33), (0.46, 0.665), (0.795, 1.0)]

  var path: Path {
    Self.rings.reduce(into: Path()) { path, ring in
      path.append(sector(from: ring.0 * radius, to: ring.1 * radius))
    }
  }

  /// A piece of a ring, with a corner taken off where its sides meet the outer arc.
  private func sector(from inner: Double, to outer: Double) -> Path {
    let up = -Double.pi / 2
    let (left, right) = (up - Self.halfAngle, up + Self.halfAngle)
    let corner = 0.045 * radius
    let turn = corner / outer
    var path = Path(
      arcCenter: apex, radius: outer, startAngle: left + turn, endAngle: right - turn,
      clockwise: true)
    path.addQuadCurve(
      to: point(right, outer - corner), control: point(right, outer))
    if inner > 0 {
      let back = Path(
        arcCenter: apex, radius: inner, startAngle: right, endAngle: left, clockwise: false)
      path.addLine(to: point(right, inner))
      path.elements += back.elements.dropFirst()
    } else {
      path.addLine(to: apex)
    }
    path.addLine(to: point(left, outer - corner))
    path.addQuadCurve(to: point(left + turn, outer), control: point(left, outer))
    path.close()
    return path
  }

  /// The point of a circle round the apex at an angle, taken from the arc that ends there.
  private func point(_ angle: Double, _ distance: Double) -> Point {
    let arc = Path(
      arcCenter: apex, radius: distance, startAngle: angle, endAngle: angle, clockwise: true)
    return arc.elements.first?.points.last ?? apex
  }
}

/// The battery's pole: a half-round beside the body.
private struct BatteryCap {
  var left: Double
  var middle: Double
  var width: Double
  var height: Double

  var path: Path {
    let (top, bottom) = (middle - height / 2, middle + height / 2)
    var path = Path()
    path.move(to: Point(x: left, y: top))
    path.addCurve(
      to: Point(x: left, y: bottom),
      control1: Point(x: left + width * 4 / 3, y: top + height * 0.2),
      control2: Point(x: left + width * 4 / 3, y: bottom - height * 0.2))
    path.close()
    return path
  }
}
