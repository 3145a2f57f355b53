/// A writing system.
struct Script: Hashable, Sendable {
  /// ICU's number for it.
  var number: Int32
}
