/// An output of a transaction while its bytes come. One that is let go of before it is finished is
/// removed, as if it had never been begun.
final class UnfinishedOutput {
  private let name: String
  private let file: any NewFile
  private let staged: OutputTransaction.Staged
  private let permissions: UInt32?
  private let transaction: OutputTransaction
  private var isOpen = true
  private var isKept = false
  /// How many bytes have come.
  private var count = 0

  /// - Parameters:
  ///   - file: Is closed when this is finished or goes away.
  ///   - permissions: Those of the file it replaces, if there is one.
  init(
    name: String, file: any NewFile, staged: OutputTransaction.Staged, permissions: UInt32?,
    transaction: OutputTransaction
  ) {
    self.name = name
    self.file = file
    self.staged = staged
    self.permissions = permissions
    self.transaction = transaction
  }

  deinit {
    if isOpen { try? file.close() }
    if !isKept { transaction.temporaries.discard([staged.temporary].compactMap(\.self)) }
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    try transaction.folder.reporting(name) { () throws(FileError) in try file.append(bytes) }
    count += bytes.count
  }

  /// Gives back some of the bytes that have come.
  func bytes(in range: Range<Int>) throws(FileError) -> [UInt8] {
    guard let path = staged.temporary else { return [] }
    return try transaction.folder.reporting(name) { () throws(FileError) in
      try transaction.folder.files.bytes(of: path, in: range)
    }
  }

  /// Keeps the file for the transaction's `commit()`; if what it would replace holds the same bytes,
  /// that is left alone. To be called once.
  func finish() throws(FileError) {
    precondition(isOpen, "an output is finished once")
    if isThereAlready {
      try transaction.add(OutputTransaction.Staged(temporary: nil, place: staged.place))
      return
    }
    try transaction.folder.reporting(name) { () throws(FileError) in
      if let permissions { try file.setPermissions(permissions) }
      try file.sync()
      isOpen = false
      try file.close()
    }
    try transaction.add(staged)
    isKept = true
  }

  private static let comparedAtOnce = 1 << 16

  private var isThereAlready: Bool {
    let files = transaction.folder.files
    guard let status = try? files.status(of: staged.place.path), status.kind == .file,
      status.size == count
    else { return false }
    for start in stride(from: 0, to: count, by: Self.comparedAtOnce) {
      let range = start..<min(start + Self.comparedAtOnce, count)
      guard let old = try? files.bytes(of: staged.place.path, in: range),
        let new = try? bytes(in: range), old == new
      else { return false }
    }
    return true
  }
}
