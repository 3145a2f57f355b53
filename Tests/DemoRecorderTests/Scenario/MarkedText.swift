/// A text in which `«1»`, `«2»` … mark where findings must point; the marks themselves are not in it.
struct MarkedText {
  var text = ""
  /// Line and column of each mark, in the order of the numbers.
  var places: [Place] = []

  struct Place: Hashable, CustomStringConvertible {
    var line: Int
    var column: Int
    var description: String { "\(line):\(column)" }
  }

  init(_ marked: String) {
    var numbered: [(Int, Place)] = []
    var place = Place(line: 1, column: 1)
    var scalars = Substring(marked).unicodeScalars
    while let scalar = scalars.popFirst() {
      if scalar == "«" {
        var number = 0
        while let digit = scalars.popFirst(), digit != "»" {
          number = number * 10 + Int(digit.value) - 48
        }
        numbered.append((number, place))
        continue
      }
      text.unicodeScalars.append(scalar)
      if scalar == "\n" {
        place = Place(line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
    }
    places = numbered.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
