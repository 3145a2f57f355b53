import CHarfBuzz

/// One font of a file, opened with HarfBuzz: turns characters into glyphs, in font units.
///
/// The only file that imports HarfBuzz. Everything is read from the font's own tables; the language
/// is always told, since HarfBuzz would else take it from the locale.
@safe final class HarfBuzzFont {
  private let font: OpaquePointer
  /// Used for one shaping after the other.
  private let buffer: OpaquePointer
  let unitsPerEm: Int

  /// - Parameter weight: Where to set the weight axis of a variable font.
  init(_ file: FontFile, weight: Int) throws(FontError) {
    guard let blob = unsafe Self.blob(of: file) else {
      throw .fileUnusable(
        file: file.path, operation: "hb_blob_create_from_file_or_fail", status: 0)
    }
    defer { unsafe hb_blob_destroy(blob) }
    let face = unsafe hb_face_create(blob, UInt32(truncatingIfNeeded: file.index))
    defer { unsafe hb_face_destroy(face) }
    // HarfBuzz answers a file it cannot read with an empty face.
    guard let face = unsafe face, unsafe hb_face_get_glyph_count(face) > 0,
      let font = unsafe hb_font_create(face), let buffer = unsafe hb_buffer_create()
    else { throw .fileUnusable(file: file.path, operation: "hb_face_create", status: 0) }
    unsafe self.font = font
    unsafe self.buffer = buffer
    unitsPerEm = Int(unsafe hb_face_get_upem(face))
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if file.isVariable {
      var axis = hb_variation_t(tag: 0x7767_6874, value: Float(weight))
      unsafe hb_font_set_variations(font, &axis, 1)
    }
  }

  /// The file's bytes; HarfBuzz has a copy of those that were read, for as long as it needs them.
  private static func blob(of file: FontFile) -> OpaquePointer? {
    guard let content = file.content else {
      return unsafe hb_blob_create_from_file_or_fail(file.path)
    }
    return unsafe content.bytes.withUnsafeBytes { bytes in
      let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe hb_blob_create_or_fail(
        start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  /// The whole file, which is there as long as this font: another library that reads it here needs no
  /// second copy of it in memory.
  var fileBytes: UnsafeRawBufferPointer {
    let blob = unsafe hb_face_reference_blob(hb_font_get_face(font))
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    return unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
    unsafe hb_font_destroy(font)
  }

  /// What counts where no language is told: Simplified Chinese, which chooses among the shapes of Han characters that regions write
  /// differently; the fonts that we use have nothing to choose for Latin text.
  private static let language = "zh-cn"

  /// The glyphs of a run, in the order in which they are drawn, left to right, with the features that
  /// are on by default: kerning and ligatures among them. HarfBuzz mirrors brackets that stand in a
  /// run from right to left.
  func shape(_ run: ShapingRun) throws(FontError) -> [ShapedGlyph] {
    unsafe hb_buffer_clear_contents(buffer)
    fill(with: run)
    unsafe hb_buffer_set_direction(
      buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    if let script = run.script {
      unsafe hb_buffer_set_script(buffer, hb_script_from_string(script.name, -1))
    }
    unsafe hb_buffer_set_language(buffer, language(of: run))
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe hb_shape(font, buffer, nil, 0)
    guard unsafe hb_buffer_allocation_successful(buffer) != 0 else {
      throw .libraryFailed(operation: "hb_shape", status: 0)
    }
    return glyphs
  }

  /// HarfBuzz knows no language without letters.
  private func language(of run: ShapingRun) -> hb_language_t? {
    let told = unsafe run.language.flatMap { unsafe hb_language_from_string($0, -1) }
    return unsafe told ?? hb_language_from_string(Self.language, -1)
  }

  /// Hands over the run and, for letters that join, what is around it in the line.
  private func fill(with run: ShapingRun) {
    var line = run.line
    line.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      unsafe hb_buffer_add_utf8(
        buffer, start, Int32(bytes.count), UInt32(run.range.lowerBound), Int32(run.range.count))
    }
  }

  private var glyphs: [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { position in
      let info = unsafe infos[position]
      let place = unsafe positions[position]
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster), advance: Int(place.x_advance),
        offsetX: Int(place.x_offset), offsetY: Int(place.y_offset))
    }
  }

  /// The version string of the `name` table, as the font writes it in English; nil without one.
  var version: String? { name(HB_OT_NAME_ID_VERSION_STRING) }

  private func name(_ identifier: Int) -> String? {
    let face = unsafe hb_font_get_face(font)
    var capacity: UInt32 = 128
    var text = [CChar](repeating: 0, count: Int(capacity))
    let length = unsafe hb_ot_name_get_utf8(
      face, hb_ot_name_id_t(identifier), nil, &capacity, &text)
    guard length > 0 else { return nil }
    return String(
      decoding: text.prefix(Int(capacity)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension HarfBuzzFont {
  /// The fonts in a file that was read: its first, and those of a collection that are of the same
  /// family.
  ///
  /// - Throws: Where it is no TrueType or OpenType font.
  static func files(in content: FontContent) throws(FontError) -> [FontFile] {
    var files: [FontFile] = []
    for index in 0..<max(1, count(in: content)) {
      var file = FontFile(
        path: content.path, index: index, families: [], style: "", weight: nil, slant: 0,
        width: 100, content: content)
      try HarfBuzzFont(file, weight: 400).describe(&file)
      if files.isEmpty || file.families == files[0].families { files.append(file) }
    }
    return files
  }

  private static func count(in content: FontContent) -> Int {
    let file = FontFile(
      path: content.path, index: 0, families: [], style: "", weight: 400, slant: 0, width: 100,
      content: content)
    guard let blob = unsafe blob(of: file) else { return 0 }
    defer { unsafe hb_blob_destroy(blob) }
    return Int(unsafe hb_face_count(blob))
  }

  /// Fills in what the font says of itself, in fontconfig's units.
  private func describe(_ file: inout FontFile) {
    let typographic = name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)
    file.families = [typographic ?? name(HB_OT_NAME_ID_FONT_FAMILY) ?? file.name]
    file.style =
      name(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY) ?? name(HB_OT_NAME_ID_FONT_SUBFAMILY) ?? ""
    let isVariable = unsafe hb_ot_var_has_data(hb_font_get_face(font)) != 0
    file.weight = isVariable ? nil : Int(unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    file.slant = unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 ? 100 : 0
    file.width = Int(unsafe hb_style_get_value(font, HB_STYLE_TAG_WIDTH))
  }
}
