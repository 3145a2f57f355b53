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

/// One font of a file, opened with FreeType: tells its outlines and its `head` table.
@safe final class FreeTypeFace {
  private let handle: FT_Face
  /// Held because a face must be closed before its library.
  private let library: FreeTypeLibrary
  private let file: FontFile

  /// - Parameter weight: Where to set the weight axis of a variable font.
  init(_ file: FontFile, weight: Int, in library: FreeTypeLibrary) throws(FontError) {
    var opened: FT_Face?
    let status = unsafe FT_New_Face(library.handle, file.path, file.index, &opened)
    guard status == 0, let opened = unsafe opened else {
      throw .fileUnusable(file: file.path, operation: "FT_New_Face", status: Int(status))
    }
    unsafe handle = opened
    self.library = library
    self.file = file
    if file.isVariable { try setWeight(weight) }
  }

  deinit { _ = unsafe FT_Done_Face(handle) }

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
