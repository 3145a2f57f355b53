import CPNG

/// The fence round libpng: bytes and pixels in and out, every failure a `PNGError`.
///
/// The only file that imports CPNG. Jumps are caught on the C side (`shim.h`).
enum LibPNG {
  /// Straight pixels with red in the lowest byte.
  ///
  /// - Precondition: The size is the one in the header, and was held against the limits.
  static func decode(_ bytes: [UInt8], width: Int, height: Int) throws(PNGError) -> [UInt32] {
    precondition(width > 0 && height > 0 && max(width, height) <= 65_535)
    var status = CInt(0)
    var message = ""
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      unsafe buffer.initialize(repeating: 0)
      count = width * height
      (status, message) = unsafe bytes.withUnsafeBufferPointer { source in
        unsafe decode(
          source, width: width, height: height, into: UnsafeMutableRawPointer(buffer.baseAddress))
      }
    }
    try check(status, message)
    return pixels
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, width: Int, height: Int,
    into pixels: UnsafeMutableRawPointer?
  ) -> (CInt, String) {
    guard let pixels = unsafe pixels else { return (CInt(CPNG_NO_MEMORY), "") }
    var source = unsafe cpng_source()
    unsafe source.bytes = bytes.baseAddress
    unsafe source.count = bytes.count
    let status = unsafe cpng_decode(
      &source, UInt32(width), UInt32(height), pixels.assumingMemoryBound(to: UInt8.self))
    return (status, unsafe text(of: &source.message))
  }

  /// One whole PNG file. Its rows are asked for one after another, from the top.
  static func encode(
    _ rows: some PNGRowSource, width: Int, height: Int, form: PNGForm,
    _ compression: PNGCompression
  ) throws(PNGError) -> [UInt8] {
    var palette: [UInt32] = []
    if case .palette(let colors) = form.channels { palette = colors.map(\.littleEndian) }
    let translucent = palette.count { UInt32(littleEndian: $0) >> 24 < 255 }
    let filler = RowFiller(rows)
    var sink = unsafe cpng_sink()
    defer { unsafe free(sink.bytes) }
    var status = CInt(0)
    unsafe palette.withUnsafeBytes { colors in
      var picture = unsafe cpng_picture()
      unsafe picture.width = UInt32(width)
      unsafe picture.height = UInt32(height)
      unsafe picture.bit_depth = CInt(form.bitDepth)
      unsafe picture.color_type = colorType(of: form)
      unsafe picture.fill = { context, y, row in
        guard let context = unsafe context, let row = unsafe row else { return }
        let filler = unsafe Unmanaged<RowFiller>.fromOpaque(context).takeUnretainedValue()
        let bytes = unsafe UnsafeMutableBufferPointer(start: row, count: filler.rowBytes)
        var span = unsafe MutableSpan(_unsafeElements: bytes)
        filler.fill(Int(y), &span)
      }
      unsafe picture.context = Unmanaged.passUnretained(filler).toOpaque()
      unsafe picture.row_bytes = filler.rowBytes
      unsafe picture.palette = colors.bindMemory(to: UInt8.self).baseAddress
      unsafe picture.palette_count = CInt(palette.count)
      unsafe picture.transparent_count = CInt(translucent)
      unsafe picture.level = CInt(compression.level)
      unsafe picture.memory_level = CInt(compression.memoryLevel)
      unsafe picture.strategy = CInt(compression.strategy.rawValue)
      unsafe picture.filters = filters(of: compression)
      status = withExtendedLifetime(filler) { unsafe cpng_encode(&picture, &sink) }
    }
    let message = unsafe text(of: &sink.message)
    try check(status, message)
    return unsafe Array(UnsafeBufferPointer(start: sink.bytes, count: sink.count))
  }

  /// Rows of any kind, as C can hand them on.
  private final class RowFiller {
    let rowBytes: Int
    let fill: (Int, inout MutableSpan<UInt8>) -> Void

    init(_ rows: some PNGRowSource) {
      rowBytes = rows.rowBytes
      var rows = rows
      fill = { rows.fill(&$1, at: $0) }
    }
  }

  private static func colorType(of form: PNGForm) -> CInt {
    switch form.channels {
    case .grey: PNG_COLOR_TYPE_GRAY
    case .palette: 3
    case .rgb: PNG_COLOR_TYPE_RGB
    case .greyAlpha: PNG_COLOR_TYPE_GRAY_ALPHA
    case .rgba: PNG_COLOR_TYPE_RGB_ALPHA
    }
  }

  private static func filters(of compression: PNGCompression) -> CInt {
    switch compression.filters {
    case .none: PNG_FILTER_NONE
    case .chosenByRow: PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP | PNG_FILTER_PAETH
    }
  }

  private static func check(_ status: CInt, _ message: String) throws(PNGError) {
    switch status {
    case CInt(CPNG_OK): return
    case CInt(CPNG_TRUNCATED): throw .truncated
    case CInt(CPNG_NO_MEMORY): throw .outOfMemory
    default: throw .malformed(message)
    }
  }

  /// The text of a C array of characters that ends with a zero.
  private static func text<Characters>(of characters: inout Characters) -> String {
    unsafe withUnsafeBytes(of: &characters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
