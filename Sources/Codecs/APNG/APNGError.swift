/// Why an APNG could not be read, and at which of its frames.
public struct APNGError: Error, Hashable, Sendable {
  public enum Problem: Error, Hashable, Sendable {
    case notPNG
    /// A PNG without an `acTL` chunk before its pixels.
    case notAnimated
    /// The bytes end before the `IEND` chunk does.
    case truncated
    case badChecksum
    case size(PictureLimits.Violation)
    /// A chunk that may not stand where it stands, or is not as long as it must be.
    case misplacedChunk(String)
    /// Frame control and frame data are numbered through from 0.
    case sequence(expected: Int, found: Int)
    /// A frame with no pixels, or one that reaches beyond the picture.
    case frameOutside
    case unknownOperation(Int)
    case frameCount(announced: Int, found: Int)
    /// The pixels of a frame make no sense as PNG.
    case pixels(PNGError)
  }

  public var problem: Problem
  /// Counted from 0; `nil` if it is no frame's.
  public var frame: Int?

  public init(problem: Problem, frame: Int?) {
    self.problem = problem
    self.frame = frame
  }
}
