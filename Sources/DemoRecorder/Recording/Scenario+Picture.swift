import Codecs
import Components
import Scene

/// A picture that a scenario names and that cannot be drawn.
struct PictureProblem: Error, Hashable, Sendable {
  var path: String
  var reason: PNGError
  /// Where the scenario names it.
  var location: ScenarioLocation
}

extension PictureProblem {
  /// What is wrong, in the user's words.
  var message: String { "\(DisplayText.quoted(path)) cannot be drawn: \(reason.words)" }

  var hint: String { "a PNG file is wanted, of at most 65535 pixels a side and 100 million in all" }
}

extension PNGError {
  fileprivate var words: String {
    switch self {
    case .notPNG: "it is no PNG file"
    case .truncated: "the file ends before the picture does"
    case .size(.noPixels(let width, let height)): "it is \(width) × \(height) pixels large"
    case .size(.sideTooLong(let width, let height, _)),
      .size(.areaTooLarge(let width, let height, _)):
      "\(width) × \(height) pixels are too many"
    case .malformed(let words): "it is broken (\(words))"
    case .outOfMemory: "there is not enough memory for it"
    }
  }
}

extension Scenario {
  var layout: PictureLayout { PictureLayout(of: output, on: device) }

  /// The film's size in pixels: points times scale, rounded up.
  var pixelSize: (width: Int, height: Int) {
    (Int(layout.pixelWidth), Int(layout.pixelHeight))
  }
}

extension ComponentUse {
  /// The options with their pictures decoded, a pixel a point.
  func decodedOptions() throws(PictureProblem) -> OptionValues {
    try options.decodingPictures { path throws(PictureProblem) in
      guard let file = pictures.first(where: { $0.path == path }) else {
        preconditionFailure("every picture that an option names was read")
      }
      do throws(PNGError) {
        return Image(bitmap: try PNGDecoder.decode(file.bytes))
      } catch {
        throw PictureProblem(path: path, reason: error, location: file.location)
      }
    }
  }
}
