/// How an APNG stores pixels. It holds for all of its frames, and says how a frame leaves out a pixel
/// that does not change.
enum APNGColorForm: Hashable {
  /// Three bytes a pixel; one colour, which no frame may show, stands for "as before".
  case rgb
  /// Four bytes a pixel, straight; a transparent one laid over leaves what is there.
  case rgba

  /// A violet blue that hardly any screen shows: no grey, no primary colour, and none that
  /// anti-aliasing between common ones makes. A film that shows it is written as RGBA.
  private static let unshown: UInt32 = 0xFFFE_0001

  /// The pixel, as it is written, that stands for "as before".
  var hole: UInt32 { self == .rgb ? Self.unshown : 0 }

  var png: PNGForm { PNGForm(channels: self == .rgb ? .rgb : .rgba, bitDepth: 8) }

  /// The colour type in `IHDR`.
  var colorType: UInt8 { self == .rgb ? 2 : 6 }

  /// The data of the `tRNS` chunk, where there is one: the unshown colour, 16 bits a channel.
  var transparency: [UInt8]? {
    guard self == .rgb else { return nil }
    return [0, 8, 16].flatMap { [0, UInt8(truncatingIfNeeded: Self.unshown >> $0)] }
  }
}
