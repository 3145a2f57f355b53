/// Pixels of an image one after another, over the ends of rows, that have one index.
struct IndexRun {
  static let greatestLength = 1 << 24 - 1

  private let packed: UInt32

  /// - Precondition: 1 to `greatestLength` pixels.
  init(index: UInt8, length: Int) {
    precondition(1...Self.greatestLength ~= length, "a run's length has 24 bits")
    packed = UInt32(truncatingIfNeeded: length) << 8 | UInt32(index)
  }

  var index: UInt8 { UInt8(truncatingIfNeeded: packed) }
  /// In pixels.
  var length: Int { Int(packed >> 8) }
}

/// The indices of an image as runs, each as long as can be.
struct IndexRuns {
  private(set) var runs: [IndexRun] = []

  mutating func removeAll() { runs.removeAll(keepingCapacity: true) }

  /// Adds at most 65,536 pixels of an index.
  mutating func append(_ index: UInt8, length: Int) {
    if let last = runs.last, last.index == index,
      last.length + length <= IndexRun.greatestLength
    {
      runs[runs.count - 1] = IndexRun(index: index, length: last.length + length)
    } else {
      runs.append(IndexRun(index: index, length: length))
    }
  }
}
