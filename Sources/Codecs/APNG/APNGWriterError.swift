/// Why an APNG could not be written.
public enum APNGWriterError: Error, Hashable, Sendable {
  case size(PictureLimits.Violation)
  /// A count of plays that the format cannot tell; it knows 1 to 2³¹ − 1.
  case loopCount(Int)
  /// A frame whose size is not the film's.
  case frameSize(frame: Int, width: Int, height: Int)
  /// A frame that stands for no time, or one whose time is no fraction of numbers below 65,536.
  case duration(frame: Int, FrameDuration)
  case noFrames
  case pixels(frame: Int, PNGError)
}
