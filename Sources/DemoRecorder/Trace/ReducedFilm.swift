/// An animated file that has given something up to become small enough, as a trace's first line names it.
struct ReducedFilm: Hashable, Sendable {
  /// Below the output folder.
  var file: String
  var rung: FilmRung

  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("file", .string(file)), .init("fps", .integer(rung.fps)),
      .init("scale", .number(rung.scale, decimals: 9)),
    ]
    if let colors = rung.colors { members.append(.init("colors", .integer(colors))) }
    return .object(members)
  }

  init(file: String, rung: FilmRung) {
    self.file = file
    self.rung = rung
  }

  /// nil for what is no such value. Whether there is such a rung on a film's ladder is left to the
  /// reader.
  init?(_ json: JSONValue) {
    guard let file = json["file"]?.string, let fps = json["fps"]?.integer,
      let scale = json["scale"]?.number
    else { return nil }
    self.init(
      file: file, rung: FilmRung(fps: fps, scale: scale, colors: json["colors"]?.integer))
  }
}
