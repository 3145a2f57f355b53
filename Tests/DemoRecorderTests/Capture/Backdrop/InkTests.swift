import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct InkTests {
  private let place = Rect(x: 10, y: 5, width: 40, height: 10)

  private func ink(over layers: [LayerSnapshot]) -> Ink {
    let snapshot = FrameSnapshot(size: Size(width: 100, height: 100), layers: layers)
    return Ink(over: place, of: Backdrop(snapshot))
  }

  private func plain(_ color: Color, alpha: Double = 1) -> LayerSnapshot {
    LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: 100, height: 100), opacity: alpha, backgroundColor: color)
  }

  @Test(arguments: [
    (0xFFFFFF, Ink.black), (0xF8F8F8, .black), (0xCAD2D7, .black), (0xAAAAAA, .black),
    (0x000000, .white), (0x143F57, .white), (0x007AFF, .white), (0x666666, .white),
  ])
  func brightPlacesTakeBlackAndOthersWhite(hex: Int, expected: Ink) {
    #expect(ink(over: [plain(Color(hex: UInt32(hex)))]) == expected)
  }

  @Test func nothingIsBlackBelowNothing() {
    #expect(ink(over: []) == .white)
  }

  /// A dark circle that grows over a bright screen, wherever it comes from, and a screen that fades.
  @Test(arguments: UInt64(0)..<8)
  func whatPassesBelowChangesTheInkOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let center = Point(
      x: Double.random(in: -20...120, using: &random),
      y: Double.random(in: -20...120, using: &random))
    let inks = (0...80).map { step in
      let radius = Double(step) * 2.5
      let circle = Path(
        ovalIn: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      var dark = plain(Color(hex: 0x143F57), alpha: min(1, Double(step) / 40))
      dark.mask = [
        LayerSnapshot(bounds: .zero, contents: .shape(ShapeSnapshot(path: circle)))
      ]
      return ink(over: [plain(.white), dark])
    }

    #expect(inks.first == .black && inks.last == .white)
    #expect(zip(inks, inks.dropFirst()).filter { $0 != $1 }.count == 1)
  }
}
