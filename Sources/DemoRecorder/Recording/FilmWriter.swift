import Codecs
import Raster
import Scene

/// Writes what a camera makes: shots into the forms of the film, stills as files.
///
/// It belongs to one thread at a time: the one that draws, or another that takes pieces off a
/// `HandOver`.
final class FilmWriter: FilmDesk {
  private var sinks: [any FilmSink]
  private let output: any OutputSink
  /// What the film shows by now, where pictures come in pieces; else without pixels.
  private var canvas = Bitmap(width: 0, height: 0)
  private var trace: Spool

  /// - Parameters:
  ///   - sinks: The forms of the film.
  ///   - output: Takes the other files; the sinks know it already.
  ///   - trace: What the trace is called.
  init(sinks: [any FilmSink], output: any OutputSink, trace: String) {
    self.sinks = sinks
    self.output = output
    self.trace = Spool(for: trace, in: output)
  }

  /// What is known of the GIF, where one is written.
  var gifSummary: GIFSummary? { sinks.lazy.compactMap(\.gifSummary).first }

  /// How large each animated file is, in the order of the sinks; nil for those that are none.
  var byteCounts: [Int?] { sinks.map(\.byteCount) }

  func take(_ shot: FilmShot, _ rendered: RenderedFrame) throws {
    try write(shot, FilmPicture(rendered))
  }

  func takeLast(_ shot: FilmShot, _ rendered: RenderedFrame) throws {
    try write(shot, FilmPicture(rendered))
    try finish(after: FilmPicture(rendered))
  }

  func take(still: Bitmap, named name: String) throws {
    try output.write(try PNGEncoder.encode(still), to: name)
  }

  func take(trace lines: [UInt8]) throws { try trace.append(lines) }

  /// Writes the trace, whose first line is known last.
  func writeTrace(after line: String) throws { try trace.write(after: Array(line.utf8)) }

  private func write(_ shot: FilmShot, _ picture: FilmPicture) throws {
    for index in sinks.indices { try sinks[index].append(shot, picture) }
  }

  private func finish(after last: FilmPicture) throws {
    for index in sinks.indices { try sinks[index].finish(after: last) }
  }
}

extension FilmWriter {
  /// Writes a piece that came from another thread.
  ///
  /// - Parameter size: Of the film's pictures.
  func write(_ piece: FilmPiece, size: (width: Int, height: Int)) throws {
    switch piece {
    case .patch(let patch):
      if canvas.bounds.isEmpty { canvas = Bitmap(width: size.width, height: size.height) }
      patch.paint(onto: &canvas)
    case .shot(let shot, let damage):
      try write(shot, FilmPicture(bitmap: canvas, damage: damage))
    case .end: try finish(after: FilmPicture(bitmap: canvas, damage: .empty))
    case .still(let bitmap, let name): try take(still: bitmap, named: name)
    case .trace(let lines): try take(trace: lines)
    }
  }
}
