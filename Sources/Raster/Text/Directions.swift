/// The directions of a paragraph's characters; nothing is computed for one from left to right alone.
struct Directions {
  private let bidi: BidiParagraph?
  /// Where each character begins, in UTF-16 units, and the paragraph ends; empty without `bidi`.
  private let places: [Int]

  init(of characters: [Character]) throws(FontError) {
    guard characters.contains(where: Self.mayTurn) else {
      bidi = nil
      places = []
      return
    }
    var places = [0]
    for character in characters { places.append((places.last ?? 0) + character.utf16.count) }
    bidi = try BidiParagraph(characters.flatMap(\.utf16))
    self.places = places
  }

  /// The level of the paragraph: 1 where it begins at the right, else 0.
  var paragraphLevel: UInt8 { bidi?.level ?? 0 }

  /// The level of each character of a line; empty where all are 0.
  func levels(ofLine range: Range<Int>) throws(FontError) -> [UInt8] {
    guard let bidi else { return [] }
    let start = places[range.lowerBound]
    let levels = try bidi.levels(ofLine: start..<places[range.upperBound])
    guard levels.contains(where: { $0 != 0 }) else { return [] }
    return range.map { levels[places[$0] - start] }
  }

  /// Whether a text with this character can have parts that do not run from left to right: letters,
  /// digits and signs of the scripts that do so, and marks that ask for it. All of these lie in
  /// ranges that Unicode keeps for them.
  static func mayTurn(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
