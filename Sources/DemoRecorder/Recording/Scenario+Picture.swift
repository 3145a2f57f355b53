import Codecs
import Components
import Scene

/// A picture that a scenario names and that cannot be drawn.
struct PictureProblem: Error, Hashable, Sendable {
  var path: String
  /// In the user's words.
  var reason: String
  /// Where the scenario names it.
  var location: ScenarioLocation
}

extension Scenario {
  /// The film's size in pixels: points times scale, rounded up.
  var pixelSize: (width: Int, height: Int) {
    (
      Int((device.size.width * output.scale).rounded(.up)),
      Int((device.size.height * output.scale).rounded(.up))
    )
  }
}

extension ComponentUse {
  /// The options with their pictures decoded, a pixel a point.
  func decodedOptions() throws(PictureProblem) -> OptionValues {
    try options.decodingPictures { path throws(PictureProblem) in
      guard let file = pictures.first(where: { $0.path == path }) else {
        preconditionFailure("every picture that an option names was read")
      }
      do {
        return Image(bitmap: try PNGDecoder.decode(file.bytes))
      } catch {
        throw PictureProblem(path: path, reason: "\(error)", location: file.location)
      }
    }
  }
}
