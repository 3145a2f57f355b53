extension Session {
  /// The bytes of a picture file that the command line names; `-` means standard input.
  ///
  /// - Throws: `WalkError.missing`, or a `FileError`, for a file of more than a gigabyte as well.
  func pictureFile(at path: String) throws -> [UInt8] {
    let limit = 1_000_000_000
    if path == "-" { return try input.readAll(limit: limit) }
    guard try files.targetStatus(of: path) != nil else { throw WalkError.missing(path) }
    return try files.contents(of: path, limit: limit)
  }
}
