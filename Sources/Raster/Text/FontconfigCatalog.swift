import CFontconfig

/// The fonts that are installed in some folders, as fontconfig's caches list them.
///
/// The only file that imports fontconfig, and only its scanner is used: the configuration is our
/// own, given from memory, with folders and a cache but without a single rule. So nothing that a
/// user or a distribution sets up can put one font in another's place, and neither `LANG` nor any
/// `FONTCONFIG_…` variable counts. No font is opened here as long as the caches are fresh.
@safe final class FontconfigCatalog {
  private let configuration: OpaquePointer

  /// Reads the folders and all below them; a folder that is not there counts as empty.
  init(folders: [String]) throws(FontError) {
    guard let created = unsafe FcConfigCreate() else {
      throw .libraryFailed(operation: "FcConfigCreate", status: 0)
    }
    unsafe configuration = created
    // FcConfigCreate takes a root from FONTCONFIG_SYSROOT; paths are meant as they stand.
    unsafe FcConfigSetSysRoot(created, nil)
    let document = Self.document(folders: folders)
    let isParsed = unsafe FcConfigParseAndLoadFromMemory(created, document, FcBool(1))
    guard isParsed != 0 else {
      throw .libraryFailed(operation: "FcConfigParseAndLoadFromMemory", status: Int(isParsed))
    }
    let isBuilt = unsafe FcConfigBuildFonts(created)
    guard isBuilt != 0 else {
      throw .libraryFailed(operation: "FcConfigBuildFonts", status: Int(isBuilt))
    }
  }

  deinit { unsafe FcConfigDestroy(configuration) }

  /// A configuration in fontconfig's own language: folders and the cache that Debian's triggers
  /// keep fresh.
  private static func document(folders: [String]) -> [UInt8] {
    let entries = folders.map { "<dir>\(escaped($0))</dir>" }.joined()
    let text =
      "<?xml version=\"1.0\"?><fontconfig>\(entries)"
      + "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>"
    return Array(text.utf8) + [0]
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  /// The outline fonts that call themselves by this name, in no particular order.
  ///
  /// Names are compared letter by letter, capitals and small letters of ASCII alike; there is no
  /// "nearest" family.
  func files(ofFamily name: String) -> [FontFile] {
    guard let set = unsafe FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
    var found: [FontFile] = []
    for position in 0..<Int(unsafe set.pointee.nfont) {
      guard let pattern = unsafe set.pointee.fonts[position] else { continue }
      let record = unsafe FontPattern(pattern)
      if record.families.contains(where: { Self.areSame($0, name) }), let file = record.file {
        found.append(file)
      }
    }
    return found
  }

  private static func areSame(_ first: String, _ second: String) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
    return first.utf8.elementsEqual(second.utf8) { folded($0) == folded($1) }
  }
}

/// Reads one entry of fontconfig's list.
@safe private struct FontPattern {
  private let pattern: OpaquePointer

  init(_ pattern: OpaquePointer) { unsafe self.pattern = pattern }

  var families: [String] {
    var names: [String] = []
    while let name = string(FC_FAMILY, at: Int32(names.count)) { names.append(name) }
    return names
  }

  /// The entry as a value; nil for what we cannot draw: bitmaps, Type 1 fonts, and the named
  /// instances of variable fonts, whose file stands in the list itself as well.
  var file: FontFile? {
    guard let path = string(FC_FILE, at: 0), let index = integer(FC_INDEX), index >> 16 == 0,
      let format = string(FC_FONTFORMAT, at: 0), format == "TrueType" || format == "CFF",
      isTrue(FC_OUTLINE)
    else { return nil }
    return FontFile(
      path: path, index: index, families: families, style: string(FC_STYLE, at: 0) ?? "",
      weight: isTrue(FC_VARIABLE) ? nil : openTypeWeight, slant: integer(FC_SLANT) ?? 0,
      width: integer(FC_WIDTH) ?? 100)
  }

  private var openTypeWeight: Int {
    var weight = 0.0
    guard unsafe FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch else {
      return 400
    }
    return Int(FcWeightToOpenTypeDouble(weight).rounded())
  }

  private func string(_ object: String, at position: Int32) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, object, position, &value) == FcResultMatch,
      let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }

  private func integer(_ object: String) -> Int? {
    var value: Int32 = 0
    guard unsafe FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch else {
      return nil
    }
    return Int(value)
  }

  private func isTrue(_ object: String) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value == 1
  }
}
