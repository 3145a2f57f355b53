/// Something whose rows can be written into a PNG, one after another from the top.
protocol PNGRowSource {
  /// Bytes of one row, without the byte that names its filter.
  var rowBytes: Int { get }

  /// Writes row `y` into `row`, which holds `rowBytes` bytes. Called once for each row, in order.
  mutating func fill(_ row: inout MutableSpan<UInt8>, at y: Int)
}
