/// A stretch of a line that one face draws in one script and direction.
struct ShapingRun {
  /// The whole line: letters join with neighbours outside the run.
  var line: String
  /// Which part of the line, in UTF-8 bytes.
  var range: Range<Int>
  /// nil where only characters of any script are in it.
  var script: Script?
  var isRightToLeft: Bool
  /// BCP 47; nil for Simplified Chinese.
  var language: String?
}

extension ShapingRun {
  /// A character on its own.
  init(_ character: Character) {
    line = String(character)
    range = 0..<line.utf8.count
    script = Script(of: character)
    isRightToLeft = false
    language = nil
  }
}
