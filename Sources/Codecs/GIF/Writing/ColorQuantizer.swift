/// Chooses few colours to stand for many.
///
/// The colours are split into boxes: again and again that box, along that channel and at that value,
/// where a split lowers the squared error most. Each box is then represented by the one of its
/// colours that lies nearest to its mean, so that an often used colour tends to stay exact. Integer
/// arithmetic and ties broken by order make the choice the same everywhere.
///
/// Source: variance-based splitting as in Wu, "Efficient Statistical Computations for Optimal Color
/// Quantization", Graphics Gems II, 1991, on the colours themselves instead of a grid of 32³.
struct ColorQuantizer {
  struct Sample {
    var color: UInt32
    /// How many pixels have it.
    var weight: Int
  }

  /// A box: part of the samples, and the best way to split it.
  private struct Box {
    var range: Range<Int>
    var gain: Int64 = 0
    var shift: UInt32 = 0
    /// Samples up to and including this value of the channel go into the first half.
    var threshold = 0
  }

  /// More samples than this are first merged with their neighbours, as each split looks at all
  /// samples of its box.
  private static let greatestSampleCount = 32_768

  private var samples: [Sample]

  /// At most `capacity` of the samples' colours.
  static func palette(for samples: [Sample], capacity: Int) -> [UInt32] {
    precondition(capacity > 0, "at least one colour must stand for the others")
    guard samples.count > capacity else { return samples.map(\.color) }
    if samples.count <= capacity * CloseColors.greatestRatio,
      let close = CloseColors.palette(for: samples, capacity: capacity)
    {
      return close
    }
    if samples.count <= capacity * ColorSpread.greatestRatio {
      return ColorSpread.palette(for: samples, capacity: capacity)
    }
    var quantizer = ColorQuantizer(samples: merged(samples))
    return quantizer.splitIntoBoxes(atMost: capacity).map { quantizer.representative(of: $0) }
  }

  private init(samples: [Sample]) { self.samples = samples }

  /// Neighbouring colours together, represented by the first, until there are few enough.
  private static func merged(_ samples: [Sample]) -> [Sample] {
    var kept = samples
    var mask: UInt32 = 0xFFFF_FFFF
    while kept.count > greatestSampleCount {
      mask &= (mask << 1) & 0xFEFE_FEFE
      var table = ColorTable()
      var next: [Sample] = []
      for sample in kept {
        let place = table.insert(sample.color & mask)
        if place == next.count {
          next.append(sample)
        } else {
          next[place].weight += sample.weight
        }
      }
      kept = next
    }
    return kept
  }

  private mutating func splitIntoBoxes(atMost capacity: Int) -> [Range<Int>] {
    var boxes = [split(of: samples.indices)]
    while boxes.count < capacity {
      var best = 0
      for place in boxes.indices where boxes[place].gain > boxes[best].gain { best = place }
      guard boxes[best].gain > 0 else { break }
      let box = boxes[best]
      let middle = partition(box)
      boxes[best] = split(of: box.range.lowerBound..<middle)
      boxes.append(split(of: middle..<box.range.upperBound))
    }
    return boxes.map(\.range)
  }

  /// Reorders a box's samples so that its first half stands first.
  private mutating func partition(_ box: Box) -> Int {
    let parts = samples[box.range]
    func isFirst(_ sample: Sample) -> Bool {
      Int((sample.color >> box.shift) & 255) <= box.threshold
    }
    let first = parts.filter(isFirst)
    let second = parts.filter { !isFirst($0) }
    samples.replaceSubrange(box.range, with: first + second)
    return box.range.lowerBound + first.count
  }

  /// The box with its best split; a gain of 0 if it has one colour only.
  private func split(of range: Range<Int>) -> Box {
    var box = Box(range: range)
    guard range.count > 1 else { return box }
    for shift in [UInt32(8), 0, 16] {
      var weights = [Int64](repeating: 0, count: 256)
      for sample in samples[range] {
        weights[Int((sample.color >> shift) & 255)] += Int64(sample.weight)
      }
      let (gain, threshold) = Self.bestSplit(of: weights)
      if gain > box.gain { (box.gain, box.shift, box.threshold) = (gain, shift, threshold) }
    }
    return box
  }

  /// How much the squared error falls at the best threshold: w₁w₂/(w₁+w₂)·(m₁−m₂)², with the means
  /// in 1/256. At 100 million pixels that is below 2⁵⁷.
  private static func bestSplit(of weights: [Int64]) -> (gain: Int64, threshold: Int) {
    let total = weights.reduce(0, +)
    var sum: Int64 = 0
    for (value, weight) in weights.enumerated() { sum += Int64(value) * weight }
    var best: (gain: Int64, threshold: Int) = (0, 0)
    var (firstWeight, firstSum): (Int64, Int64) = (0, 0)
    for value in 0..<255 {
      firstWeight += weights[value]
      firstSum += Int64(value) * weights[value]
      guard weights[value] > 0, firstWeight < total else { continue }
      let secondWeight = total - firstWeight
      let distance = (sum - firstSum) * 256 / secondWeight - firstSum * 256 / firstWeight
      let gain = max(1, firstWeight * secondWeight / total) * distance * distance
      if gain > best.gain { best = (gain, value) }
    }
    return best
  }

  /// The sample's colour nearest to the mean of all samples of a box.
  private func representative(of range: Range<Int>) -> UInt32 {
    var sums: (red: Int, green: Int, blue: Int, weight: Int) = (0, 0, 0, 0)
    for sample in samples[range] {
      sums.red += Int(sample.color & 255) * sample.weight
      sums.green += Int((sample.color >> 8) & 255) * sample.weight
      sums.blue += Int((sample.color >> 16) & 255) * sample.weight
      sums.weight += sample.weight
    }
    func mean(_ sum: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: (2 * sum + sums.weight) / (2 * sums.weight))
    }
    let wanted = mean(sums.red) | mean(sums.green) << 8 | mean(sums.blue) << 16
    var best = samples[range.lowerBound].color
    for sample in samples[range]
    where ColorDistance.squared(sample.color, wanted) < ColorDistance.squared(best, wanted) {
      best = sample.color
    }
    return best
  }
}
