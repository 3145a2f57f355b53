import Codecs
import Scene

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
    if max(difference.expected.frames, difference.actual.frames) <= Self.mostFrames {
      pictures.frames = try sheets(of: recorded, played, into: folder)
    }
    return pictures
  }

  /// Of longer films the page shows the first difference alone: nobody steps through them.
  private static let mostFrames = 5_000

  private func sheets(
    of recorded: FilmReader, _ played: FilmReader, into folder: OutputTransaction
  ) throws -> FilmSheets {
    let comparison = PictureComparison(settings: drawing.settings)
    let builder = FilmSheetBuilder(
      storing: { png, number in
        let place = ReportPlace.sheet(number, name)
        try folder.write(png, to: place)
        return place
      },
      counting: { expected, actual, time in
        comparison.difference(
          expected: expected, actual: actual,
          in: drawing.clip.map(expected.bounds.intersection) ?? expected.bounds,
          except: drawing.masks(time)
        ).pixels
      })
    return try builder.sheets(expected: recorded, actual: played)
  }
}
