import Raster
import Scene
import Testing

@testable import DemoRecorder

@Suite struct PictureGridTests {
  private static let tall = Size(width: 100, height: 200)
  private static let wide = Size(width: 200, height: 100)

  @Test func aRowIsAsHighAsItsHighestAndEveryPictureKeepsItsShape() {
    let layout = GridLayout(columns: 2, width: 50)
    let places = layout.places(of: [Self.wide, Self.tall, Self.wide])

    #expect(places.map(\.height) == [25, 100, 25])
    #expect(places[0].minY == places[1].minY && places[1].minX == 24 + 50 + 20)
    #expect(places[2].minX == 24 && places[2].minY == 24 + 100 + 8 + 16 + 20)
    #expect(layout.size(of: [Self.wide, Self.tall, Self.wide]).width == 24 + 50 + 20 + 50 + 24)
  }

  @Test func eachPictureStandsInItsPlaceAndNowhereElse() throws {
    let red = FrameSnapshot(
      size: Self.tall,
      layers: [
        LayerSnapshot(
          bounds: Rect(x: -500, y: -500, width: 2_000, height: 2_000),
          backgroundColor: Color(hex: 0xFF0000))
      ])
    let layout = GridLayout(columns: 3, width: 40)
    let grid = PictureGrid(
      cells: (0..<3).map { .init(picture: red, caption: "\($0)") }, layout: layout)
    let picture = try Compositor(scale: 1, text: nil).render(grid.page, after: nil).bitmap
    let places = layout.places(of: [Self.tall, Self.tall, Self.tall])

    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let color = picture.pixels[y * picture.width + x]
        if !places.contains(where: { $0.contains(point) }) {
          #expect(color == 0xFFFF_FFFF, "\(x) \(y)")
        } else if places.contains(where: { $0.insetBy(dx: 9, dy: 9).contains(point) }) {
          #expect(color == 0xFF00_00FF, "\(x) \(y)")
        }
      }
    }
  }
}
