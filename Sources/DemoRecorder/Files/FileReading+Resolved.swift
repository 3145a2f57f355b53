extension FileReading {
  /// The absolute path, without links, of something that need not exist: of what is there its real
  /// path, then the rest as it is written.
  func resolvedAsFarAsThere(_ path: String) throws(FileError) -> String {
    var there = path.isEmpty ? "." : path
    var rest: [String] = []
    while try targetStatus(of: there) == nil, there != ".", there != "/" {
      rest.insert(FilePath.name(of: there), at: 0)
      there = FilePath.folder(of: there)
    }
    // What is not there is no link, so `..` leads back to where its name stands.
    return rest.reduce(try resolved(there)) { path, name in
      name == ".." ? FilePath.folder(of: path) : FilePath.joined(path, name)
    }
  }
}
