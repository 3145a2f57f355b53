/// What a PNG is to be good at; the pixels are exact either way.
public enum PNGEffort: Hashable, Sendable {
  /// As few bytes as zlib can do with: for what is kept, shown or sent, as stills, last frames,
  /// pictures of differences and reports.
  case small
  /// Several times as fast, about half as large again: for folders of frames, hundreds of files for
  /// another program to read.
  case fast
}
