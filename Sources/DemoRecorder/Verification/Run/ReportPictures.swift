import Codecs

/// The pictures by which a report shows a difference.
struct ReportPictures {
  /// The picture or film, below the output folder.
  let name: String
  let difference: FilmDifference
  let drawing: DifferencePictures
  /// Gives the recording and what was played anew, before their first pictures.
  let films: () throws -> (recorded: FilmReader, played: FilmReader)

  /// Writes them below the report's folder.
  ///
  /// - Parameter recording: As it is, if it is one file; then what was played anew is written as one
  ///   file as well.
  func write(
    into folder: OutputTransaction, recording: [UInt8]?
  ) throws -> FileDifference.Pictures {
    var pictures = FileDifference.Pictures()
    if let recording {
      pictures.expected = ReportPlace.expected(name)
      pictures.actual = ReportPlace.actual(name)
      try folder.write(recording, to: ReportPlace.expected(name))
    }
    let (recorded, played) = try films()
    let moment = difference.pixels?.first.time ?? .zero
    let still = try drawing.still(recorded, played, at: moment)
    pictures.comparison = ReportPlace.comparison(name)
    try folder.write(try PNGEncoder.encode(still), to: ReportPlace.comparison(name))
    if let spans = difference.pixels?.spans,
      let animation = try drawing.animation(recorded, played, of: spans)
    {
      pictures.animation = ReportPlace.animation(name)
      try folder.write(animation, to: ReportPlace.animation(name))
    }
    return pictures
  }
}
