/// Where bytes go that nobody reads back: standard output, standard error.
protocol ByteSink: Sendable {
  /// Returns when all bytes were taken.
  func write(_ bytes: [UInt8]) throws(FileError)
}

/// Where bytes come from, once: standard input.
protocol ByteSource: Sendable {
  /// Everything up to the end; more than `limit` bytes are refused.
  func readAll(limit: Int) throws(FileError) -> [UInt8]
}
