extension PlaybackFailure {
  /// What went wrong, in the user's words.
  var message: String {
    let moment = "at \(DecimalText(seconds: time, decimals: 3).text) s"
    return switch problem {
    case .targetMissing(let identifier): "'\(identifier)' is not in the window \(moment)"
    case .elementMissing(let identifier): "expected '\(identifier)', which is not there \(moment)"
    case .unexpected(let element, let property, let expected, let found):
      "expected \(property) of '\(element)' to be \(expected), found \(found) \(moment)"
    case .eventCount(let event, let expected, let found):
      "expected \(expected) of the event '\(event)', counted \(found) \(moment)"
    case .notSettled(let limit):
      "the screen has not come to rest within \(TimeText.text(for: limit)) \(moment)"
    case .fingerNotDown(let finger): "finger '\(finger)' is not down \(moment)"
    case .fingerAlreadyDown(let finger): "finger '\(finger)' is down already \(moment)"
    case .tooLong(let limit): "the scenario runs longer than \(TimeText.text(for: limit))"
    case .nothingOnCamera: "no frame of the film is on camera"
    case .posterAfterFilm(let length):
      "the poster lies after the end of the film, which takes \(TimeText.text(for: length))"
    case .tooLarge(let file, let words, let limit):
      "\(DisplayText.plain(file)) is \(words), more than \(ByteCountText.words(forLimit: limit))"
    }
  }

  /// What to do about it, where that is known.
  var hint: String? {
    switch problem {
    case .targetMissing, .elementMissing:
      "'demo-recorder trace' shows which views are there at which time"
    case .notSettled: "an animation that is still to run can be given time by 'wait'"
    case .nothingOnCamera: "close 'hide' with 'show', or shorten it"
    case .posterAfterFilm: "choose an earlier time, or a share such as 30%"
    case .tooLarge:
      "allow more, make the film shorter, or let less move; it never goes below 10 fps and scale 1"
    case .tooLong: "shorten the longest 'wait', or split the scenario in two"
    case .unexpected, .eventCount, .fingerNotDown, .fingerAlreadyDown: nil
    }
  }
}
