/// Why PATHs on a command line give no list of scenarios.
enum WalkError: Error, Hashable, Sendable {
  /// No PATH was given and there is no folder `scenarios`.
  case noDefaultFolder
  case missing(String)
  /// A device, a pipe or a socket.
  case notReadable(String)
  /// A folder where one file is meant.
  case isFolder(String)
  /// A file whose name is not UTF-8.
  case nameIsNoText(String)
  case noScenarios(folder: String)
  case nothingMatches(filter: String, scenarios: Int)
  /// Two scenarios whose outputs would have the same name; then their paths.
  case sameOutput(String, String, String)
  case unreadable(FileError)
}

extension WalkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noDefaultFolder: "there is no folder 'scenarios' here"
    case .missing(let path): "there is no file or folder '\(path)'"
    case .notReadable(let path): "'\(path)' is neither a regular file nor a folder"
    case .isFolder(let path): "'\(path)' is a folder; one file is meant"
    case .nameIsNoText(let path): "the name of the file '\(path)' is not UTF-8"
    case .noScenarios(let folder): "the folder '\(folder)' has no scenario files (*.yaml, *.yml)"
    case .nothingMatches(let filter, let count):
      "--filter '\(filter)' matches none of \(count) scenario\(count == 1 ? "" : "s")"
    case .sameOutput(let name, let first, let second):
      "'\(first)' and '\(second)' would both write '\(name)'"
    case .unreadable(let error): error.description
    }
  }

  var exitStatus: ExitStatus {
    if case .unreadable = self { .failed } else { .wrong }
  }

  /// What to do about it, where that is known.
  var hint: String? {
    switch self {
    case .noDefaultFolder: "name a file or folder, or begin with 'demo-recorder new NAME'"
    case .notReadable: "use - to read a scenario from standard input"
    case .noScenarios:
      "names that begin with '_' or '.' and links are skipped; a file named itself is always taken"
    case .sameOutput: "rename one of them, or record them in two runs with different --output"
    case .nothingMatches: "the expression is looked for in each path and in each output name"
    case .isFolder: "name one of the files in it"
    case .nameIsNoText: "rename it, or put it elsewhere"
    case .missing, .unreadable: nil
    }
  }
}
