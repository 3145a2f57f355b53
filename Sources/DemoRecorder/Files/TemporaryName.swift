/// The name of a file that is not finished: `.NAME.demo-recorder-PID-N.tmp`.
///
/// It says what it will be, which program it belongs to and which process makes it, so that what
/// a killed process left behind can be told from the user's files and from those of a process
/// that still runs.
struct TemporaryName: Hashable, Sendable {
  /// The process that makes the file.
  var processID: Int32
  /// Counts the files of that process.
  var number: Int

  private static let mark = ".demo-recorder-"
  private static let ending = ".tmp"
  /// Longer names are cut: with all that stands round it a name must fit in 255 bytes.
  private static let longestName = 160

  init(processID: Int32, number: Int) {
    self.processID = processID
    self.number = number
  }

  /// Reads a file name; nil if it is none of ours.
  init?(_ text: String) {
    guard text.hasPrefix("."), text.hasSuffix(Self.ending) else { return nil }
    let parts = text.dropLast(Self.ending.count).split(separator: "-").suffix(2)
    guard parts.count == 2, let process = parts.first, let number = parts.last,
      let processID = Int32(process), let count = Int(number), processID > 0, count >= 0,
      text.hasSuffix("\(Self.mark)\(processID)-\(count)\(Self.ending)")
    else { return nil }
    self.init(processID: processID, number: count)
  }

  /// The whole name of the file that will become `name`.
  func text(for name: String) -> String {
    var start = name
    while start.utf8.count > Self.longestName { start.removeLast() }
    return ".\(start)\(Self.mark)\(processID)-\(number)\(Self.ending)"
  }
}
