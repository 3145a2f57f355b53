/// One event of a YAML stream, as the parser meets it.
struct YAMLEvent {
  var kind: Kind
  /// The scalar's index in the text at which it begins.
  var start: Int
  /// The index just after it.
  var end: Int

  enum Kind {
    case documentStart(isImplicit: Bool)
    case scalar(YAMLScalar, YAMLProperties)
    case sequenceStart(YAMLProperties)
    case mappingStart(YAMLProperties)
    case collectionEnd
    case alias(String)
    case streamEnd
    /// The start of the stream and the end of a document, which say nothing.
    case other
  }
}

/// What can stand before a YAML value: `&anchor` and `!tag`.
struct YAMLProperties {
  var anchor: String?
  var tag: String?
}
