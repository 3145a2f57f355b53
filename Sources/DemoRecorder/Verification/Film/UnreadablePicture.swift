import Codecs

/// A file that is no picture we know, or a broken one.
struct UnreadablePicture: Error, Hashable, CustomStringConvertible {
  /// As the user knows it.
  var path: String
  /// In words.
  var reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// - Parameter error: What a reader of pictures threw.
  init(path: String, error: any Error) {
    self.init(path: path, reason: Self.reason(of: error))
  }

  var description: String { "\(DisplayText.plain(path)): \(reason)" }

  private static func reason(of error: any Error) -> String {
    switch error {
    case let error as GIFError: lead(error.frame) + error.problem.words
    case let error as APNGError: lead(error.frame) + error.problem.words
    case let error as PNGError: error.words
    default: "\(error)"
    }
  }

  private static func lead(_ frame: Int?) -> String { frame.map { "frame \($0): " } ?? "" }
}

extension GIFError.Problem {
  fileprivate var words: String {
    switch self {
    case .notGIF: "it is no GIF"
    case .truncated: "the file ends before the film does"
    case .size(let violation): violation.words
    case .unknownBlock(let byte): "a part of an unknown kind (\(byte)) stands there"
    case .noPalette: "it has no colours"
    case .codeSize(let bits): "its pixels claim to be coded in \(bits) bits, which is not 1 to 8"
    case .pixels(let message):
      "its pixels cannot be decoded (\(DisplayText.plain(message)))"
    case .noFrames: "it has no frames"
    }
  }
}

extension APNGError.Problem {
  fileprivate var words: String {
    switch self {
    case .notPNG: "it is no PNG"
    case .notAnimated: "it is not animated"
    case .truncated: "the file ends before the film does"
    case .badChecksum: "a part of the file does not match its checksum"
    case .size(let violation): violation.words
    case .misplacedChunk(let name):
      "the part \(DisplayText.quoted(name)) is out of place or of the wrong length"
    case .sequence(let expected, let found):
      "its parts are out of order: number \(expected) is expected, \(found) is found"
    case .frameOutside: "it is empty or reaches beyond the picture"
    case .unknownOperation(let code): "an unknown operation (\(code)) is asked for"
    case .frameCount(let announced, let found):
      "\(announced) frames are announced, \(found) are there"
    case .pixels(let error): error.words
    }
  }
}

extension PNGError {
  fileprivate var words: String {
    switch self {
    case .notPNG: "it is no PNG"
    case .truncated: "the file ends before the picture does"
    case .size(let violation): violation.words
    case .malformed(let message):
      "its pixels cannot be decoded (\(DisplayText.plain(message)))"
    case .outOfMemory: "there is not enough memory for its pixels"
    }
  }
}

extension PictureLimits.Violation {
  fileprivate var words: String {
    switch self {
    case .noPixels(let width, let height): "it has no pixels (\(width) × \(height))"
    case .sideTooLong(let width, let height, let greatest):
      "\(width) × \(height) is too large: a side may have \(greatest) pixels"
    case .areaTooLarge(let width, let height, let greatest):
      "\(width) × \(height) is too large: a picture may have \(greatest) pixels"
    }
  }
}
