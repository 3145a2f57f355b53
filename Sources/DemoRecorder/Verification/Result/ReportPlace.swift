/// Where the files of a result stand below the report's folder.
enum ReportPlace {
  /// What was played anew.
  static func actual(_ name: String) -> String { "actual/" + name }
  /// What was recorded.
  static func expected(_ name: String) -> String { "expected/" + name }
  /// Both and what differs, as one picture.
  static func comparison(_ name: String) -> String { "difference/" + name + ".png" }
  /// The same as a film.
  static func animation(_ name: String) -> String { "difference/" + name + ".apng" }
  /// A picture with the frames of both films.
  static func sheet(_ number: Int, _ name: String) -> String {
    "difference/" + name + ".sheet-\(number).png"
  }
}
