import Raster
import Scene
import Testing

@testable import DemoRecorder

@Suite struct ScreenEdgeTests {
  private func picture(width: Double, scale: Double, _ layers: [LayerSnapshot]) throws -> Bitmap {
    let size = Size(width: width, height: 11)
    let snapshot = FrameSnapshot(size: size, layers: layers)
    let captured = ScreenEdge(screen: size, scale: scale).capture(snapshot)
    return try Compositor(scale: scale, text: nil).render(captured, after: nil).bitmap
  }

  @Test(arguments: [0.5, 0.73, 1, 1.5, 2])
  func whiteScreenIsWhiteToItsLastPixel(scale: Double) throws {
    let screen = LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: 37, height: 11),
      sublayers: [
        LayerSnapshot(bounds: Rect(x: 0, y: 0, width: 37, height: 11), backgroundColor: .white)
      ])

    let picture = try picture(width: 37, scale: scale, [screen])

    #expect(Set(picture.pixels) == [0xFFFF_FFFF])
  }

  @Test func layerThatEndsBeforeTheEdgeStaysAsItIs() throws {
    let card = LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: 36, height: 10), backgroundColor: .white)

    let captured = ScreenEdge(screen: Size(width: 37, height: 11), scale: 0.5)
      .capture(FrameSnapshot(size: Size(width: 37, height: 11), layers: [card]))

    #expect(captured.layers == [card])
  }

  @Test func screenOfWholePixelsIsLeftAlone() {
    let screen = LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: 37, height: 11), backgroundColor: .white)
    let snapshot = FrameSnapshot(size: Size(width: 37, height: 11), layers: [screen])

    #expect(ScreenEdge(screen: snapshot.size, scale: 2).capture(snapshot) == snapshot)
  }
}
