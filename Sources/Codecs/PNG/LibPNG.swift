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

  /// One whole PNG file of rows that are packed already.
  ///
  /// Level and filters, measured on frames of 750 × 1624: indices and grey compress best unfiltered,
  /// as neighbours in a palette have nothing in common; true colour is filtered row by row.
  static func encode(
    _ rows: PNGRows, width: Int, height: Int, form: PNGForm
  ) throws(PNGError) -> [UInt8] {
    precondition(rows.bytes.count == height * rows.rowBytes, "one row for each line")
    var status = CInt(0)
    var message = ""
    var palette: [UInt32] = []
    if case .palette(let colors) = form.channels { palette = colors.map(\.littleEndian) }
    let translucent = palette.count { UInt32(littleEndian: $0) >> 24 < 255 }
    var sink = unsafe cpng_sink()
    defer { unsafe free(sink.bytes) }
    unsafe rows.bytes.withUnsafeBufferPointer { pixels in
      unsafe palette.withUnsafeBytes { colors in
        var picture = unsafe cpng_picture()
        unsafe picture.width = UInt32(width)
        unsafe picture.height = UInt32(height)
        unsafe picture.bit_depth = CInt(form.bitDepth)
        unsafe picture.color_type = colorType(of: form)
        unsafe picture.rows = pixels.baseAddress
        unsafe picture.row_bytes = rows.rowBytes
        unsafe picture.palette = colors.bindMemory(to: UInt8.self).baseAddress
        unsafe picture.palette_count = CInt(palette.count)
        unsafe picture.transparent_count = CInt(translucent)
        unsafe picture.level = 6
        unsafe picture.filters = filters(for: form)
        status = unsafe cpng_encode(&picture, &sink)
      }
    }
    message = unsafe text(of: &sink.message)
    try check(status, message)
    return unsafe Array(UnsafeBufferPointer(start: sink.bytes, count: sink.count))
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

  private static func filters(for form: PNGForm) -> CInt {
    switch form.channels {
    case .grey, .palette: PNG_FILTER_NONE
    case .rgb, .greyAlpha, .rgba:
      PNG_FILTER_NONE | PNG_FILTER_SUB | PNG_FILTER_UP | PNG_FILTER_PAETH
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
