/// What this program can measure, by the word that asks for it.
///
/// `bench.py` runs each several times, other programs in between, and makes the table.
enum Measurement: String, CaseIterable {
  /// Frames drawn over and over.
  case drawings
  /// `comparisons FOLDER`: pictures compared; they are left in the folder for others.
  case comparisons
  /// `pictures FRAME.png …`: frames of a film written as PNG; each is left beside its frame as bare
  /// pixels and as the smaller PNG.
  case pictures
  /// `apng SCENARIO`: the coding of a film as APNG, without drawing it.
  case apng
  /// `stages SCENARIO`: what each stage of recording costs.
  case stages
  /// Touches that nobody looks at, and the memory that they take.
  case touches
  /// What a frame costs that looks like the one before.
  case repeats
  /// `changes FILE WIDTH HEIGHT`: pixels that differ from frame to frame of a film of bare pixels.
  case changes

  struct WrongArguments: Error, CustomStringConvertible {
    var description: String { "these arguments are not what the measurement takes" }
  }

  func readings(_ arguments: [String]) throws -> [Reading] {
    switch (self, arguments.count) {
    case (.drawings, 0): return try DrawingWorkload.all.map { try $0.reading() }
    case (.comparisons, 1): return try PicturePair.readings(leavingPicturesIn: arguments[0])
    case (.pictures, 1...): return try arguments.flatMap { try StillPicture(path: $0).readings() }
    case (.apng, 1): return try FilmCoding(path: arguments[0]).readings()
    case (.stages, 1): return try FilmStages(path: arguments[0]).readings()
    case (.touches, 0): return try LongScript.all.flatMap { try $0.readings() }
    case (.repeats, 0): return try RepeatedFrames().readings()
    case (.changes, 3): return [try ChangedPixels(arguments).reading()]
    default: throw WrongArguments()
    }
  }
}
