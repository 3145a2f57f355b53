public import Scene

/// The fonts of one recording: measures texts and gives their glyphs as outlines.
///
/// Nothing is read before the first text comes, and then only the families that its characters need.
/// What it answers depends on the texts and on the font files alone: not on locale, environment,
/// fontconfig's rules, or what was asked before. Keeps what it laid out lately, within bounds.
///
/// For one thread at a time; recordings side by side have one each.
public final class FontLibrary: TextMeasuring, TextOutlining {
  private struct LayoutKey: Hashable {
    var block: TextBlock
    var bounds: Rect
    var scale: Double
  }

  /// What a text is drawn with where it does not name a family.
  public static let defaultFamilies = [
    FontFamily(name: "Inter", debianPackage: "fonts-inter"),
    FontFamily(name: "Noto Sans CJK SC", debianPackage: "fonts-noto-cjk"),
    FontFamily(
      name: "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji", isForEmoji: true),
  ]

  /// The folders for fonts of the whole machine that fontconfig knows. A user's own folders do not
  /// count: the same scenario would look different for each user.
  public static let systemFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// In glyphs, a picture counted as one for each KiB.
  private static let layoutCapacity = 20_000

  let chain: FontChain
  private let shaper: Shaper
  private let glyphs = GlyphCache()
  private var layouts = BoundedCache<LayoutKey, [PositionedOutline]>(capacity: layoutCapacity)

  /// - Parameters:
  ///   - choices: Asked for each character before the families.
  ///   - families: Asked in this order for each character.
  ///   - folders: Searched for font files, with all folders below them.
  ///   - missingGlyphs: What becomes of characters that no font has.
  public init(
    choices: [FontChoice] = [], families: [FontFamily] = FontLibrary.defaultFamilies,
    folders: [String] = FontLibrary.systemFolders, missingGlyphs: MissingGlyphs = .refused
  ) {
    chain = FontChain(
      choices: choices, families: families, folders: folders, missingGlyphs: missingGlyphs)
    shaper = Shaper(chain: chain)
  }

  /// The size of the lines, in points, not rounded: a label of just this size shows the same lines
  /// as one that is `width` wide and as high as needed. Zero for a text without lines.
  public func size(of block: TextBlock, fitting width: Double?) throws(FontError) -> Size {
    guard block.font.size > 0, block.font.size.isFinite else { return .zero }
    let breaker = LineBreaker(
      shaper: shaper, font: block.font, language: block.language, width: width)
    let limit = block.numberOfLines > 0 ? block.numberOfLines : Int.max
    let lines = try breaker.lines(of: block.string, atMost: limit)
    let widest = lines.map(\.width).max() ?? 0
    return Size(
      width: widest, height: Double(lines.count) * block.font.lineHeight)
  }

  public func outlines(
    of block: TextBlock, in bounds: Rect, scale: Double
  ) throws(FontError) -> [PositionedOutline] {
    guard !bounds.isEmpty, block.font.size > 0, block.font.size.isFinite, scale > 0 else {
      return []
    }
    var key = LayoutKey(block: block, bounds: bounds, scale: scale)
    key.block.color = .clear
    if let known = layouts.value(for: key) { return known }
    let layout = try LabelLayout(of: block, in: bounds, scale: scale, shaper: shaper)
    var outlines: [PositionedOutline] = []
    for line in layout.lines { try append(line, to: &outlines) }
    layouts.insert(outlines, for: key, cost: outlines.reduce(1) { $0 + Self.cost(of: $1) })
    return outlines
  }

  /// A picture is kept for as long as a layout holds it; an outline is little.
  private static func cost(of glyph: PositionedOutline) -> Int {
    1 + (glyph.picture?.bitmap.pixels.count ?? 0) / 256
  }

  /// Adds the glyphs of a line that have ink.
  private func append(
    _ line: LabelLayout.Line, to outlines: inout [PositionedOutline]
  ) throws(FontError) {
    for run in line.shaped.runs {
      var pen = 0
      for glyph in run.glyphs {
        let ink = try glyphs.ink(of: glyph.glyph, of: run.face, size: line.shaped.size)
        if !ink.path.isEmpty {
          let x = run.left + line.shaped.points(pen + glyph.offsetX, in: run)
          let y = -line.shaped.points(glyph.offsetY, in: run)
          outlines.append(
            PositionedOutline(
              path: ink.path, picture: ink.picture, origin: line.origin + Point(x: x, y: y)))
        }
        pen += glyph.advance
      }
    }
  }
}
