/// The palettes that images of a film have in common.
///
/// A GIF has one global palette, and which colours it should hold is known only at the end. So images
/// are numbered into palettes that only ever grow at their ends, and a new one is begun when an
/// image's colours have no room. At the end the palette that saves most becomes the global one;
/// images that use another get a copy of it as their local palette.
struct SharedPalettes {
  private struct Palette {
    var colors: [UInt32] = []
    /// `nil` once the palette takes no more images, to save memory.
    var table: ColorTable? = ColorTable()
    /// How many entries there must be: transparent indices count as well.
    var entryCount = 0
    /// Bytes of local palettes that its images do not need if it is the global one.
    var saving = 0
    /// The place among the records that were taken; its colours are there then.
    var record: Int?
  }

  private var palettes: [Palette] = []
  /// The palette that saves most so far; of equals the oldest.
  private(set) var leader = 0
  /// Palettes that take no more images and have their colours still here. None of them is global at
  /// the end: it saves no more than the leader did, and the leader takes images on.
  private var closed: [Int] = []
  private var recordCount = 0

  /// The leader and this many of the latest palettes take further images.
  private static let openCount = 3
  /// An image whose own palette has at most 2^5 colours gets it, rather than a copy of a shared one
  /// that may be eight times as long.
  private static let greatestOwnDepth = 5

  /// The colours and the number of entries of a palette; none for the leader of a film whose images
  /// all have their own.
  func colors(of number: Int) -> [UInt32] { palettes.isEmpty ? [] : palettes[number].colors }
  func entryCount(of number: Int) -> Int { palettes.isEmpty ? 0 : palettes[number].entryCount }

  /// The palette that an image should use: the leader if its colours have room there, else a small
  /// one of its own, else the open one that needs the fewest colours added, else a new one.
  func palette(for colors: ArraySlice<UInt32>, hasTransparent: Bool) -> FramePalette {
    precondition(colors.count + (hasTransparent ? 1 : 0) <= 256, "a palette holds 256 colours")
    var best: (palette: FramePalette, missing: Int)?
    for number in palettes.indices {
      guard let (indices, missing) = indices(of: colors, in: number) else { continue }
      let palette = FramePalette(
        shared: number, indices: indices, hasTransparent: hasTransparent)
      if number == leader { return palette }
      if missing < best?.missing ?? .max { best = (palette, missing) }
    }
    let own = FramePalette(own: colors, hasTransparent: hasTransparent)
    if !palettes.isEmpty, own.depth <= Self.greatestOwnDepth { return own }
    return best?.palette
      ?? FramePalette(
        shared: palettes.count, indices: own.indices, hasTransparent: hasTransparent)
  }

  /// The indices that colours have, or would get, in a palette; `nil` if they have no room there or
  /// it takes no more images.
  private func indices(
    of colors: ArraySlice<UInt32>, in number: Int
  ) -> (indices: [UInt8], missing: Int)? {
    guard let table = palettes[number].table else { return nil }
    var next = table.count
    var indices: [UInt8] = []
    indices.reserveCapacity(colors.count)
    for color in colors {
      let index = table.place(of: color) ?? next
      if index == next { next += 1 }
      guard next <= 256 else { return nil }
      indices.append(UInt8(index))
    }
    return (indices, next - table.count)
  }

  /// How many bytes a palette will probably take in the file for one image's sake.
  func addedBytes(for palette: FramePalette) -> Int {
    if case .shared(let number) = palette.home, number == leader { return 0 }
    return GIFBlocks.paletteSize(depth: palette.depth)
  }

  /// Takes in the colours of an image that was written with one of these palettes.
  mutating func adopt(_ colors: some Sequence<UInt32>, for palette: FramePalette) {
    guard case .shared(let number) = palette.home else { return }
    if number == palettes.count { palettes.append(Palette()) }
    for color in colors { _ = palettes[number].table?.insert(color) }
    palettes[number].colors = palettes[number].table?.colors ?? palettes[number].colors
    palettes[number].entryCount = max(
      palettes[number].entryCount, palettes[number].colors.count,
      Int(palette.transparentIndex ?? 0) + 1)
    palettes[number].saving += GIFBlocks.paletteSize(depth: palette.depth)
    if palettes[number].saving > palettes[leader].saving { leader = number }
    close()
  }

  /// The place of a palette's record among those that were taken, if it was.
  func record(of number: Int) -> Int? { palettes[number].record }

  /// The records of palettes closed since the last call, all of one size: their colours filled up
  /// with black. They are let go of.
  mutating func takeRecords() -> [UInt8] {
    var bytes: [UInt8] = []
    for number in closed {
      bytes += GIFBlocks.entries(palettes[number].colors, depth: 8)
      palettes[number].colors = []
      palettes[number].record = recordCount
      recordCount += 1
    }
    closed = []
    return bytes
  }

  private mutating func close() {
    for number in palettes.indices.dropLast(Self.openCount)
    where number != leader && palettes[number].table != nil {
      palettes[number].table = nil
      closed.append(number)
    }
  }
}
