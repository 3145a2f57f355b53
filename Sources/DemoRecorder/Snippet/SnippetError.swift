/// Why snippets cannot be put into a file.
struct SnippetError: Error, Hashable, Sendable {
  enum Problem: Hashable, Sendable {
    /// The file is there and has no place for a snippet.
    case noPlace
    /// It has places, but for other names only.
    case otherNames([String])
    /// A beginning without an end.
    case noEnd(name: String, line: Int)
    case noBeginning(line: Int)
  }

  var problem: Problem
  var path: String

  init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }
}

extension SnippetError: ExplainedError {
  var description: String {
    let path = DisplayText.plain(path)
    return switch problem {
    case .noPlace: "\(path) is there already and has no place for a recording"
    case .otherNames: "\(path) has no place for any of these scenarios"
    case .noEnd(let name, let line):
      "\(path):\(line): the place of \(DisplayText.quoted(name)) has no end"
    case .noBeginning(let line): "\(path):\(line): a place ends here that has no beginning"
    }
  }

  var hint: String? {
    switch problem {
    case .noPlace:
      "put '\(SnippetMarker.beginning("NAME"))' and '\(SnippetMarker.end)' where a scenario's "
        + "pictures are to stand; nothing else in the file is touched"
    case .otherNames(let names):
      "its places are for " + names.map(DisplayText.quoted).joined(separator: ", ")
    case .noEnd: "put '\(SnippetMarker.end)' behind it"
    case .noBeginning: "put '\(SnippetMarker.beginning("NAME"))' before it, or remove it"
    }
  }

  var exitStatus: ExitStatus { .wrong }
}
