extension MalformedCases {
  /// Marks, pace and poster.
  static let film: [Malformed] = [
    .setting(
      "an unknown mark's size", "output: {touches: {style: dot, size: «1»4}}",
      says: "outside 8 to 200"),
    .setting("a film at rest", "output: {speed: «1»0}", says: "outside 0.1 to 10"),
    .setting("a poster without a unit", "output: {poster: «1»3}", says: "has no unit"),
    .setting("a poster of no share", "output: {poster: «1»x%}", says: "a share such as 30%"),
    .setting("a poster after the end", "output: {poster: «1»101%}", says: "outside 0% to 100%"),
    .setting(
      "a poster of a film that ends", "output: {loop: once, poster: «1»30%}",
      says: "loops for ever", hint: "before its beginning"),
  ]
}
