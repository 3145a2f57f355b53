/// The version of this program.
enum Version {
  static let number = "0.1.0"

  /// The line that `--version` prints.
  static let line = "demo-recorder \(number)"
}
