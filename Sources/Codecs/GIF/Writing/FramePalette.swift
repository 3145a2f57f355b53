/// Which palette an image uses, and how its colours are numbered there.
struct FramePalette {
  /// `nil` = the global palette, else the image's own colours.
  var local: [UInt32]?
  /// For each of the image's colours its index in the palette.
  var indices: [UInt8]
  /// The index that leaves a pixel as it is, if the image needs one: the lowest that it does not use
  /// for a colour.
  var transparentIndex: UInt8?

  /// Bits an index, enough for all of the image's.
  var depth: Int {
    let greatest = max(indices.max() ?? 0, transparentIndex ?? 0)
    return max(1, 8 - greatest.leadingZeroBitCount)
  }

  /// A palette of the image's own; the transparent index comes after its colours.
  init(local colors: [UInt32], hasTransparent: Bool) {
    precondition(colors.count + (hasTransparent ? 1 : 0) <= 256, "a palette holds 256 colours")
    local = colors
    indices = colors.indices.map { UInt8($0) }
    transparentIndex = hasTransparent ? UInt8(colors.count) : nil
  }

  /// Indices into the global palette.
  init(global indices: [UInt8], hasTransparent: Bool) {
    self.indices = indices
    guard hasTransparent else { return }
    var isUsed = [Bool](repeating: false, count: 256)
    for index in indices { isUsed[Int(index)] = true }
    precondition(isUsed.contains(false), "the image leaves an index free")
    transparentIndex = isUsed.firstIndex(of: false).map { UInt8($0) }
  }
}

/// The palette at a GIF's head: the first 256 colours that images asked for, in that order.
struct GlobalPalette {
  private var table = ColorTable()
  /// How many entries the file must have: transparent indices count as well.
  private(set) var entryCount = 0

  var colors: [UInt32] { table.colors }

  /// The palette for an image's colours, `nil` if the new ones among them have no room.
  func palette(for colors: some Collection<UInt32>, hasTransparent: Bool) -> FramePalette? {
    guard colors.count + (hasTransparent ? 1 : 0) <= 256 else { return nil }
    var next = table.count
    var indices: [UInt8] = []
    for color in colors {
      let index = table.place(of: color) ?? next
      if index == next { next += 1 }
      guard next <= 256 else { return nil }
      indices.append(UInt8(index))
    }
    return FramePalette(global: indices, hasTransparent: hasTransparent)
  }

  /// Takes in the new colours of an image that will use this palette.
  mutating func adopt(_ colors: some Collection<UInt32>, for palette: FramePalette) {
    for color in colors { _ = table.insert(color) }
    entryCount = max(entryCount, table.count, Int(palette.transparentIndex ?? 0) + 1)
  }
}
