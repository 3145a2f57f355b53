/// A font that is installed: where it lies and what it says of itself.
struct FontFile: Hashable, Sendable {
  var path: String
  /// Which font of a collection, from 0.
  var index: Int
  /// All names of the family, in all languages.
  var families: [String]
  var style: String
  /// OpenType's weight; nil for a variable font, which has many.
  var weight: Int?
  /// 0 upright, 100 italic, 110 oblique, as fontconfig counts.
  var slant: Int
  /// In per cent of the normal width.
  var width: Int
  /// What the file holds where it was read and is not installed.
  var content: FontContent?

  var isVariable: Bool { weight == nil }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension FontFile {
  /// The file that draws a weight of its family, or nil where there is none.
  ///
  /// Upright before slanted, normal width before others, static before variable (a machine that has
  /// both draws what a machine with the static files draws), then the weight that CSS Fonts 4 §5.2
  /// would take. What is left is decided by path and index, never by the order of a folder.
  static func best(of files: [FontFile], weight: Int) -> FontFile? {
    files.min {
      $0.rank(for: weight).lexicographicallyPrecedes($1.rank(for: weight))
        || ($0.rank(for: weight) == $1.rank(for: weight)
          && ($0.path, $0.index) < ($1.path, $1.index))
    }
  }

  /// Less is better, the first difference decides.
  private func rank(for wanted: Int) -> [Int] {
    [
      slant, abs(width - 100), isVariable ? 1 : 0,
      weight.map { Self.distance(of: $0, to: wanted) } ?? 0,
    ]
  }

  /// How far down CSS's order of search a weight stands: for 400 first up to 500, then lighter, then
  /// heavier; for 500 lighter ones from 400 down first; below and above that simply outward.
  private static func distance(of weight: Int, to wanted: Int) -> Int {
    if weight == wanted { return 0 }
    let isLight = wanted < 400
    let isMiddle = (400...500).contains(wanted)
    if isMiddle && weight > wanted && weight <= 500 { return weight - wanted }
    if weight < wanted { return (isLight || isMiddle ? 1_000 : 2_000) + wanted - weight }
    return (isLight || isMiddle ? 2_000 : 1_000) + weight - wanted
  }
}
