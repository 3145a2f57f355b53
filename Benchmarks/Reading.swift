import Foundation

/// One thing that was measured, as `bench.py` reads it: a line of JSON on standard output.
struct Reading: Encodable {
  /// Seconds, or how many there are.
  enum Unit: String, Encodable {
    case seconds = "s"
    case bytes
    case count
  }

  var name: String
  var unit: Unit
  var value: Double

  static func time(_ name: String, _ duration: Duration) -> Reading {
    Reading(name: name, unit: .seconds, value: duration / .seconds(1))
  }

  static func count(_ name: String, _ count: Int) -> Reading {
    Reading(name: name, unit: .count, value: Double(count))
  }

  static func bytes(_ name: String, _ count: Int) -> Reading {
    Reading(name: name, unit: .bytes, value: Double(count))
  }

  /// The line, without its end.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
