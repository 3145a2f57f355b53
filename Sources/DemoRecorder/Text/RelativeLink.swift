/// The path of a file, as a page in another folder links to it.
enum RelativeLink {
  /// Percent-encoded; nil for a path that could lead anywhere else than below the folder.
  ///
  /// All bytes are encoded but those that RFC 3986 calls unreserved, and the slashes between names.
  static func to(_ path: String) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !names.contains(where: { ["", ".", ".."].contains($0) || $0.contains("\0") }) else {
      return nil
    }
    return names.map(encoded).joined(separator: "/")
  }

  /// The way from a folder to a file that may lie anywhere, percent-encoded; both are absolute paths
  /// without `.`, `..` and links.
  static func to(_ path: String, from folder: String) -> String {
    let (target, start) = (FilePath.names(of: path), FilePath.names(of: folder))
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up = start.dropFirst(shared).map { _ in ".." }
    return (up + target.dropFirst(shared).map(encoded)).joined(separator: "/")
  }

  private static func encoded(_ name: some StringProtocol) -> String {
    name.utf8.map(encoded).joined()
  }

  private static func encoded(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
