import Scene

/// Plays an APNG: hands out its frames one after another as a viewer shows them.
///
/// Translucent frames are blended in premultiplied 8-bit colours, rounded to nearest; a viewer that
/// blends straight colours may differ there by one.
public struct APNGReader: Sendable {
  private var player: APNGPlayer

  public var structure: APNGStructure { player.structure }

  /// - Throws: As `APNGStructure.init`; no pixel is decoded yet.
  public init(_ bytes: [UInt8], limits: PictureLimits = .standard) throws(APNGError) {
    player = try APNGPlayer(bytes, form: .premultiplied, limits: limits)
  }

  /// The next frame, `nil` after the last. A canvas is kept besides the file; the next call goes
  /// faster if the frame's bitmap has been given up by then.
  ///
  /// - Throws: What is wrong with the frame, and its number.
  public mutating func next() throws(APNGError) -> AnimationFrame? {
    guard let step = try player.next() else { return nil }
    let canvas = player.canvas
    return AnimationFrame(
      bitmap: Bitmap(width: canvas.width, height: canvas.height, pixels: canvas.pixels),
      duration: step.duration, changed: step.changed)
  }
}
