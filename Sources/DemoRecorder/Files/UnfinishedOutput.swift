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
  }

  /// Keeps the file for the transaction's `commit()`. To be called once.
  func finish() throws(FileError) {
    precondition(isOpen, "an output is finished once")
    try transaction.folder.reporting(name) { () throws(FileError) in
      if let permissions { try file.setPermissions(permissions) }
      try file.sync()
      isOpen = false
      try file.close()
    }
    try transaction.add(staged)
    isKept = true
  }
}
