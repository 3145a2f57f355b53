/// A language as BCP 47 names it: `en`, `zh-Hans`, `pt-BR`.
///
/// Well formed by RFC 5646, section 2.1, and in the letter case of its section 2.1.1. Whether a part
/// is registered is not looked up, and the old irregular tags (`i-klingon`) are not known.
public struct LanguageTag: Hashable, Sendable {
  /// The whole tag.
  public let text: String
  /// Two or three letters mostly, in lower case.
  public let language: String
  /// Four letters, as `Hans`; nil where the tag leaves the script to the language.
  public let script: String?
  /// Two letters or three digits; nil without one.
  public let region: String?

  /// The most bytes that a tag may have: more than any tag of registered parts needs (section 4.4.1).
  public static let longest = 100

  /// - Returns: nil for what is no tag; letters may be of either case.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest, let parts = Parts(text) else { return nil }
    self.text = parts.all.joined(separator: "-")
    language = parts.language
    script = parts.script
    region = parts.region
  }

  /// The way in which the language's script is written, by CLDR's character order.
  ///
  /// A script in the tag decides; without one the script that the language is mostly written in.
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// Of living scripts and those of ISO 15924 that are encoded right to left.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Gara", "Hatr", "Hebr",
    "Hung", "Khar", "Lydi", "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh",
    "Ougr", "Palm", "Phli", "Phlp", "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sogd", "Sogo", "Syrc",
    "Syre", "Syrj", "Syrn", "Thaa", "Yezi",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn",
    "nqo",
    "pnb", "prs", "ps", "sd", "skr", "syr", "ug", "ur", "yi",
  ]
}

extension LanguageTag {
  /// A tag's subtags by their place in the grammar, each in its usual case.
  private struct Parts {
    private(set) var all: [String] = []
    private(set) var language = ""
    private(set) var script: String?
    private(set) var region: String?
    private var rest: ArraySlice<Substring>

    init?(_ text: String) {
      let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
      guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.isPlain }) else {
        return nil
      }
      rest = subtags[...]
      guard readLanguage() else { return nil }
      script = take { $0.utf8.count == 4 && $0.isAlphabetic }.map(Self.capitalized)
      if let script { all.append(script) }
      region = take {
        $0.utf8.count == 2 && $0.isAlphabetic || $0.utf8.count == 3 && $0.isNumeric
      }?.uppercased()
      if let region { all.append(region) }
      guard readVariants(), readExtensions(), readPrivateUse(), rest.isEmpty else { return nil }
    }

    private mutating func take(where isFit: (Substring) -> Bool) -> Substring? {
      guard let first = rest.first, isFit(first) else { return nil }
      rest.removeFirst()
      return first
    }

    /// Two to eight letters; up to three more parts of three letters after a short one.
    private mutating func readLanguage() -> Bool {
      guard let first = take(where: { $0.utf8.count >= 2 && $0.isAlphabetic }) else { return false }
      language = first.lowercased()
      all.append(language)
      guard language.utf8.count <= 3 else { return true }
      for _ in 0..<3 {
        guard let more = take(where: { $0.utf8.count == 3 && $0.isAlphabetic }) else { break }
        all.append(more.lowercased())
      }
      return true
    }

    /// No variant twice.
    private mutating func readVariants() -> Bool {
      var seen: Set<String> = []
      while let variant = take(where: {
        $0.utf8.count >= 5 || $0.utf8.count == 4 && $0.utf8.first.map(isDigit) == true
      })?.lowercased() {
        guard seen.insert(variant).inserted else { return false }
        all.append(variant)
      }
      return true
    }

    /// No singleton twice, and something after each.
    private mutating func readExtensions() -> Bool {
      var seen: Set<String> = []
      while let singleton = take(where: { $0.utf8.count == 1 && $0.lowercased() != "x" })?
        .lowercased()
      {
        guard seen.insert(singleton).inserted, readAll(singleton, shortest: 2) else { return false }
      }
      return true
    }

    private mutating func readPrivateUse() -> Bool {
      guard take(where: { $0.lowercased() == "x" }) != nil else { return true }
      return readAll("x", shortest: 1)
    }

    /// Reads what belongs to a singleton: one part at least.
    private mutating func readAll(_ singleton: String, shortest: Int) -> Bool {
      all.append(singleton)
      let before = all.count
      while let part = take(where: { $0.utf8.count >= shortest }) { all.append(part.lowercased()) }
      return all.count > before
    }

    private static func capitalized(_ subtag: Substring) -> String {
      subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

extension Substring {
  fileprivate var isPlain: Bool { utf8.allSatisfy { isDigit($0) || isLetter($0) } }
  fileprivate var isAlphabetic: Bool { utf8.allSatisfy(isLetter) }
  fileprivate var isNumeric: Bool { utf8.allSatisfy(isDigit) }
}
