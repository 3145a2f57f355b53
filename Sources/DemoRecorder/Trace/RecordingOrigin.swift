import Raster

/// What a recording was made from and by: the first line of its trace.
///
/// A later run tells by it why its pictures differ, and whether they would.
struct RecordingOrigin {
  /// Of the recorder.
  var version: String
  /// The version of the package that the components come from.
  var components: String
  /// The digest of the parsed scenario with its pictures.
  var scenario: String
  var fonts: [UsedFont]
  /// Over the whole film: what a run costs.
  var paintedPixels: Int

  var line: String {
    JSONValue.object([
      .init("recorder", .string(version)),
      .init("components", .string(components)),
      .init("scenario", .string(scenario)),
      .init("fonts", .array(fonts.map(\.json))),
      .init("paintedPixels", .integer(paintedPixels)),
    ]).text + "\n"
  }
}
