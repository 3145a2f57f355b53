/// Which families have the letters of a script, for texts that go beyond the default chain.
///
/// One family of Debian's Noto package for each script: without serifs where there is such a one.
/// Han, kana, bopomofo and Hangul are not here, since the default chain has them.
enum ScriptFamilies {
  static let debianPackage = "fonts-noto-core"

  /// The families to ask for a character that the chain does not have, in this order; none where no
  /// family is known.
  static func families(for character: Character) -> [FontFamily] {
    let scripts = Script.scripts(of: character)
    let names = scripts.isEmpty ? symbols(for: character) : scripts.compactMap { table[$0.name] }
    return names.map { FontFamily(name: "Noto \($0)", debianPackage: debianPackage) }
  }

  /// Where signs are that belong to no script; pictures have fonts of their own.
  private static func symbols(for character: Character) -> [String] {
    guard let properties = character.unicodeScalars.first?.properties,
      !properties.isEmojiPresentation
    else { return [] }
    switch properties.generalCategory {
    case .unassigned, .control, .format, .privateUse, .surrogate: return []
    default: return ["Sans Symbols", "Sans Symbols2", "Sans Math"]
    }
  }

  /// By the script's four letters of ISO 15924; each after "Noto ".
  private static let table: [String: String] = [
    "Adlm": "Sans Adlam", "Aghb": "Sans Caucasian Albanian", "Ahom": "Serif Ahom",
    "Arab": "Sans Arabic", "Armi": "Sans Imperial Aramaic", "Armn": "Sans Armenian",
    "Avst": "Sans Avestan", "Bali": "Sans Balinese", "Bamu": "Sans Bamum", "Bass": "Sans Bassa Vah",
    "Batk": "Sans Batak", "Beng": "Sans Bengali", "Bhks": "Sans Bhaiksuki", "Brah": "Sans Brahmi",
    "Brai": "Sans Symbols2", "Bugi": "Sans Buginese", "Buhd": "Sans Buhid", "Cakm": "Sans Chakma",
    "Cans": "Sans Canadian Aboriginal", "Cari": "Sans Carian", "Cham": "Sans Cham",
    "Cher": "Sans Cherokee", "Copt": "Sans Coptic", "Cprt": "Sans Cypriot", "Cyrl": "Sans",
    "Deva": "Sans Devanagari", "Dogr": "Serif Dogra", "Dsrt": "Sans Deseret",
    "Dupl": "Sans Duployan", "Egyp": "Sans Egyptian Hieroglyphs", "Elba": "Sans Elbasan",
    "Elym": "Sans Elymaic", "Ethi": "Sans Ethiopic", "Geor": "Sans Georgian",
    "Glag": "Sans Glagolitic", "Gong": "Sans Gunjala Gondi", "Gonm": "Sans Masaram Gondi",
    "Goth": "Sans Gothic", "Gran": "Sans Grantha", "Grek": "Sans", "Gujr": "Sans Gujarati",
    "Guru": "Sans Gurmukhi", "Hano": "Sans Hanunoo", "Hatr": "Sans Hatran", "Hebr": "Sans Hebrew",
    "Hluw": "Sans Anatolian Hieroglyphs", "Hmng": "Sans Pahawh Hmong",
    "Hmnp": "Serif Hmong Nyiakeng", "Hung": "Sans Old Hungarian", "Ital": "Sans Old Italic",
    "Java": "Sans Javanese", "Kali": "Sans Kayah Li", "Khar": "Sans Kharoshthi",
    "Khmr": "Sans Khmer", "Khoj": "Sans Khojki", "Knda": "Sans Kannada", "Kthi": "Sans Kaithi",
    "Lana": "Sans Tai Tham", "Laoo": "Sans Lao", "Latn": "Sans", "Lepc": "Sans Lepcha",
    "Limb": "Sans Limbu", "Lina": "Sans Linear A", "Linb": "Sans Linear B", "Lisu": "Sans Lisu",
    "Lyci": "Sans Lycian", "Lydi": "Sans Lydian", "Mahj": "Sans Mahajani", "Mand": "Sans Mandaic",
    "Mani": "Sans Manichaean", "Marc": "Sans Marchen", "Medf": "Sans Medefaidrin",
    "Mend": "Sans Mende Kikakui", "Merc": "Sans Meroitic", "Mero": "Sans Meroitic",
    "Mlym": "Sans Malayalam", "Modi": "Sans Modi", "Mong": "Sans Mongolian", "Mroo": "Sans Mro",
    "Mtei": "Sans Meetei Mayek", "Mult": "Sans Multani", "Mymr": "Sans Myanmar",
    "Narb": "Sans Old North Arabian", "Nbat": "Sans Nabataean", "Newa": "Sans Newa",
    "Nkoo": "Sans NKo", "Nshu": "Sans Nushu", "Ogam": "Sans Ogham", "Olck": "Sans Ol Chiki",
    "Orkh": "Sans Old Turkic", "Orya": "Sans Oriya", "Osge": "Sans Osage", "Osma": "Sans Osmanya",
    "Palm": "Sans Palmyrene", "Pauc": "Sans Pau Cin Hau", "Perm": "Sans Old Permic",
    "Phag": "Sans PhagsPa", "Phli": "Sans Inscriptional Pahlavi", "Phlp": "Sans Psalter Pahlavi",
    "Phnx": "Sans Phoenician", "Plrd": "Sans Miao", "Prti": "Sans Inscriptional Parthian",
    "Rjng": "Sans Rejang", "Rohg": "Sans Hanifi Rohingya", "Runr": "Sans Runic",
    "Samr": "Sans Samaritan", "Sarb": "Sans Old South Arabian", "Saur": "Sans Saurashtra",
    "Sgnw": "Sans SignWriting", "Shaw": "Sans Shavian", "Shrd": "Sans Sharada",
    "Sidd": "Sans Siddham", "Sind": "Sans Khudawadi", "Sinh": "Sans Sinhala",
    "Sogd": "Sans Sogdian", "Sogo": "Sans Old Sogdian", "Sora": "Sans Sora Sompeng",
    "Soyo": "Sans Soyombo", "Sund": "Sans Sundanese", "Sylo": "Sans Syloti Nagri",
    "Syrc": "Sans Syriac", "Tagb": "Sans Tagbanwa", "Takr": "Sans Takri", "Tale": "Sans Tai Le",
    "Talu": "Sans New Tai Lue", "Taml": "Sans Tamil", "Tang": "Serif Tangut",
    "Tavt": "Sans Tai Viet", "Telu": "Sans Telugu", "Tfng": "Sans Tifinagh", "Tglg": "Sans Tagalog",
    "Thaa": "Sans Thaana", "Thai": "Sans Thai", "Tibt": "Serif Tibetan", "Tirh": "Sans Tirhuta",
    "Ugar": "Sans Ugaritic", "Vaii": "Sans Vai", "Wara": "Sans Warang Citi", "Wcho": "Sans Wancho",
    "Xpeo": "Sans Old Persian", "Xsux": "Sans Cuneiform", "Yezi": "Serif Yezidi", "Yiii": "Sans Yi",
    "Zanb": "Sans Zanabazar Square",
  ]
}
