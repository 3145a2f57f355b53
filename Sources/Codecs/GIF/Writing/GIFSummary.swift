/// What became of a film when it was written as GIF.
public struct GIFSummary: Hashable, Sendable {
  /// Images in the file that paint something; a frame equal to the one before only prolongs it.
  public internal(set) var frames = 0
  /// Pixels of all those images: each is looked up by the LZW coder once.
  public internal(set) var codedPixels = 0
  /// Distinct colours that the film was given in.
  public internal(set) var colors = 0
  /// Frames that a viewer shows with at least one pixel in another colour than was given.
  public internal(set) var approximatedFrames = 0
  /// Such pixels, counted in each frame anew.
  public internal(set) var approximatedPixels = 0
  /// The greatest difference of such a pixel in red, green or blue; 0 for an exact film.
  public internal(set) var greatestDifference = 0

  /// Whether a viewer shows exactly the pixels given.
  public var isExact: Bool { approximatedFrames == 0 }
}
