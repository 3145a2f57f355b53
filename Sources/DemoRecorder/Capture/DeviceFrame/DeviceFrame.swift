import Interaction
import Scene

/// Stands the screen into a device, or on a page with a shadow: the last thing between what is shown and
/// what is drawn.
///
/// All but the screen is the same in every frame. The body is a ring that lies over the screen and
/// covers its corners, so that nothing shines through at the glass's edge and a frame costs what changed
/// on the screen.
struct DeviceFrame {
  private let layout: PictureLayout
  /// What lies below the screen, and what above.
  private let below: [LayerSnapshot]
  private let above: [LayerSnapshot]
  /// The screen without its layers, in the picture.
  private let emptyScreen: LayerSnapshot

  /// nil where the scenario wants the bare screen.
  init?(_ scenario: Scenario) {
    let (phone, device, layout) = (scenario.output.phone, scenario.device, scenario.layout)
    let page = phone.background ?? Self.page(scenario.traits.userInterfaceStyle)
    var screen = LayerSnapshot(
      bounds: Rect(origin: .zero, size: layout.screen.size),
      transform: .translation(x: layout.screen.minX, y: layout.screen.minY),
      backgroundColor: .black, masksToBounds: true)
    switch phone.frame {
    case .none: return nil
    case .bezel:
      below = [Self.paper(page, layout), Self.backing(of: layout.screen)]
      above = BodyDrawing(device, display: layout.screen, on: page).layers
    case .shadow:
      screen.cornerRadius = device.look.cornerRadius
      screen.cornerCurve = .continuous
      let card = ScreenShadow(of: layout.screen, radius: screen.cornerRadius)
      below = [Self.paper(page, layout), card.shadow]
      above = [card.edge(on: page, scale: layout.scale)]
    }
    self.layout = layout
    emptyScreen = screen
  }

  /// White, or what GitHub shows in dark appearance.
  private static func page(_ style: TraitCollection.UserInterfaceStyle) -> Color {
    style == .dark ? Color(hex: 0x0D1117) : .white
  }

  /// The page, drawn out beyond the picture so that its last pixels are covered wholly.
  private static func paper(_ color: Color, _ layout: PictureLayout) -> LayerSnapshot {
    LayerSnapshot(
      bounds: Rect(origin: .zero, size: layout.size).insetBy(dx: -4, dy: -4),
      backgroundColor: color)
  }

  /// What lies below the seam between screen and body: where a picture is drawn smaller, as on a page,
  /// both cover a part of the same pixel, and the page would shine through.
  private static func backing(of screen: Rect) -> LayerSnapshot {
    LayerSnapshot(bounds: screen.insetBy(dx: -1, dy: -1), backgroundColor: BodyDrawing.glass)
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - screen: What the device shows.
  ///   - touches: What lies over all else, in the screen's coordinates.
  func picture(of screen: FrameSnapshot, touches: [LayerSnapshot]) -> FrameSnapshot {
    var framed = emptyScreen
    framed.sublayers = screen.layers
    var layers = below + [framed] + above
    if !touches.isEmpty {
      layers.append(
        LayerSnapshot(bounds: framed.bounds, transform: framed.transform, sublayers: touches))
    }
    return FrameSnapshot(size: layout.size, layers: layers)
  }
}
