import CYAML

/// Reads YAML text into events. The only file that imports libyaml.
enum YAMLReader {
  /// Hands every event to `body`, in order, until the stream ends or `body` throws.
  ///
  /// - Precondition: The text has no flaw.
  /// - Throws: What `body` throws, or `syntax` where the text is no YAML.
  static func forEachEvent(
    in text: SourceText, _ body: (YAMLEvent) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    precondition(text.flaw == nil, "only text is parsed")
    guard !text.bytes.isEmpty else { return }
    try unsafe text.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      var parser = unsafe yaml_parser_t()
      guard unsafe yaml_parser_initialize(&parser) == 1 else {
        preconditionFailure("libyaml found no memory for its parser")
      }
      defer { unsafe yaml_parser_delete(&parser) }
      unsafe yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      unsafe yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      while true {
        let event = try unsafe nextEvent(of: &parser, in: text)
        try body(event)
        if case .streamEnd = event.kind { return }
      }
    }
  }

  private static func nextEvent(
    of parser: inout yaml_parser_t, in text: SourceText
  ) throws(Diagnostic) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(&parser, &event) == 1 else {
      throw unsafe failure(of: parser, in: text)
    }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe YAMLEvent(
      kind: kind(of: event), start: Int(event.start_mark.index), end: Int(event.end_mark.index))
  }

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT:
      return unsafe .documentStart(isImplicit: event.data.document_start.implicit != 0)
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        YAMLScalar(
          text: String(decoding: bytes, as: UTF8.self),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
        properties(anchor: scalar.anchor, tag: scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe .sequenceStart(properties(anchor: start.anchor, tag: start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe .mappingStart(properties(anchor: start.anchor, tag: start.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_ALIAS_EVENT: return unsafe .alias(string(event.data.alias.anchor) ?? "")
    case YAML_STREAM_END_EVENT: return .streamEnd
    default: return .other
    }
  }

  private static func properties(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?
  ) -> YAMLProperties {
    unsafe YAMLProperties(anchor: string(anchor), tag: string(tag))
  }

  private static func string(_ text: UnsafeMutablePointer<UInt8>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(cString: text)
  }

  /// libyaml's own words, at the place where it gave up, with the place where the trouble began.
  private static func failure(of parser: yaml_parser_t, in text: SourceText) -> Diagnostic {
    let words = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "no valid YAML"
    let context = unsafe parser.context.map { unsafe String(cString: $0) }
    let begun = unsafe text.location(ofScalar: Int(parser.context_mark.index))
    let place = unsafe text.location(ofScalar: Int(parser.problem_mark.index))
    return Diagnostic(
      .syntax(
        words, context: context, begunAt: context == nil || begun == place ? nil : begun,
        found: text.scalars(ofLine: place.line, columns: place.column..<place.column + 1).first),
      at: place)
  }
}
