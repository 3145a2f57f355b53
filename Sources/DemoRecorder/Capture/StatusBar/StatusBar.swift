import Scene

/// Draws the system's status bar over a screen: the time, and signs of full signal, Wi-Fi and battery.
struct StatusBar {
  private let plan: StatusBarPlan
  private let grid: PixelGrid
  private let groups: [PlacedGroup]
  private let timeFrame: Rect
  /// About where the digits are in it.
  private let digits: Rect
  private let alignment: TextBlock.Alignment

  /// Signs that stand together, and are inked alike.
  private struct PlacedGroup {
    var frame: Rect
    var icons: [(icon: StatusIcons.Icon, origin: Point)]
  }

  /// Wide enough for any time, in lines' heights.
  private static let timeWidth = 4.5
  /// About as wide as a time is, in the same.
  private static let digitsWidth = 2.0

  /// - Parameter isRightToLeft: Whether the bar stands as in a mirror, for languages read so.
  init(_ plan: StatusBarPlan, screen: Size, scale: Double, isRightToLeft: Bool) {
    let grid = PixelGrid(scale: scale)
    self.plan = plan
    self.grid = grid
    let icons = StatusIcons(grid: grid, size: plan.iconSize)
    let placed = plan.groups.map { Self.place($0, of: plan, icons, grid) }
    groups = isRightToLeft ? placed.map { Self.mirrored($0, in: screen, grid) } : placed
    let height = FontDescription.system(size: plan.fontSize).lineHeight
    let width = height * Self.timeWidth
    // The frame's and the digits' shares of their widths that lie left of where they are placed.
    let (anchor, share): (Double, Double)
    switch plan.time {
    case .leftEnd(let end): (anchor, share, alignment) = (end, 0, isRightToLeft ? .right : .left)
    case .center(let middle): (anchor, share, alignment) = (middle, 0.5, .center)
    }
    func frame(ofWidth width: Double) -> Rect {
      let left = anchor - share * width
      return Rect(
        x: grid.position(isRightToLeft ? screen.width - left - width : left),
        y: grid.position(plan.middle - height / 2), width: width, height: height)
    }
    timeFrame = frame(ofWidth: width)
    digits = frame(ofWidth: height * Self.digitsWidth)
  }

  private static func place(
    _ group: StatusBarPlan.Group, of plan: StatusBarPlan, _ icons: StatusIcons, _ grid: PixelGrid
  ) -> PlacedGroup {
    let signs = group.icons.map { icon -> StatusIcons.Icon in
      switch icon {
      case .signal: icons.signal
      case .wifi: icons.wifi
      case .battery: icons.battery
      }
    }
    let gap = grid.length(plan.gap)
    let width = signs.map(\.size.width).reduce(gap * Double(signs.count - 1), +)
    var x =
      switch group.place {
      case .leftEnd(let end): end
      case .center(let middle): middle - width / 2
      case .rightEnd(let end): end - width
      }
    let height = signs.map(\.size.height).max() ?? 0
    let frame = Rect(x: x, y: plan.middle - height / 2, width: width, height: height)
    let placed = signs.map { sign in
      defer { x += sign.size.width + gap }
      let y = plan.middle - sign.size.height / 2
      return (sign, Point(x: grid.position(x), y: grid.position(y)))
    }
    return PlacedGroup(frame: frame, icons: placed)
  }

  private static func mirrored(
    _ group: PlacedGroup, in screen: Size, _ grid: PixelGrid
  ) -> PlacedGroup {
    var group = group
    group.frame.origin.x = screen.width - group.frame.maxX
    group.icons = group.icons.map { icon, origin in
      let left = screen.width - origin.x - icon.size.width
      return (icon.mirrored, Point(x: grid.position(left), y: origin.y))
    }
    return group
  }

  /// The bar's layers, from back to front, in the screen's coordinates.
  ///
  /// - Parameters:
  ///   - time: What the clock shows.
  ///   - backdrop: What lies below; time and signs are each inked by it on their own.
  func layers(time: String, over backdrop: Backdrop) -> [LayerSnapshot] {
    let ink = Ink(over: digits, of: backdrop)
    let text = TextBlock(
      string: time, font: .system(size: plan.fontSize, weight: .semibold), color: ink.color,
      alignment: alignment)
    let clock = LayerSnapshot(
      bounds: Rect(origin: .zero, size: timeFrame.size.onGrid),
      transform: .translation(x: timeFrame.minX.onGrid, y: timeFrame.minY.onGrid),
      contents: .text(text))
    return [clock] + groups.flatMap { layers(of: $0, over: backdrop) }
  }

  private func layers(of group: PlacedGroup, over backdrop: Backdrop) -> [LayerSnapshot] {
    let color = Ink(over: group.frame, of: backdrop).color
    return group.icons.map { icon, origin in
      LayerSnapshot(
        bounds: Rect(origin: .zero, size: icon.size.onGrid),
        transform: .translation(x: origin.x.onGrid, y: origin.y.onGrid),
        contents: .image(
          Image(
            size: icon.size.onGrid,
            shapes: icon.parts.map { part in
              Image.FilledPath(
                path: part.path.onGrid,
                color: color.withAlpha(multipliedBy: part.strength), fillRule: .evenOdd)
            }), gravity: .topLeft))
    }
  }
}
