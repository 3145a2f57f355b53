import Scene

/// A part of what a camera makes, on its way to the thread that writes it.
enum FilmPiece: Sendable {
  /// What differs in the next shot's picture, a part of it.
  case patch(PicturePatch)
  /// A shot whose picture is now complete, and the rectangle round all that differs in it.
  case shot(FilmShot, damage: PixelRect)
  /// The last shot was the film's last.
  case end
  case still(Bitmap, name: String)
  case trace([UInt8])

  /// The pixels that it keeps in memory.
  var pixels: Int {
    switch self {
    case .patch(let patch): patch.area.width * patch.area.height
    case .still(let bitmap, _): bitmap.width * bitmap.height
    case .shot, .end, .trace: 0
    }
  }
}
