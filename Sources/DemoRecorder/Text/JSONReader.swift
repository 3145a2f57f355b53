import CJansson

/// Reads one document of JSON, strictly by RFC 8259. The only file that imports jansson.
///
/// Besides what the RFC refuses, so are a member's name that stands twice, half of a pair of
/// surrogates, a name with U+0000, numbers that neither `Int` nor a finite `Double` holds, and anything deeper than 64
/// levels. Time and memory are linear in the text.
enum JSONReader {
  /// Where the text ceases to be JSON, as the number of bytes before it.
  struct Malformed: Error, Hashable, Sendable {
    var offset: Int
  }

  /// How deep values may stand in one another: they are converted by recursion.
  private static let depthLimit = 64

  static func value(of bytes: [UInt8]) throws(Malformed) -> JSONValue {
    // No byte of JSON is 0, and jansson passes over one that follows a number or a word.
    if let place = bytes.firstIndex(of: 0) { throw Malformed(offset: place) }
    var error = json_error_t()
    let root = unsafe bytes.withUnsafeBytes { bytes in
      unsafe json_loadb(
        bytes.baseAddress, bytes.count,
        Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL), &error)
    }
    // The last byte that was read is the one, or ends the word, that does not fit.
    guard let root = unsafe root else { throw Malformed(offset: max(Int(error.position) - 1, 0)) }
    defer { unsafe json_decref(root) }
    guard let value = unsafe value(of: root, depth: 0) else { throw Malformed(offset: 0) }
    return value
  }

  /// Returns: nil for what stands too deep.
  private static func value(of json: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
    switch unsafe json.pointee.type {
    case JSON_OBJECT: depth < depthLimit ? unsafe object(json, depth: depth + 1) : nil
    case JSON_ARRAY: depth < depthLimit ? unsafe array(json, depth: depth + 1) : nil
    case JSON_STRING:
      unsafe .string(text(json_string_value(json), length: json_string_length(json)))
    case JSON_INTEGER: unsafe .integer(Int(json_integer_value(json)))
    case JSON_REAL: unsafe .number(json_real_value(json), decimals: 9)
    case JSON_TRUE: .boolean(true)
    case JSON_FALSE: .boolean(false)
    default: .null
    }
  }

  private static func array(_ json: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
    let count = unsafe json_array_size(json)
    var values: [JSONValue] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      guard let element = unsafe json_array_get(json, index),
        let value = unsafe value(of: element, depth: depth)
      else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  private static func object(_ json: UnsafeMutablePointer<json_t>, depth: Int) -> JSONValue? {
    var members: [JSONValue.Member] = []
    members.reserveCapacity(unsafe json_object_size(json))
    var place = unsafe json_object_iter(json)
    while let member = unsafe place {
      guard let element = unsafe json_object_iter_value(member),
        let value = unsafe value(of: element, depth: depth)
      else { return nil }
      let name = unsafe text(
        json_object_iter_key(member), length: json_object_iter_key_len(member))
      members.append(JSONValue.Member(name, value))
      unsafe place = json_object_iter_next(json, member)
    }
    return .object(members)
  }

  /// jansson has checked that this is UTF-8.
  private static func text(_ start: UnsafePointer<CChar>?, length: Int) -> String {
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: length)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
