import Glibc

extension FileError {
  /// What the last system call says about `path`.
  static func lastSystemCall(on path: String) -> FileError {
    FileError(path: path, problem: Problem(code: errno))
  }
}

extension FileError.Problem {
  /// The problem behind an `errno` of the system.
  init(code: Int32) {
    self = Self.known[code] ?? .system(Self.words(for: code))
  }

  private static let known: [Int32: FileError.Problem] = [
    ENOENT: .missing, EEXIST: .alreadyThere, EACCES: .notPermitted, EPERM: .notPermitted,
    EISDIR: .isFolder, ENOTDIR: .notFolder, ENOTEMPTY: .folderNotEmpty, ENOSPC: .diskFull,
    EDQUOT: .diskFull, EFBIG: .fileSizeLimit, EROFS: .readOnly, ENAMETOOLONG: .nameTooLong,
    ELOOP: .tooManyLinks, EMFILE: .tooManyOpenFiles, ENFILE: .tooManyOpenFiles, EPIPE: .readerGone,
  ]

  private static func words(for code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
