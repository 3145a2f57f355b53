/// Which palette an image uses, and how its colours are numbered there.
struct FramePalette {
  enum Home {
    /// The image's own, which no other uses.
    case own([UInt32])
    /// One that images have in common, by its number in `SharedPalettes`.
    case shared(Int)
  }

  let home: Home
  /// For each of the image's colours its index in the palette.
  let indices: [UInt8]
  /// The index that leaves a pixel as it is, if the image needs one: the lowest that it does not use
  /// for a colour.
  let transparentIndex: UInt8?

  /// Bits an index, enough for all of the image's.
  var depth: Int {
    let greatest = max(indices.max() ?? 0, transparentIndex ?? 0)
    return max(1, 8 - greatest.leadingZeroBitCount)
  }

  /// A palette of the image's own; the transparent index comes after its colours.
  init(own colors: some Collection<UInt32>, hasTransparent: Bool) {
    precondition(colors.count + (hasTransparent ? 1 : 0) <= 256, "a palette holds 256 colours")
    home = .own(Array(colors))
    indices = (0..<colors.count).map { UInt8($0) }
    transparentIndex = hasTransparent ? UInt8(colors.count) : nil
  }

  /// Indices into a palette that images have in common.
  init(shared number: Int, indices: [UInt8], hasTransparent: Bool) {
    home = .shared(number)
    self.indices = indices
    guard hasTransparent else {
      transparentIndex = nil
      return
    }
    var isUsed = [Bool](repeating: false, count: 256)
    for index in indices { isUsed[Int(index)] = true }
    precondition(isUsed.contains(false), "the image leaves an index free")
    transparentIndex = isUsed.firstIndex(of: false).map { UInt8($0) }
  }
}
