/// Why a PNG could not be read or written.
public enum PNGError: Error, Hashable, Sendable {
  case notPNG
  /// The bytes end before the picture does.
  case truncated
  case size(PictureLimits.Violation)
  /// What libpng says of the bytes.
  case malformed(String)
  case outOfMemory
}
