import Scene

/// Plays an APNG with the colours that its file holds, not multiplied by their alpha: what a frame
/// does not blend is handed out exactly.
public struct StraightAPNGReader: Sendable {
  private var player: APNGPlayer

  public var structure: APNGStructure { player.structure }

  /// - Throws: As `APNGStructure.init`; no pixel is decoded yet.
  public init(_ bytes: [UInt8], limits: PictureLimits = .standard) throws(APNGError) {
    player = try APNGPlayer(bytes, form: .straight, limits: limits)
  }

  /// The next frame, `nil` after the last; the same holds as for `APNGReader.next()`.
  ///
  /// - Throws: What is wrong with the frame, and its number.
  public mutating func next() throws(APNGError) -> StraightFrame? {
    guard let step = try player.next() else { return nil }
    let canvas = player.canvas
    return StraightFrame(
      bitmap: StraightBitmap(width: canvas.width, height: canvas.height, pixels: canvas.pixels),
      duration: step.duration, changed: step.changed)
  }
}
