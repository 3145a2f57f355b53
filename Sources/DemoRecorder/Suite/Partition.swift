/// Work of known weights in parts that weigh about the same: the heaviest first, each to the part
/// that has the least so far.
///
/// The same weights and names always give the same parts, whatever order they come in, and each piece
/// is in exactly one. The heaviest part has at most the lightest piece in it more than any other
/// part.
///
/// Source: Graham, "Bounds on Multiprocessing Timing Anomalies", SIAM J. Appl. Math. 1969 (LPT).
struct Partition {
  struct Piece: Hashable, Sendable {
    /// Tells pieces of one weight apart.
    var name: String
    /// 1 or more.
    var weight: Int
  }

  /// For each part, the places of its pieces in the list, ascending.
  let parts: [[Int]]

  /// - Parameter count: How many parts; 1 or more. Some are empty where there are fewer pieces.
  init(of pieces: [Piece], into count: Int) {
    precondition(count >= 1, "there is at least the whole")
    precondition(pieces.allSatisfy { $0.weight >= 1 }, "nothing is done in no time")
    let order = pieces.indices.sorted { pieces[$0].precedes(pieces[$1]) }
    var parts = [[Int]](repeating: [], count: count)
    var loads = [Int](repeating: 0, count: count)
    for index in order {
      guard let part = loads.indices.min(by: { loads[$0] < loads[$1] }) else { break }
      parts[part].append(index)
      let (load, isTooMuch) = loads[part].addingReportingOverflow(pieces[index].weight)
      loads[part] = isTooMuch ? .max : load
    }
    self.parts = parts.map { $0.sorted() }
  }
}

extension Partition.Piece {
  /// Heavier first, then by the bytes of the names.
  fileprivate func precedes(_ other: Self) -> Bool {
    weight != other.weight
      ? weight > other.weight : name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }
}
