/// The reporter `junit`: the results as XML that Jenkins, GitLab and others understand.
///
/// A scenario is a test case. What differs, is missing or fails an expectation is a `failure`; what
/// could not be verified at all is an `error`. A test case has one of them at most, and pictures as
/// attachments by path.
///
/// Source: the schemas of Jenkins' xUnit plugin (`junit-10.xsd`) and of Maven Surefire
/// (`surefire-test-report.xsd`); attachments as Jenkins' JUnit Attachments plugin and GitLab read
/// them.
struct JUnitReport {
  let header: ReportHeader
  let results: [VerificationResult]
  /// The report's folder, as the user names it.
  let folder: String

  var text: String {
    let name = Self.attribute("name", "demo-recorder")
    let counts = Self.counts(of: results)
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + "<testsuites\(name)\(counts)>\n<testsuite\(name)\(counts)\(Self.attribute("skipped", "0"))>\n"
      + results.map(testCase).joined() + "</testsuite>\n</testsuites>\n"
  }

  private static func counts(of results: [VerificationResult]) -> String {
    let failed = results.filter { $0.outcome == .failed }
    let errors = failed.count { $0.verdict == .trouble }
    return attribute("tests", String(results.count))
      + attribute("failures", String(failed.count - errors))
      + attribute("errors", String(errors))
      + attribute("time", seconds(results.reduce(.zero) { $0 + $1.time }))
  }

  private func testCase(_ result: VerificationResult) -> String {
    let folder = FilePath.folder(of: result.name)
    let parts = ["demo-recorder"] + (folder == "." ? [] : FilePath.names(of: folder))
    let start =
      "<testcase" + Self.attribute("name", result.name)
      + Self.attribute("classname", parts.joined(separator: "."))
      + Self.attribute("time", Self.seconds(result.time))
    guard result.outcome == .failed else { return start + "/>\n" }
    return start + ">\n" + failure(of: result) + attachments(of: result) + "</testcase>\n"
  }

  private func failure(of result: VerificationResult) -> String {
    let words = FindingWords(header: header, folder: folder, result: result)
    let element = result.verdict == .trouble ? "error" : "failure"
    let lines =
      words.origins + words.blocks.flatMap { [$0.line] + $0.details.map { "  " + $0 } }
      + (words.acceptCommand.map { ["accept it with: \($0)"] } ?? [])
    return "<\(element)" + Self.attribute("message", words.lines.first ?? "it failed")
      + Self.attribute("type", result.verdict.rawValue) + ">"
      + XMLText.content(lines.joined(separator: "\n")) + "</\(element)>\n"
  }

  private func attachments(of result: VerificationResult) -> String {
    let lines = result.shownPictures.map { FilePath.joined(folder, $0) }
      // A path with the sign of the end in it could not be told from what follows.
      .filter { !$0.contains("]]") && !$0.contains(where: \.isNewline) }
      .map { "[[ATTACHMENT|\($0)]]" }
    guard !lines.isEmpty else { return "" }
    return "<system-out>" + XMLText.content(lines.joined(separator: "\n")) + "</system-out>\n"
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(XMLText.attribute(value))\""
  }

  private static func seconds(_ time: Duration) -> String {
    DecimalText(seconds: time, decimals: 3).text
  }
}

extension VerificationResult {
  /// The pictures that are made to be looked at, by their paths below the report's folder.
  fileprivate var shownPictures: [String] {
    findings.flatMap { finding -> [String] in
      guard case .difference(let difference) = finding else { return [] }
      let pictures = difference.pictures
      return [pictures.comparison, pictures.animation].compactMap(\.self)
    }
  }
}
