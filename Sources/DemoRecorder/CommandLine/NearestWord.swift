/// Finds the word that somebody probably meant.
enum NearestWord {
  /// The one of `words` that is fewest typing errors away from `word`, the first of several; nil if
  /// even that is too far to be meant.
  static func to(_ word: String, among words: [String]) -> String? {
    let distances = words.map { (word: $0, distance: distance(from: word, to: $0)) }
    let limit = max(1, (word.count + 1) / 3)
    let nearest = distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }
    return nearest?.word ?? words.first { word.count >= 2 && $0.hasPrefix(word) }
  }

  /// How many characters must be put in, taken out, replaced or swapped with their neighbour.
  ///
  /// Source: the optimal string alignment distance (Damerau, Levenshtein).
  static func distance(from first: String, to second: String) -> Int {
    let rows = Array(first)
    let columns = Array(second)
    var before: [Int] = []
    var above = Array(0...columns.count)
    for row in rows.indices {
      var current = [row + 1]
      for column in columns.indices {
        let isSame = rows[row] == columns[column]
        var best = min(
          above[column] + (isSame ? 0 : 1), above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, rows[row] == columns[column - 1], rows[row - 1] == columns[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = above
      above = current
    }
    return above[columns.count]
  }
}
