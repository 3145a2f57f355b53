import Raster
import Scene

/// The way from a thread that draws a film to one that writes it: pieces in a row, of which only few
/// may wait.
///
/// A picture's painted parts are cut out in strips, so that neither thread waits for the other to let
/// go of the canvas, and no second picture waits between them: a large one goes over strip by strip
/// while the other thread takes them off.
final class HandOver: FilmDesk, Sendable {
  private struct State: Sendable {
    var pieces: [FilmPiece] = []
    var pixels = 0
    var isClosed = false
    /// Whether nothing that comes now will be written.
    var isRefusing = false

    func hasRoom(for piece: FilmPiece) -> Bool {
      pieces.isEmpty
        || pieces.count < HandOver.mostPieces && pixels + piece.pixels <= HandOver.mostPixels
    }
  }

  /// Of a strip. Several are on their way at once, and each wakes the other thread.
  static let stripPixels = 1 << 14
  /// That wait: 512 KiB.
  static let mostPixels = 1 << 17
  static let mostPieces = 24

  /// Says to the one who draws that the one who writes could not go on.
  struct Refusal: Error {}

  private let state = Monitor(State())

  func take(_ shot: FilmShot, _ rendered: RenderedFrame) throws {
    for part in rendered.parts {
      for strip in PicturePatch.strips(of: part, most: Self.stripPixels) {
        try put(.patch(PicturePatch(of: rendered.bitmap, in: strip)))
      }
    }
    try put(.shot(shot, damage: rendered.damage))
  }

  func takeLast(_ shot: FilmShot, _ rendered: RenderedFrame) throws {
    try take(shot, rendered)
    try put(.end)
  }

  func take(still: Bitmap, named name: String) throws { try put(.still(still, name: name)) }

  func take(trace lines: [UInt8]) throws { try put(.trace(lines)) }

  /// Says that nothing comes after what is there.
  func close() { state.withValue { $0.isClosed = true } }

  /// Gives every piece to `write`, in order, until none will come. After an error the rest is thrown
  /// away, so that nobody waits for room.
  ///
  /// - Throws: What `write` throws.
  func forEachPiece(_ write: (FilmPiece) throws -> Void) throws {
    defer { state.withValue { $0.isRefusing = true } }
    while let piece = state.wait(for: { Self.next(in: $0) }) ?? nil {
      try write(piece)
      state.withValue {
        $0.pieces.removeFirst()
        $0.pixels -= piece.pixels
      }
    }
  }

  /// The piece that is next; it keeps its room until it is written.
  private static func next(in state: State) -> FilmPiece?? {
    if let piece = state.pieces.first { return piece }
    return state.isClosed ? .some(nil) : nil
  }

  private func put(_ piece: FilmPiece) throws {
    // There is no other thread that could take the room.
    let isRefused = state.wait { $0.isRefusing || $0.hasRoom(for: piece) ? $0.isRefusing : nil }
    if isRefused { throw Refusal() }
    state.withValue {
      $0.pieces.append(piece)
      $0.pixels += piece.pixels
    }
  }
}
