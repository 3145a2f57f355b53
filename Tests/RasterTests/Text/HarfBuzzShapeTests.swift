import Foundation
import Scene
import TestSupport
import Testing

@testable import Raster

/// Whole lines in many scripts, compared with what HarfBuzz's own program makes of them: told script,
/// direction and language, so that nothing is left to guessing.
@Suite struct HarfBuzzShapeTests {
  /// One font, script and language.
  struct Sample: CustomTestStringConvertible, Sendable {
    var script: String
    var words: String
    var isRightToLeft = false
    var language: String?
    var testDescription: String { "\(script) \(language ?? "")" }
  }

  /// Words without spaces between them, which may come from another font: with marks above and below,
  /// conjuncts, letters that join, reordered vowels, ligatures, and joiners.
  static let samples = [
    Sample(
      script: "Latn", words: "AVATAR Těšín office Waffle ffi e\u{301}a\u{308} T\u{323}\u{302}o"),
    Sample(script: "Grek", words: "Ὀδυσσεύς ἄνδρα μοι ἔννεπε"),
    Sample(script: "Cyrl", words: "Привет мир ёж ў њ"),
    Sample(
      script: "Arab", words: "السلام عليكم لله بِسْمِ مُحَمَّد ک\u{200C}ب لا ہیں", isRightToLeft: true),
    Sample(
      script: "Arab", words: "اردو میں ہے گھڑی", isRightToLeft: true, language: "ur"),
    Sample(script: "Hebr", words: "שָׁלוֹם עולם יִשְׂרָאֵל בְּרֵאשִׁית", isRightToLeft: true),
    Sample(script: "Deva", words: "हिन्दी क्षत्रिय ज्ञान र्कि द्ध्य श्री त्र"),
    Sample(script: "Deva", words: "मराठी शेतकरी र्‍य", language: "mr"),
    Sample(script: "Beng", words: "বাংলা ক্ষ র্য কো শ্রী"),
    Sample(script: "Taml", words: "தமிழ் கொ ஸ்ரீ க்ஷ"),
    Sample(script: "Thai", words: "ภาษาไทย น้ำ กี่ ปู่ ที่"),
    Sample(script: "Khmr", words: "ភាសាខ្មែរ ស្រី ក្រោះ"),
    Sample(script: "Mymr", words: "မြန်မာ ကျွန်ုပ် ဘာသာ"),
    Sample(script: "Tibt", words: "བོད་སྐད་ སྒྲུབ་"),
    Sample(script: "Hani", words: "語音通話 直接骨 令和"),
    Sample(script: "Hani", words: "語音通話 直接骨 令和", language: "ja"),
    Sample(script: "Hang", words: "한국어 안녕 ᄒᆞᆫ", language: "ko"),
    Sample(script: "Syrc", words: "ܫܠܡܐ ܣܘܪܝܝܐ", isRightToLeft: true),
    Sample(script: "Thaa", words: "ދިވެހި", isRightToLeft: true),
    Sample(script: "Mong", words: "ᠮᠣᠩᠭᠣᠯ"),
  ]
  private static let textsOfEach = 10

  private struct Shaped: Decodable, Equatable {
    var g, cl, dx, dy, ax: Int
  }

  /// The words, and chains of some of them.
  private func texts(of sample: Sample) -> [String] {
    let words = sample.words.split(separator: " ").map(String.init)
    var random = SeededGenerator(seed: UInt64(words.count))
    return (0..<Self.textsOfEach).map { number in
      if number < words.count { return words[number] }
      let count = Int.random(in: 2...5, using: &random)
      return (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined()
    }
  }

  @Test(arguments: samples)
  func linesHaveTheGlyphsAndPlacesThatHbShapeGives(_ sample: Sample) throws {
    let texts = texts(of: sample)
    let shaper = Shaper(
      chain: FontChain(families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders))
    let lines = try texts.map {
      try shaper.line($0, in: .system(size: 10), language: sample.language)
    }
    let file = try #require(lines.first?.runs.first?.face.file)

    let said = try ExternalProgram(path: "/usr/bin/hb-shape").run(
      [
        "--font-file=\(file.path)", "--face-index=\(file.index)", "--script=\(sample.script)",
        "--direction=\(sample.isRightToLeft ? "rtl" : "ltr")",
        "--language=\(sample.language ?? "zh-cn")", "--utf8-clusters", "--no-glyph-names",
        "--output-format=json", "--text-file=INPUT",
      ], input: texts.joined(separator: "\n") + "\n")
    let expected = try said.split(separator: "\n").map {
      try JSONDecoder().decode([Shaped].self, from: Data($0.utf8))
    }

    #expect(expected.count == texts.count)
    for (index, line) in lines.enumerated() {
      #expect(Set(line.runs.map(\.face.file)) == [file], "\(texts[index])")
      let shaped = line.runs.flatMap(\.glyphs).map {
        Shaped(g: Int($0.glyph), cl: $0.cluster, dx: $0.offsetX, dy: $0.offsetY, ax: $0.advance)
      }
      #expect(shaped == expected[index], "\(texts[index])")
    }
  }
}
