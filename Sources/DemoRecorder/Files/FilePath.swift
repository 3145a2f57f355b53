/// The parts of a path, by its text alone.
enum FilePath {
  /// What stands before the last name: `a/b` → `a`, `/b` → `/`, `b` → `.`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name: `a/b` → `b`.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// `name` in `folder`.
  static func joined(_ folder: String, _ name: String) -> String {
    switch folder {
    case "", ".": name
    case _ where folder.hasSuffix("/"): folder + name
    default: folder + "/" + name
    }
  }

  /// The names on the way, without empty ones and `.`.
  static func names(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// The same path without needless parts: `./a//b/` → `a/b`. `..` stays: a link may stand before
  /// it.
  static func tidied(_ path: String) -> String {
    let text = names(of: path).joined(separator: "/")
    if path.hasPrefix("/") { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// Whether `path` is `folder` or lies in it; both absolute and without links.
  static func lies(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Whether a path may lead out of the current folder, by its text; links aside.
  static func leadsOut(_ path: String) -> Bool {
    path.hasPrefix("/") || names(of: path).contains("..")
  }

  /// A name without its last extension: `x.y.yaml` → `x.y`, `.x` → `.x`.
  static func withoutExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
