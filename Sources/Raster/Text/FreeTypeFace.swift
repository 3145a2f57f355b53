import CFreeType
import Scene

/// FreeType itself. This is the only file that imports it.
@safe final class FreeTypeLibrary {
  fileprivate let handle: FT_Library

  init() throws(FontError) {
    var opened: FT_Library?
    let status = unsafe FT_Init_FreeType(&opened)
    guard status == 0, let opened = unsafe opened else {
      throw .libraryFailed(operation: "FT_Init_FreeType", status: Int(status))
    }
    unsafe handle = opened
  }

  deinit { _ = unsafe FT_Done_FreeType(handle) }
}

/// One font of a file, opened with FreeType: tells its outlines, its pictures and its `head` table.
@safe final class FreeTypeFace {
  private let handle: FT_Face
  /// Held because a face must be closed before its library.
  private let library: FreeTypeLibrary
  private let file: FontFile
  /// Held because FreeType reads in its memory.
  private let reader: HarfBuzzFont
  /// The pixels per em of the strike that is selected; nil for a font without pictures.
  private let pixelsPerEm: Size?

  /// - Parameters:
  ///   - weight: Where to set the weight axis of a variable font.
  ///   - reader: The same font, opened with HarfBuzz.
  init(
    _ file: FontFile, weight: Int, readBy reader: HarfBuzzFont, in library: FreeTypeLibrary
  ) throws(FontError) {
    let bytes = unsafe reader.fileBytes
    var opened: FT_Face?
    let status = unsafe FT_New_Memory_Face(
      library.handle, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(bytes.count), file.index, &opened)
    guard status == 0, let opened = unsafe opened else {
      throw .fileUnusable(file: file.path, operation: "FT_New_Memory_Face", status: Int(status))
    }
    self.reader = reader
    unsafe handle = opened
    self.library = library
    self.file = file
    pixelsPerEm = unsafe Self.selectLargestStrike(of: opened)
    let isScalable = unsafe opened.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    guard isScalable || pixelsPerEm != nil else {
      throw .fileUnusable(file: file.path, operation: "bitmaps of one colour", status: 0)
    }
    if file.isVariable { try setWeight(weight) }
  }

  deinit { _ = unsafe FT_Done_Face(handle) }

