extension RecordOptions {
  /// The command that records one scenario in the way in which these options say, for a shell.
  ///
  /// - Parameter path: The scenario's, or `-`.
  func command(forScenarioAt path: String) -> String {
    // A path that begins like a flag would be taken for one.
    let operand = path.hasPrefix("-") && path != "-" ? "./" + path : path
    var words = ["demo-recorder", "record", operand]
    if case .folder(let folder) = output, output != RecordOptions().output {
      words += [Flag.output.spelling, folder]
    }
    return ShellText.command(words + changes.words)
  }
}

extension SettingChanges {
  /// The flags that say so.
  fileprivate var words: [String] {
    let settings: [(flag: Flag, value: String?)] = [
      (.format, formats?.map(\.rawValue).joined(separator: ",")), (.fps, fps.map(String.init)),
      (.scale, scale.map { NumberText.text(for: $0) }), (.device, device),
    ]
    let flags = allowsMissingGlyphs ? [Flag.allowMissingGlyphs.spelling] : []
    return (settings + traits.words).flatMap { flag, value in
      value.map { [flag.spelling, $0] } ?? []
    } + flags
  }
}
