import CFontconfig

/// The fonts that are installed in some folders, as fontconfig's caches list them.
///
/// The only file that imports fontconfig, and only its caches and its scanner are used: no
/// configuration file is read and no rule applied. So nothing that a user or a distribution sets up
/// puts one font in another's place, and neither `LANG` nor any `FONTCONFIG_…` variable counts.
/// No font is opened as long as the caches are fresh, and nothing is ever written.
@safe final class FontconfigCatalog {
  /// Deeper folders are not looked into; a link to a folder above must not lead round for ever.
  private static let deepest = 16

  /// What each folder holds.
  private var sets: [UnsafeMutablePointer<FcFontSet>] = unsafe []

  /// Reads the folders and all below them; a folder that is not there counts as empty.
  init(folders: [String]) throws(FontError) {
    let reader = try CacheReader()
    var waiting = folders.map { (path: $0, depth: 0) }
    var known = Set(folders)
    while let folder = waiting.popLast() {
      guard let content = unsafe reader.content(of: folder.path) else { continue }
      unsafe sets.append(content.set)
      for inner in unsafe content.folders
      where folder.depth < Self.deepest && known.insert(inner).inserted {
        waiting.append((inner, folder.depth + 1))
      }
    }
  }

  deinit {
    unsafe sets.forEach { unsafe FcFontSetDestroy($0) }
  }

  /// The fonts that call themselves by this name, in no particular order.
  ///
  /// Names are compared letter by letter, capitals and small letters of ASCII alike; there is no
  /// "nearest" family.
  func files(ofFamily name: String) -> [FontFile] {
    files { record in record.families.contains { Self.areSame($0, name) } }
  }

  /// The fonts in files whose paths end with this name, in no particular order.
  func files(named name: String) -> [FontFile] {
    files { record in record.path?.hasSuffix("/" + name) ?? false }
  }

  private func files(where isWanted: (FontPattern) -> Bool) -> [FontFile] {
    var found: [FontFile] = []
    for index in unsafe sets.indices {
      let set = unsafe sets[index]
      for position in 0..<Int(unsafe set.pointee.nfont) {
        guard let pattern = unsafe set.pointee.fonts[position] else { continue }
        let record = unsafe FontPattern(pattern)
        if isWanted(record), let file = record.file { found.append(file) }
      }
    }
    // A variable font is listed once more as the static font that it is at its default place.
    let variable = Set(found.filter(\.isVariable).map(\.path))
    return found.filter { $0.isVariable || !variable.contains($0.path) }
  }

  private static func areSame(_ first: String, _ second: String) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
    return first.utf8.elementsEqual(second.utf8) { folded($0) == folded($1) }
  }
}

/// Reads what a folder holds: from the caches that Debian's triggers keep, else from the fonts.
@safe private final class CacheReader {
  /// Knows where the caches lie.
  private let caching: OpaquePointer
  /// Is told a place that can hold nothing, so that what it has to scan is written nowhere; told
  /// none, fontconfig complains on standard error.
  private let scanning: OpaquePointer

  init() throws(FontError) {
    guard let caching = unsafe FcConfigCreate(), let scanning = unsafe FcConfigCreate() else {
      throw .libraryFailed(operation: "FcConfigCreate", status: 0)
    }
    unsafe self.caching = caching
    unsafe self.scanning = scanning
    try unsafe Self.prepare(caching, cacheFolder: "/var/cache/fontconfig")
    try unsafe Self.prepare(scanning, cacheFolder: "/dev/null")
  }

  /// Gives a configuration its only line.
  private static func prepare(
    _ configuration: OpaquePointer, cacheFolder: String
  ) throws(FontError) {
    // FcConfigCreate takes a root from FONTCONFIG_SYSROOT; paths are meant as they stand.
    unsafe FcConfigSetSysRoot(configuration, nil)
    let document =
      "<?xml version=\"1.0\"?><fontconfig><cachedir>\(cacheFolder)</cachedir></fontconfig>"
    let isParsed = unsafe FcConfigParseAndLoadFromMemory(configuration, document, FcBool(1))
    guard isParsed != 0 else {
      throw .libraryFailed(operation: "FcConfigParseAndLoadFromMemory", status: Int(isParsed))
    }
  }

  deinit {
    unsafe FcConfigDestroy(caching)
    unsafe FcConfigDestroy(scanning)
  }

  /// The fonts and the folders in a folder; nil where it cannot be read. The caller owns the set.
  func content(of folder: String) -> (set: UnsafeMutablePointer<FcFontSet>, folders: [String])? {
    let fresh = unsafe FcDirCacheLoad(folder, caching, nil)
    guard let cache = unsafe fresh ?? FcDirCacheRead(folder, FcBool(1), scanning) else {
      return nil
    }
    // The set's entries hold the cache for as long as they live.
    defer { unsafe FcDirCacheUnload(cache) }
    guard let set = unsafe FcCacheCopySet(cache) else { return nil }
    let folders = (0..<(unsafe FcCacheNumSubdir(cache))).compactMap { position in
      unsafe FcCacheSubdir(cache, position).map { unsafe String(cString: $0) }
    }
    return unsafe (set, folders)
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

  var path: String? { string(FC_FILE, at: 0) }

  /// The entry as a value; nil for what we cannot draw: bitmaps of one colour, Type 1 fonts, and the named
  /// instances of variable fonts, whose file stands in the list itself as well.
  var file: FontFile? {
    guard let path, let index = integer(FC_INDEX), index >> 16 == 0,
      let format = string(FC_FONTFORMAT, at: 0), format == "TrueType" || format == "CFF",
      isTrue(FC_OUTLINE) || isTrue(FC_COLOR)
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
