/// A file or folder that could not be read or written, and why.
///
/// The problem is data; `description` is its text for people: the path as the user knows it, then
/// the reason.
struct FileError: Error, Hashable, Sendable {
  /// The path as the user would name it, or the name of a standard stream.
  var path: String
  var problem: Problem

  enum Problem: Hashable, Sendable {
    case missing
    case alreadyThere
    case notPermitted
    /// A folder stands where a file is meant.
    case isFolder
    /// A file stands where a folder is meant.
    case notFolder
    /// A device, a pipe or a socket.
    case notRegularFile
    case folderNotEmpty
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    case diskFull
    /// The limit that the shell sets on the size of a file (`ulimit -f`).
    case fileSizeLimit
    case readOnly
    case nameTooLong
    case tooManyLinks
    case tooManyOpenFiles
    /// Whoever read our output went away.
    case readerGone
    /// A link leads to a place outside of the folder that may be written to.
    case linkLeaves(folder: String)
    /// The name itself leads out of the folder that may be written to.
    case outside(folder: String)
    /// Two outputs of one run would be the same file; the other one's path.
    case sameFile(as: String)
    /// Whatever else the system says, in its words.
    case system(String)
  }
}

extension FileError: CustomStringConvertible {
  var description: String { "\(path): \(problem)" }
}

extension FileError.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .alreadyThere: "it is already there"
    case .notPermitted: "permission denied"
    case .isFolder: "it is a folder where a file is meant"
    case .notFolder: "it is a file where a folder is meant"
    case .notRegularFile: "it is not a regular file"
    case .folderNotEmpty: "the folder is not empty"
    case .tooLarge(let limit): "it has more than the \(limit) bytes that are allowed"
    case .diskFull: "no space is left on the disk"
    case .fileSizeLimit: "it would be larger than the limit on file sizes (ulimit -f) allows"
    case .readOnly: "the file system is read-only"
    case .nameTooLong: "the name is too long"
    case .tooManyLinks: "too many links lead from one to the next"
    case .tooManyOpenFiles: "too many files are open"
    case .readerGone: "nobody reads it any more"
    case .linkLeaves(let folder): "a link leads out of the folder \(folder)"
    case .outside(let folder): "it lies outside of the folder \(folder)"
    case .sameFile(let other): "it is the same file as \(other)"
    case .system(let words): words
    }
  }
}
