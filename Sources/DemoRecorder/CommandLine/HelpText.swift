/// The help, made from the table.
struct HelpText {
  let table: CommandTable

  /// Columns that a line may take.
  private static let width = 80

  /// What `demo-recorder --help` prints.
  var program: String {
    let verbs = table.verbs.map { Row(term: usage(of: $0), meaning: $0.meaning) }
    let flags = table.flags.filter { table.general.contains($0.flag) }.map(row)
    return [
      Self.paragraph(
        """
        demo-recorder plays scenarios of touches against a component, without a device, and writes \
        what the screen showed as GIF and PNG.
        """),
      """
      usage: demo-recorder COMMAND [flags] [PATH …]
             demo-recorder FILE.yaml …            the same as record

      """,
      "commands:", Self.columns(verbs), "",
      "flags of all commands:", Self.columns(flags), "",
      Self.paragraph("'demo-recorder COMMAND --help' tells of a command's own flags."),
      Self.paragraph(
        """
        exit status: 0 done, 1 an expectation failed or pixels differ, 2 the command or a scenario \
        is wrong, 3 a recording is missing, 4 a recording is out of date, 5 a file could not be read \
        or written, 129, 130 and 143 stopped by a signal
        """),
    ].joined(separator: "\n")
  }

  /// What `demo-recorder VERB --help` prints.
  func verb(_ verb: VerbDeclaration) -> String {
    let own = verb.flags.isEmpty ? "" : "[flags] "
    let usage =
      "usage: demo-recorder \(verb.verb.rawValue) \(own)\(verb.operands.placeholder ?? "")"
    let details = verb.details.isEmpty ? [] : [Self.paragraph(verb.details)]
    let lines =
      [Self.trimmed(usage), "", Self.sentence(verb.meaning), ""] + details
      + ["flags:", Self.columns(table.flags(of: verb.verb).map(row)), ""]
    return lines.joined(separator: "\n")
  }

  /// What stands at the left of a table, and what it means.
  private struct Row {
    var term: String
    var meaning: String
  }

  private func usage(of verb: VerbDeclaration) -> String {
    Self.trimmed("\(verb.verb.rawValue) \(verb.operands.placeholder ?? "")")
  }

  private func row(_ flag: FlagDeclaration) -> Row {
    let short = flag.letter.map { "-\($0), " } ?? "    "
    let value = flag.value.placeholder.map { " \($0)" } ?? ""
    return Row(term: short + flag.flag.spelling + value, meaning: flag.meaning)
  }

  /// Terms, with their meanings in a column of their own. A term too long for its column has the
  /// meaning on the next line.
  private static func columns(_ rows: [Row]) -> String {
    let longest = 26
    let column = min(longest, rows.map { DisplayWidth.of($0.term) }.max() ?? 0) + 4
    return rows.map { lines(for: $0, column: column) }.joined(separator: "\n")
  }

  private static func lines(for row: Row, column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    let meaning = wrapped(row.meaning, columns: width - column).joined(separator: "\n" + indent)
    let room = column - 2 - DisplayWidth.of(row.term)
    let gap = room < 2 ? "\n" + indent : String(repeating: " ", count: room)
    return "  " + row.term + gap + meaning
  }

  /// Text in lines that fit, with an empty line after it.
  private static func paragraph(_ text: String) -> String {
    wrapped(text, columns: width).joined(separator: "\n") + "\n"
  }

  private static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > columns {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static func trimmed(_ text: String) -> String {
    text.hasSuffix(" ") ? String(text.dropLast()) : text
  }
}
