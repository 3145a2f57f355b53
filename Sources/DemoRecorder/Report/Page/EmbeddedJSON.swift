/// JSON that stands in a `<script>` block of a page as it is, with nothing in it that could end the
/// block or begin another.
enum EmbeddedJSON {
  /// A value without any `<`: in JSON it only stands in strings, which may escape it.
  static func text(_ value: JSONValue) -> String {
    var text = ""
    for scalar in value.text.unicodeScalars {
      if scalar == "<" { text += "\\u003c" } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
