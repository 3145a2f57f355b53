import Scene
import Testing

@testable import Raster

@Suite struct ShadowGeometryTests {
  /// The longest straight edge casts the most beyond it; every pixel out there must round to nothing.
  @Test(arguments: [1, 0.8, 0.5, 0.2, 0.048, 0.01], [0.3, 1, 3.7, 10])
  func nothingIsSeenBeyondTheExtent(opacity: Double, deviation: Double) {
    let shadow = Shadow(color: .black, opacity: opacity, radius: deviation, offset: .zero)
    let geometry = ShadowGeometry(shadow, transform: .identity)
    var edge = CoverageMask(bounds: PixelRect(left: -80, top: -80, right: 0, bottom: 80))
    for index in edge.values.indices { edge.values[index] = 255 }
    let extent = geometry.extent(ofSilhouette: edge.bounds)
    let beyond = PixelRect(left: extent.right, top: 0, width: 40, height: 1)

    let blur = GaussianBlur(kernel: GaussianKernel(deviation: deviation)).blurred(edge, in: beyond)
    let picture = ShadowTint(shadow).picture(of: blur)

    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }
}
