import Scene

extension Surface {
  /// Lays a colour over what the runs cover.
  mutating func fill(_ runs: CoverageRuns, in area: PixelRect, with color: PremultipliedRGBA8) {
    guard color.packed != 0 else { return }
    forEachRow(of: runs.bounds.intersection(area)) { pixels, start, area, y in
      runs.forEachRun(inRow: y, of: area) { run in
        let place = start &+ Int(run.left) &- area.left
        if run.level > 0 {
          compositeRow(
            color: multiplied(color.packed, by: UInt32(run.level)), count: run.count, over: &pixels,
            from: place)
        } else {
          compositeRow(
            color: color.packed, coverage: runs.levels.span.extracting(run.places), over: &pixels,
            from: place)
        }
      }
    }
  }

  /// Lays a group over this surface, as far as the runs cover it, multiplied by `opacity`/255.
  mutating func composite(_ group: inout Surface, within runs: CoverageRuns, opacity: UInt8) {
    group.multiply(by: runs)
    let other = group
    forEachRow(of: runs.bounds.intersection(group.bounds)) { pixels, start, area, y in
      runs.forEachRun(inRow: y, of: area) { run in
        let first = other.index(x: Int(run.left), y: y)
        compositeRow(
          other.pixels.span.extracting(first..<first &+ run.count), opacity: UInt32(opacity),
          over: &pixels, from: start &+ Int(run.left) &- area.left)
      }
    }
  }

  /// Multiplies what the runs cover by how much they do; what they do not cover is left alone.
  private mutating func multiply(by runs: CoverageRuns) {
    forEachRow(of: runs.bounds) { pixels, start, area, y in
      runs.forEachRun(inRow: y, of: area) { run in
        let place = start &+ Int(run.left) &- area.left
        if run.level > 0 {
          multiplyRow(&pixels, from: place, count: run.count, by: UInt32(run.level))
        } else {
          multiplyRow(&pixels, from: place, by: runs.levels.span.extracting(run.places))
        }
      }
    }
  }

  /// Lays a group of one colour all over `area` over this surface, as `composite` does with one that
  /// was painted.
  ///
  /// - Parameter runs: Where the group is seen; nil for all of it.
  mutating func composite(
    color: UInt32, in area: PixelRect, within runs: CoverageRuns?, opacity: UInt8
  ) {
    guard let runs else {
      let source = multiplied(color, by: UInt32(opacity))
      return fill(area, with: PremultipliedRGBA8(packed: source))
    }
    forEachRow(of: runs.bounds.intersection(area)) { pixels, start, area, y in
      runs.forEachRun(inRow: y, of: area) { run in
        let place = start &+ Int(run.left) &- area.left
        if run.level > 0 {
          let source = multiplied(color, by: UInt32(run.level))
          compositeRow(
            color: multiplied(source, by: UInt32(opacity)), count: run.count, over: &pixels,
            from: place)
        } else {
          let levels = runs.levels.span.extracting(run.places)
          for index in levels.indices {
            let source = multiplied(color, by: UInt32(levels[index]))
            pixels[place &+ index] = Raster.composite(
              multiplied(source, by: UInt32(opacity)), over: pixels[place &+ index])
          }
        }
      }
    }
  }
}
