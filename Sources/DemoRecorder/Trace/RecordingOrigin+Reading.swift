import Raster

extension RecordingOrigin {
  /// The longest first line that is read, in bytes. One that names 10,000 snapshots is shorter.
  static let longestLine = 1_000_000

  /// Reads the first line of a trace, without the line feed.
  ///
  /// Members of a later version are passed over; those that are known must be what this program
  /// writes.
  ///
  /// - Returns: nil for a line that begins no trace of ours.
  init?(_ line: [UInt8]) {
    guard line.first == UInt8(ascii: "{"), let json = JSONValue(line),
      let version = json["recorder"]?.string, let components = json["components"]?.string,
      let scenario = json["scenario"]?.string, scenario.isHexadecimal(digits: 16),
      let fonts = json["fonts"]?.array?.map(UsedFont.init), !fonts.contains(nil),
      let painted = json["paintedPixels"]?.integer, painted >= 0,
      let source = Self.optional(json["source"], \.string),
      let variant = Self.optional(json["variant"], \.string),
      let outputs = Self.optional(json["outputs"], \.texts),
      let reduced = Self.optional(json["reduced"], \.reducedFilms)
    else { return nil }
    self.init(
      version: version, components: components, source: source, variant: variant,
      scenario: scenario, outputs: outputs, reduced: reduced ?? [],
      fonts: fonts.compactMap { $0 }, paintedPixels: painted)
  }

  /// The value of a member that may be left out or null; nil where it is something else.
  private static func optional<Value>(
    _ member: JSONValue?, _ read: (JSONValue) -> Value?
  ) -> Value?? {
    guard let member, member != .null else { return .some(nil) }
    return read(member).map { .some($0) }
  }
}

extension FileReading {
  /// What the recording was made from whose trace stands at `path`; nil if that is no trace.
  func recordingOrigin(at path: String) throws(FileError) -> RecordingOrigin? {
    do throws(FileError) {
      return RecordingOrigin(
        try firstLine(of: path, limit: RecordingOrigin.longestLine))
    } catch {
      if case .tooLarge = error.problem { return nil }
      throw error
    }
  }
}

extension JSONValue {
  fileprivate var reducedFilms: [ReducedFilm]? {
    guard let values = array else { return nil }
    let films = values.compactMap(ReducedFilm.init)
    return films.count == values.count ? films : nil
  }

  /// The texts of an array that has nothing else.
  fileprivate var texts: [String]? {
    guard let values = array else { return nil }
    let texts = values.compactMap(\.string)
    return texts.count == values.count ? texts : nil
  }
}

extension String {
  /// Whether this is a number of so many hexadecimal digits, as this program writes them.
  func isHexadecimal(digits: Int) -> Bool {
    utf8.count == digits
      && utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
