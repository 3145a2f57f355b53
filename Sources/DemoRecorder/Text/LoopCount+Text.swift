import Codecs

extension LoopCount {
  /// How often a film plays: `forever`, `once`, `3 times`.
  var words: String {
    switch self {
    case .forever: "forever"
    case .plays(1): "once"
    case .plays(let count): "\(count) times"
    }
  }

  var json: JSONValue {
    switch self {
    case .forever: .string("forever")
    case .plays(let count): .integer(count)
    }
  }
}
