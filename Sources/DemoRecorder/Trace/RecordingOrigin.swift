import Raster

/// What a recording was made from and by: the first line of its trace.
///
/// A later run tells by it why its pictures differ, and whether they would, which files belong to
/// the recording, and whether anything can still be recorded under their names. Its text depends on
/// scenario, fonts and version alone.
struct RecordingOrigin: Hashable, Sendable {
  /// Of the recorder.
  var version: String
  /// The version of the package that the components come from.
  var components: String
  /// The scenario's path, wherever the command ran: see `ScenarioFile.portablePath`. nil for
  /// standard input, and where an older recorder did not say.
  var source: String?
  /// Which of the scenario's variants was recorded; nil for a scenario without a matrix.
  var variant: String?
  /// The digest of the parsed scenario with its pictures.
  var scenario: String
  /// The files that the recording consists of, by their names below the output folder, in the order
  /// of their bytes; a list of frames stands for its pictures, and the trace is left out. nil where
  /// an older recorder did not say.
  var outputs: [String]?
  /// The animated files that are not recorded at the settings asked for.
  var reduced: [ReducedFilm] = []
  var fonts: [UsedFont]
  /// Over the whole film: what a run costs.
  var paintedPixels: Int

  var line: String {
    var members: [JSONValue.Member] = [
      .init("recorder", .string(version)),
      .init("components", .string(components)),
      .init("source", source.map(JSONValue.string) ?? .null),
    ]
    if let variant { members.append(.init("variant", .string(variant))) }
    members.append(.init("scenario", .string(scenario)))
    if let outputs { members.append(.init("outputs", .array(outputs.map(JSONValue.string)))) }
    if !reduced.isEmpty { members.append(.init("reduced", .array(reduced.map(\.json)))) }
    members += [
      .init("fonts", .array(fonts.map(\.json))),
      .init("paintedPixels", .integer(paintedPixels)),
    ]
    return JSONValue.object(members).text + "\n"
  }
}
