/// Why a GIF could not be read, and at which of its frames.
public struct GIFError: Error, Hashable, Sendable {
  public enum Problem: Error, Hashable, Sendable {
    case notGIF
    /// The bytes end before the film does; its trailer byte counts.
    case truncated
    /// Of the screen, or of one image.
    case size(PictureLimits.Violation)
    /// Something that begins neither an image nor an extension nor the end.
    case unknownBlock(UInt8)
    /// Neither the image nor the film has a palette.
    case noPalette
    /// Outside of 1 to 8 bits.
    case codeSize(Int)
    /// The compressed pixels make no sense; what giflib says.
    case pixels(String)
    case noFrames
  }

  public var problem: Problem
  /// Counted from 0; `nil` if it is no frame's.
  public var frame: Int?

  public init(problem: Problem, frame: Int?) {
    self.problem = problem
    self.frame = frame
  }
}