  /// Selects the strike with the most pixels of a font that has pictures in colour.
  private static func selectLargestStrike(of face: FT_Face) -> Size? {
    let count = Int(unsafe face.pointee.num_fixed_sizes)
    guard unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0, count > 0 else {
      return nil
    }
    let largest = (0..<count).max {
      unsafe face.pointee.available_sizes[$0].y_ppem < face.pointee.available_sizes[$1].y_ppem
    }
    guard let largest, unsafe FT_Select_Size(face, FT_Int(largest)) == 0 else { return nil }
    let strike = unsafe face.pointee.available_sizes[largest]
    // In 1/64 of a pixel.
    let size = Size(width: Double(strike.x_ppem) / 64, height: Double(strike.y_ppem) / 64)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// Moves the weight axis, if there is one, and leaves the others where they stand.
  private func setWeight(_ weight: Int) throws(FontError) {
    var found: UnsafeMutablePointer<FT_MM_Var>?
    try check(unsafe FT_Get_MM_Var(handle, &found), "FT_Get_MM_Var")
    guard let axes = unsafe found else { return }
    defer { _ = unsafe FT_Done_MM_Var(library.handle, axes) }
    var coordinates: [FT_Fixed] = []
    for position in 0..<Int(unsafe axes.pointee.num_axis) {
      let axis = unsafe axes.pointee.axis[position]
      let wanted = unsafe axis.tag == 0x7767_6874 ? FT_Fixed(weight) << 16 : axis.def
      coordinates.append(unsafe min(max(wanted, axis.minimum), axis.maximum))
    }
    let status = unsafe FT_Set_Var_Design_Coordinates(
      handle, FT_UInt(coordinates.count), &coordinates)
    try check(status, "FT_Set_Var_Design_Coordinates")
  }

  /// Whether glyphs are pictures, or some of them.
  var hasPictures: Bool { pixelsPerEm != nil }

  /// A glyph's picture in the largest strike; nil for one that has an outline.
  func strike(of glyph: UInt32) throws(FontError) -> StrikeGlyph? {
    guard let pixelsPerEm else { return nil }
    try check(unsafe FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_COLOR)), "FT_Load_Glyph")
    guard let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    let bitmap = try unsafe picture(slot.pointee.bitmap)
    let frame = PixelRect(
      left: Int(unsafe slot.pointee.bitmap_left), top: -Int(unsafe slot.pointee.bitmap_top),
      width: bitmap.width, height: bitmap.height)
    return StrikeGlyph(picture: GlyphPicture(bitmap), frame: frame, pixelsPerEm: pixelsPerEm)
  }

  /// More pixels on a side than any strike has that is meant to be drawn from.
  private static let longestSide = 4096

  private func picture(_ bitmap: FT_Bitmap) throws(FontError) -> Bitmap {
    let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0 else { return Bitmap(width: 0, height: 0) }
    let pitch = Int(unsafe bitmap.pitch)
    guard unsafe bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), pitch >= width * 4,
      max(width, height) <= Self.longestSide, let buffer = unsafe bitmap.buffer
    else { throw .fileUnusable(file: file.path, operation: "FT_Load_Glyph", status: 0) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = unsafe buffer + (y * pitch + x * 4)
        let (blue, green, red, alpha) = unsafe (pixel[0], pixel[1], pixel[2], pixel[3])
        pixels.append(
          UInt32(min(red, alpha)) | UInt32(min(green, alpha)) << 8
            | UInt32(min(blue, alpha)) << 16 | UInt32(alpha) << 24)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The outline of a glyph in font units; empty for a glyph without ink.
  func outline(of glyph: UInt32) throws(FontError) -> GlyphOutline {
    try check(unsafe FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE)), "FT_Load_Glyph")
    guard let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else {
      throw .fileUnusable(file: file.path, operation: "FT_Load_Glyph", status: 0)
    }
    var builder = OutlineBuilder()
    var functions = OutlineBuilder.functions
    let status = unsafe withUnsafeMutablePointer(to: &builder) { context in
      unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, context)
    }
    try check(status, "FT_Outline_Decompose")
    return GlyphOutline(path: builder.finished)
  }

  /// The `checkSumAdjustment` of the `head` table.
  var checksum: UInt32 {
    unsafe header.map { unsafe UInt32(truncatingIfNeeded: $0.pointee.CheckSum_Adjust) } ?? 0
  }

  /// The `fontRevision` of the `head` table, 16.16, as a decimal number of three places.
  var revision: String {
    let fixed = unsafe header.map { unsafe Int($0.pointee.Font_Revision) } ?? 0
    let thousandths = (fixed * 1000 + 32_768) >> 16
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(fraction)"
  }

  private var header: UnsafeMutablePointer<TT_Header>? {
    unsafe FT_Get_Sfnt_Table(handle, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self)
  }

  private func check(_ status: FT_Error, _ operation: String) throws(FontError) {
    guard status == 0 else {
      throw .fileUnusable(file: file.path, operation: operation, status: Int(status))
    }
  }
}

/// Turns the steps of FreeType's walk along an outline into a path; flips it, since +y is up there.
private struct OutlineBuilder {
  private var path = Path()

  /// The path with its last contour closed.
  var finished: Path {
    var closed = self
    closed.closeContour()
    return closed.path
  }

  private mutating func closeContour() {
    if !path.isEmpty { path.close() }
  }

  /// The four steps, each called with an `OutlineBuilder` as context. All return 0: go on.
  static var functions: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
      move_to: { end, context in
        unsafe OutlineBuilder.step(context) { builder in
          builder.closeContour()
          builder.path.move(to: unsafe OutlineBuilder.point(end))
        }
      },
      line_to: { end, context in
        unsafe OutlineBuilder.step(context) {
          $0.path.addLine(to: unsafe OutlineBuilder.point(end))
        }
      },
      conic_to: { control, end, context in
        unsafe OutlineBuilder.step(context) {
          $0.path.addQuadCurve(
            to: unsafe OutlineBuilder.point(end), control: unsafe OutlineBuilder.point(control))
        }
      },
      cubic_to: { control1, control2, end, context in
        unsafe OutlineBuilder.step(context) {
          $0.path.addCurve(
            to: unsafe OutlineBuilder.point(end), control1: unsafe OutlineBuilder.point(control1),
            control2: unsafe OutlineBuilder.point(control2))
        }
      },
      shift: 0, delta: 0)
  }

  private static func step(
    _ context: UnsafeMutableRawPointer?, _ change: (inout OutlineBuilder) -> Void
  ) -> Int32 {
    guard let builder = unsafe context?.assumingMemoryBound(to: OutlineBuilder.self) else {
      return 1
    }
    unsafe change(&builder.pointee)
    return 0
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = unsafe vector else { return .zero }
    return unsafe Point(x: Double(vector.pointee.x), y: -Double(vector.pointee.y))
  }
}
