import Raster
import Scene

/// Where a camera lays down what it has made, in the order in which it is to be written.
protocol FilmDesk {
  /// A shot and its picture.
  func take(_ shot: FilmShot, _ rendered: RenderedFrame) throws
  /// The film's last shot and its picture.
  func takeLast(_ shot: FilmShot, _ rendered: RenderedFrame) throws
  /// A still that is to be a file of this name.
  func take(still: Bitmap, named name: String) throws
  /// Further lines of the trace.
  func take(trace lines: [UInt8]) throws
}
