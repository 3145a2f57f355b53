/// One of several parts of the scenarios.
struct Shard: Hashable, Sendable {
  /// From 1.
  var index: Int
  /// How many parts there are; at least `index`.
  var count: Int
}
