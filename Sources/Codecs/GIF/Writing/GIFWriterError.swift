/// Why a GIF could not be written.
public enum GIFWriterError: Error, Hashable, Sendable {
  case size(PictureLimits.Violation)
  /// A count of plays that the format cannot tell; it knows 1 to 65,536.
  case loopCount(Int)
  /// A frame whose size is not the film's.
  case frameSize(frame: Int, width: Int, height: Int)
  /// Viewers play delays below 2/100 s as 10/100 s.
  case delayTooShort(frame: Int, centiseconds: Int)
  /// GIF has no translucent colours, and a frame cannot take back what the one before painted.
  case notOpaque(frame: Int)
  case noFrames
  /// What giflib says.
  case coder(frame: Int, message: String)
}
