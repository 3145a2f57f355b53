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
  private var complete: [IndexRun] = []
  /// What may become longer, if anything was added.
  private var lastIndex: UInt8 = 0
  private var lastLength = 0

  /// All that was added.
  var runs: [IndexRun] {
    mutating get {
      completeLast()
      return complete
    }
  }

  mutating func removeAll() {
    complete.removeAll(keepingCapacity: true)
    lastLength = 0
  }

  /// Adds 1 to 65,536 pixels of an index.
  mutating func append(_ index: UInt8, length: Int) {
    if index != lastIndex || lastLength + length > IndexRun.greatestLength { completeLast() }
    lastIndex = index
    lastLength += length
  }

  private mutating func completeLast() {
    guard lastLength > 0 else { return }
    complete.append(IndexRun(index: lastIndex, length: lastLength))
    lastLength = 0
  }
}
