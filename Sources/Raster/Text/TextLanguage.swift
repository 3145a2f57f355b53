/// A language as BCP 47 writes it, such as `zh-Hant-TW`, taken apart.
struct TextLanguage {
  /// In small letters.
  private var parts: [String]

  init(_ tag: String) {
    parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// The language itself, in small letters: "zh".
  var primary: String { parts.first ?? "" }

  /// Whether a script or region, in small letters, is named.
  func names(_ part: String) -> Bool { parts.dropFirst().contains(part) }
}

extension TextLanguage {
  /// The family that draws Han characters as the language's readers write them; nil where the
  /// default chain does, which has the shapes of Simplified Chinese.
  var hanFamily: FontFamily? {
    region.map { FontFamily(name: "Noto Sans CJK \($0)", debianPackage: "fonts-noto-cjk") }
  }

  private var region: String? {
    switch primary {
    case "ja": "JP"
    case "ko": "KR"
    case "yue": names("hans") ? nil : "HK"
    case "zh" where names("hk") || names("mo"): names("hans") ? nil : "HK"
    case "zh" where names("hant") || names("tw"): names("hans") ? nil : "TC"
    default: nil
    }
  }
}
