import Scene

/// A film on its way past: what it shows now, and what changed since the picture before.
struct FilmTrack {
  private var reader: FilmReader
  /// What is shown now; nil after the end.
  private(set) var shown: FilmReader.Picture?
  /// Round what changed now; empty where the picture only stays.
  private(set) var changed = PixelRect.empty

  /// - Parameter reader: Before its first picture.
  init(reader: FilmReader) { self.reader = reader }

  /// Goes on to the next picture if the one shown ends at this time; else nothing changes.
  mutating func advance(past time: Duration) throws {
    changed = .empty
    if let shown, shown.end <= time { try advance() }
  }

  mutating func advance() throws {
    shown = nil
    guard try reader.advance() else { return }
    shown = reader.current
    changed = shown?.changed ?? .empty
  }
}
