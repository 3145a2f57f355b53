/// Turns the numbers of a frame's pixels into indices of a palette.
struct IndexTable {
  private static let noIndex: UInt16 = 0xFFFF

  /// For each number, with or without its mark, the index that is written.
  private var indices = [UInt8](repeating: 0, count: 1 << 16)
  /// For each number without its mark the index that paints its very colour.
  private var same = [UInt16](repeating: noIndex, count: 1 << 15)

  /// Prepares for one image.
  mutating func set(_ plan: PaintPlan, _ image: PaintColors, in palette: FramePalette) {
    let transparent = palette.transparentIndex ?? 0
    for number in plan.places.indices {
      let unchanged = number | Int(NumberedPixels.unchanged)
      indices[number] = plan.places[number].map { palette.indices[Int($0)] } ?? transparent
      let exact = image.exactPlaces[number].map { palette.indices[Int($0)] }
      indices[unchanged] = exact ?? transparent
      same[number] = exact.map { UInt16($0) } ?? Self.noIndex
    }
    indices[Int(NumberedPixels.left)] = transparent
    same[Int(NumberedPixels.left & ~NumberedPixels.unchanged)] = Self.noIndex
  }

  /// Writes pixels, the unchanged ones in their colours where those have an index.
  func paint(_ pixels: NumberedPixels, into output: inout [UInt8]) {
    let numbers = pixels.numbers.span
    let indices = indices.span
    var output = output.mutableSpan
    for place in 0..<pixels.count { output[place] = indices[Int(numbers[place])] }
  }

  /// Writes pixels, all unchanged ones transparent.
  func leave(_ pixels: NumberedPixels, transparent: UInt8, into output: inout [UInt8]) {
    let numbers = pixels.numbers.span
    let indices = indices.span
    var output = output.mutableSpan
    for place in 0..<pixels.count {
      let number = numbers[place]
      output[place] = number < NumberedPixels.unchanged ? indices[Int(number)] : transparent
    }
  }

  /// Writes pixels, the unchanged ones transparent unless they continue a run of their colour.
  func grow(_ pixels: NumberedPixels, transparent: UInt8, into output: inout [UInt8]) {
    let numbers = pixels.numbers.span
    let count = pixels.count
    var output = output.mutableSpan
    var before = Self.noIndex
    var place = 0
    while place < count {
      let number = numbers[place]
      if number < NumberedPixels.unchanged {
        output[place] = indices[Int(number)]
        before = UInt16(indices[Int(number)])
        place += 1
        continue
      }
      var end = place + 1
      while end < count, numbers[end] >= NumberedPixels.unchanged { end += 1 }
      let after = end < count ? UInt16(indices[Int(numbers[end])]) : Self.noIndex
      fill(place..<end, of: numbers, between: before, and: after, transparent, &output)
      place = end
    }
  }

  /// Writes a run of unchanged pixels.
  private func fill(
    _ run: Range<Int>, of numbers: Span<UInt16>, between before: UInt16, and after: UInt16,
    _ transparent: UInt8, _ output: inout MutableSpan<UInt8>
  ) {
    func continues(_ index: UInt16, at place: Int) -> Bool {
      index != Self.noIndex && same[Int(numbers[place] & ~NumberedPixels.unchanged)] == index
    }
    var (start, end) = (run.lowerBound, run.upperBound)
    while start < end, continues(before, at: start) {
      output[start] = UInt8(truncatingIfNeeded: before)
      start += 1
    }
    while end > start, continues(after, at: end - 1) {
      end -= 1
      output[end] = UInt8(truncatingIfNeeded: after)
    }
    for place in start..<end { output[place] = transparent }
  }
}
