/// Turns the runs of a frame's colours into runs of palette indices, in one of the styles.
struct IndexTable {
  /// For each of the frame's colours the index that paints it, or what stands for it.
  private let indices: [UInt8]
  /// For each of the frame's colours the index that paints that very colour, if there is one.
  private let exactIndices: [UInt8?]
  private let transparentIndex: UInt8?

  init(_ plan: PaintPlan, _ image: PaintColors, in palette: FramePalette) {
    transparentIndex = palette.transparentIndex
    let transparent = palette.transparentIndex ?? 0
    indices = plan.places.map { $0.map { palette.indices[Int($0)] } ?? transparent }
    exactIndices = image.exactPlaces.map { $0.map { palette.indices[Int($0)] } }
  }

  func write(_ frame: FrameColors, _ style: PaintStyle, into output: inout IndexRuns) {
    output.removeAll()
    switch style {
    case .paint:
      for run in frame.runs { output.append(painted(run), length: run.length) }
    case .leave:
      for run in frame.runs { output.append(left(run), length: run.length) }
    case .grow: grow(frame.runs, into: &output)
    }
  }

  /// The index of a run whose pixels are painted if they can be.
  private func painted(_ run: ColorRun) -> UInt8 {
    if !run.isUnchanged { return indices[Int(run.number)] }
    return exactIndex(of: run) ?? transparentIndex ?? 0
  }

  private func left(_ run: ColorRun) -> UInt8 {
    run.isUnchanged ? transparentIndex ?? 0 : indices[Int(run.number)]
  }

  private func exactIndex(of run: ColorRun) -> UInt8? { run.color.flatMap { exactIndices[$0] } }

  /// Leaves unchanged runs unless they continue a run of their colour, from before or after them.
  private func grow(_ runs: [ColorRun], into output: inout IndexRuns) {
    var before: UInt8?
    var place = 0
    while place < runs.count {
      guard runs[place].isUnchanged else {
        before = indices[Int(runs[place].number)]
        output.append(indices[Int(runs[place].number)], length: runs[place].length)
        place += 1
        continue
      }
      var end = place
      while end < runs.count, runs[end].isUnchanged { end += 1 }
      let after = end < runs.count ? indices[Int(runs[end].number)] : nil
      fill(runs[place..<end], between: before, and: after, into: &output)
      place = end
    }
  }

  private func fill(
    _ runs: ArraySlice<ColorRun>, between before: UInt8?, and after: UInt8?,
    into output: inout IndexRuns
  ) {
    func continues(_ index: UInt8?, _ place: Int) -> Bool {
      index != nil && exactIndex(of: runs[place]) == index
    }
    var (start, end) = (runs.startIndex, runs.endIndex)
    while start < end, continues(before, start) { start += 1 }
    while end > start, continues(after, end - 1) { end -= 1 }
    for place in runs.indices {
      let index = place < start ? before : place < end ? transparentIndex : after
      output.append(index ?? 0, length: runs[place].length)
    }
  }
}
