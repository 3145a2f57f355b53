import Scene

/// Draws the system's status bar over a screen: the time, and signs of full signal, Wi-Fi and battery.
struct StatusBar {
  private let plan: StatusBarPlan
  private let grid: PixelGrid
  private let groups: [PlacedGroup]
  private let timeFrame: Rect
  private let alignment: TextBlock.Alignment

  /// Signs that stand together, and are inked alike.
  private struct PlacedGroup {
    var frame: Rect
    var icons: [(icon: StatusIcons.Icon, origin: Point)]
  }

  /// Wide enough for any time, in lines' heights.
  private static let timeWidth = 4.5

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
    let left: Double
    switch plan.time {
    case .leftEnd(let end): (left, alignment) = (end, isRightToLeft ? .right : .left)
    case .center(let middle): (left, alignment) = (middle - width / 2, .center)
    case .rightEnd(let end): (left, alignment) = (end - width, isRightToLeft ? .left : .right)
    }
    timeFrame = Rect(
      x: grid.position(isRightToLeft ? screen.width - left - width : left),
      y: grid.position(plan.middle - height / 2), width: width, height: height)
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
    let ink = Ink(over: shownTime, of: backdrop)
    let text = TextBlock(
      string: time, font: .system(size: plan.fontSize, weight: .semibold), color: ink.color,
      alignment: alignment)
    let clock = LayerSnapshot(
      bounds: Rect(origin: .zero, size: timeFrame.size.onGrid),
      transform: .translation(x: timeFrame.minX.onGrid, y: timeFrame.minY.onGrid),
      contents: .text(text))
    return [clock] + groups.flatMap { layers(of: $0, over: backdrop) }
  }

  /// About where the digits are in their frame.
  private var shownTime: Rect {
    let width = timeFrame.height * 2
    let left =
      switch alignment {
      case .left: timeFrame.minX
      case .center: timeFrame.midX - width / 2
      case .right: timeFrame.maxX - width
      }
    return Rect(x: left, y: timeFrame.minY, width: width, height: timeFrame.height)
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
