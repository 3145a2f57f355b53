/// The files that a scenario is made of, each read once.
struct ScenarioFiles {
  /// Gives a file's bytes, or throws an error whose description says why not, in the user's words.
  /// It refuses what is no regular file.
  let read: (String) throws -> [UInt8]
  /// What was read as text, by path.
  private(set) var sources: [String: SourceText] = [:]
  /// The documents that were read, by path; nil for one that was reported and cannot be used.
  private var documents: [String: YAMLNode?] = [:]
  /// What stands in the documents, in the order in which they were read.
  private(set) var texts: [LocatedText] = []
  /// The bytes of those that were read, by path.
  private var contents: [String: [UInt8]] = [:]
  private var budget = ScenarioLimits.nodes

  init(read: @escaping (String) throws -> [UInt8]) { self.read = read }

  /// Reads a document, once.
  ///
  /// - Parameter findings: Receives what is wrong with it, the first time.
  /// - Returns: nil where it cannot be used.
  mutating func document(
    _ bytes: [UInt8], file: String, findings: inout [Diagnostic]
  ) -> YAMLNode? {
    guard bytes.count <= ScenarioLimits.bytes else {
      let place = ScenarioLocation(file: file, line: 1, column: 1)
      findings.append(Diagnostic(.tooBig(limit: ScenarioLimits.bytes), at: place))
      return nil
    }
    let text = SourceText(file: file, bytes: bytes)
    sources[file] = text
    do throws(Diagnostic) {
      let root = try YAMLTree.read(text, budget: &budget, findings: &findings)
      texts += root.remarkableTexts
      return root
    } catch {
      findings.append(error)
      return nil
    }
  }

  /// Reads the file that another one names.
  ///
  /// - Parameter place: Where it is named.
  mutating func document(
    at path: String, namedAt place: ScenarioLocation, findings: inout [Diagnostic]
  ) -> YAMLNode? {
    if let known = documents[path] { return known }
    let bytes = self.bytes(at: path, namedAt: place, findings: &findings)
    var document: YAMLNode?
    if let bytes { document = self.document(bytes, file: path, findings: &findings) }
    documents.updateValue(document, forKey: path)
    return document
  }

  /// Reads a file of any kind that a scenario names, once.
  mutating func bytes(
    at path: String, namedAt place: ScenarioLocation, findings: inout [Diagnostic]
  ) -> [UInt8]? {
    if let known = contents[path] { return known }
    do {
      let bytes = try read(path)
      contents[path] = bytes
      return bytes
    } catch {
      findings.append(Diagnostic(.unreadable(path: path, reason: "\(error)"), at: place))
      return nil
    }
  }

  /// The path of a file that another one names, without `.` as a folder in it.
  ///
  /// `..` stays: behind a link it leads elsewhere than its text says.
  static func path(_ path: String, namedBy file: String) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    let plain = (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
    guard !plain.hasPrefix("/"), let end = file.lastIndex(of: "/") else { return plain }
    return String(file[...end]) + plain
  }
}
