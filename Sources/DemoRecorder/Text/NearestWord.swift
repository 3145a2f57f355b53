/// Finds the known word that a misspelt one most likely stands for.
enum NearestWord {
  /// Words longer than this are no misspelling of ours, and comparing them takes time.
  private static let longest = 48

  /// The nearest of `known` by edits of one letter, case left out; nil where none is near.
  ///
  /// A third of the letters may differ. Of several as near the first counts.
  static func of(_ word: String, among known: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(longest + 1))
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
      let other = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, max(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= allowed, other.count > 1 else { continue }
      let distance = distance(letters, other)
      guard distance <= allowed, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// How many insertions, deletions, replacements and swaps of neighbours turn one word into the other.
  ///
  /// Source: the restricted Damerau–Levenshtein distance (optimal string alignment).
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
