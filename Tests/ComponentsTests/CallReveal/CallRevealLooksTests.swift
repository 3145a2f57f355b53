import Components
import Interaction
import Scene
import Testing

/// Colours and sizes of the source document.
@Suite struct CallRevealLooksTests {
  let call = CallRevealStage()

  @Test func homeIsLightGray() throws {
    let home = try #require(call.stage.view("call-button")?.superview)

    #expect(home.backgroundColor.map(bytes) == [0xAA, 0xAA, 0xAA])
  }

  @Test func barsOfHomeLieOverTheBall() throws {
    let home = try #require(call.stage.view("call-button")?.superview)

    #expect(home.subviews.first?.identifier == "call-button")
    #expect(
      home.subviews.dropFirst().map(\.frame) == [
        Rect(x: 0, y: 0, width: 375, height: 64), Rect(x: 0, y: 618, width: 375, height: 49),
      ])
  }

  @Test func callScreenIsDarkWithALightBarOf64Points() throws {
    call.openCall()
    let screen = try #require(call.stage.view("call-screen"))
    let bar = try #require(screen.subviews.first)

    #expect(screen.backgroundColor.map(bytes) == [20, 63, 87])
    #expect(bar.frame == Rect(x: 0, y: 0, width: 375, height: 64))
    #expect(bar.backgroundColor.map(bytes) == [202, 210, 215])
  }

  @Test func ballIsARedDiscOf127PixelsRadiusWithOneHoleInIt() throws {
    let image = try #require((call.stage.view("call-button") as? ImageView)?.image)

    try expect(
      image, isDisc: Rect(x: 1, y: 1, width: 254, height: 254), holes: 1,
      color: [0xD8, 0x1E, 0x06])
  }

  @Test func dismissButtonIsABlueDiscThatFillsItsPictureWithFourHolesInIt() throws {
    call.openCall()
    let image = try #require((call.stage.view("dismiss") as? Button)?.currentImage)

    try expect(
      image, isDisc: Rect(x: 0, y: 0, width: 256, height: 256), holes: 4,
      color: [0x12, 0x96, 0xDB])
  }

  /// Holes are further outlines, each well inside the disc.
  private func expect(_ image: Image, isDisc disc: Rect, holes: Int, color: [Int]) throws {
    #expect(image.size == Size(width: 256, height: 256))
    guard case .shapes(let shapes) = image.representation else {
      Issue.record("it is no picture of shapes")
      return
    }
    let shape = try #require(shapes.first)
    #expect(shapes.count == 1 && shape.fillRule == .evenOdd && bytes(shape.color) == color)
    let outlines = shape.path.subpaths
    #expect(outlines.first?.bounds == disc)
    #expect(outlines.count == 1 + holes)
    for point in outlines.dropFirst().flatMap(\.elements).flatMap(\.points) {
      #expect(point.distance(to: disc.center) < 0.9 * disc.width / 2)
    }
  }

  private func bytes(_ color: Color) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }
}

extension Path {
  /// The outlines that each begin with a move.
  fileprivate var subpaths: [Path] {
    elements.reduce(into: []) { paths, element in
      if case .move = element { paths.append(Path()) }
      paths[paths.count - 1].elements.append(element)
    }
  }
}
