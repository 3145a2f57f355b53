import CICU

/// The directions in one paragraph, by the bidirectional algorithm of Unicode (UAX #9).
///
/// The only file that imports ICU, which is asked for what Unicode's annexes say of a text:
/// directions, places for line breaks, scripts. Texts are in UTF-16, as it wants them.
@safe final class BidiParagraph {
  private let paragraph: OpaquePointer
  /// The line that was looked at last.
  private let line: OpaquePointer
  /// ICU reads the text as long as lines are cut from it.
  private let text: UnsafeMutableBufferPointer<UInt16>

  /// - Parameter units: The paragraph without its separator. The rarely used information separators
  ///   would end it too, so they count as spaces.
  /// - Precondition: It is not empty.
  init(_ units: [UInt16]) throws(FontError) {
    guard let paragraph = unsafe cicu_bidi_open() else { throw Self.noMemory }
    guard let line = unsafe cicu_bidi_open() else {
      unsafe cicu_bidi_close(paragraph)
      throw Self.noMemory
    }
    unsafe self.paragraph = paragraph
    unsafe self.line = line
    unsafe text = .allocate(capacity: units.count)
    _ = unsafe text.initialize(
      fromContentsOf: units.map { (0x1C...0x1E).contains($0) ? 0x20 : $0 })
    try check(
      unsafe cicu_bidi_set_paragraph(paragraph, text.baseAddress, Int32(units.count)),
      "ubidi_setPara")
  }

  deinit {
    unsafe cicu_bidi_close(line)
    unsafe cicu_bidi_close(paragraph)
    unsafe text.deallocate()
  }

  /// The embedding level of the paragraph: 1 where its first strong character is written from right
  /// to left, else 0 (rules P2 and P3).
  var level: UInt8 { unsafe cicu_bidi_paragraph_level(paragraph) }

  /// The embedding level of each unit of a line, after rule L1, which takes white space at the
  /// line's end back to the paragraph's level. Odd is from right to left.
  func levels(ofLine range: Range<Int>) throws(FontError) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    try check(
      unsafe cicu_bidi_set_line(
        paragraph, Int32(range.lowerBound), Int32(range.upperBound), line), "ubidi_setLine")
    guard let levels = unsafe cicu_bidi_levels(line) else { throw Self.noMemory }
    return unsafe Array(UnsafeBufferPointer(start: levels, count: range.count))
  }

  /// The order from left to right of pieces with these levels (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = [Int32](repeating: 0, count: levels.count)
    unsafe cicu_bidi_order(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }

  private static let noMemory = FontError.libraryFailed(operation: "ubidi_open", status: 0)
}

/// Finds the places where Unicode allows a line to end (UAX #14), as a language tailors them.
///
/// Thai, Lao, Khmer and Burmese, which write no spaces, are cut by ICU's dictionaries.
@safe final class LineBreakIterator {
  private let iterator: OpaquePointer

  /// - Parameter locale: A language in ICU's writing, such as `ja@lb=strict`. One that ICU does not
  ///   know gets the rules that are the same for all.
  init(locale: String) throws(FontError) {
    var opened: OpaquePointer?
    try check(unsafe cicu_breaks_open(locale, &opened), "ubrk_open")
    guard let opened = unsafe opened else {
      throw .libraryFailed(operation: "ubrk_open", status: 0)
    }
    unsafe iterator = opened
  }

  deinit { unsafe cicu_breaks_close(iterator) }

  /// The places, ascending, each the number of units before it; the end of the text is the last.
  func breaks(in units: [UInt16]) throws(FontError) -> [Int] {
    var places: [Int] = []
    let status = unsafe units.withUnsafeBufferPointer { text in
      let status = unsafe cicu_breaks_set_text(iterator, text.baseAddress, Int32(text.count))
      guard status == 0 else { return status }
      while true {
        let place = unsafe cicu_breaks_next(iterator)
        guard place >= 0 else { return 0 }
        places.append(Int(place))
      }
    }
    try check(status, "ubrk_setText")
    return places
  }
}

extension Script {
  /// The script of a character; nil for those that stand in any script, like digits and spaces.
  init?(of character: Character) {
    for scalar in character.unicodeScalars {
      let number = cicu_script(scalar.value)
      if number >= CICU_FIRST_SCRIPT {
        self.init(number: number)
        return
      }
    }
    return nil
  }

  /// The script of a character; for one that several share, such as a comma or a vowel sign, all of
  /// those (Unicode's `Script_Extensions`); none for those that stand in any.
  static func scripts(of character: Character) -> [Script] {
    if let script = Script(of: character) { return [script] }
    for scalar in character.unicodeScalars {
      var numbers = [Int32](repeating: 0, count: 64)
      let count = unsafe cicu_scripts(scalar.value, &numbers, Int32(numbers.count))
      let scripts = numbers.prefix(Int(count)).filter { $0 >= CICU_FIRST_SCRIPT }
      if !scripts.isEmpty { return scripts.map { Script(number: $0) } }
    }
    return []
  }

  /// Four letters of ISO 15924, such as `Arab`.
  var name: String { unsafe cicu_script_name(number).map { unsafe String(cString: $0) } ?? "" }
}

private func check(_ status: Int32, _ operation: String) throws(FontError) {
  guard status == 0 else { throw .libraryFailed(operation: operation, status: Int(status)) }
}
