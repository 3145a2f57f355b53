import Scene

/// The marks of an axis: at round numbers, 1, 2 or 5 times a power of ten apart.
struct AxisTicks: Hashable {
  /// Rising; the first is not above the least value, the last not below the greatest.
  let values: [Double]
  /// How many decimals tell them apart.
  let decimals: Int

  /// - Parameter count: About how many there are to be at most.
  init(from low: Double, to high: Double, count: Int) {
    precondition(low.isFinite && high.isFinite && low <= high && count > 1, "an axis has a length")
    let span = max(high - low, 1e-3)
    let step = Self.roundStep(atLeast: span / Double(count - 1))
    var first = (low / step).rounded(.down)
    let last = max((high / step).rounded(.up), first + 1)
    var values: [Double] = []
    while first <= last {
      values.append(first * step)
      first += 1
    }
    self.values = values
    var (decimals, power) = (0, 1.0)
    while (step * power - (step * power).rounded()).magnitude > 1e-6, decimals < 6 {
      decimals += 1
      power *= 10
    }
    self.decimals = decimals
  }

  var low: Double { values[0] }
  var high: Double { values[values.count - 1] }

  /// What stands at a mark: all with the same decimals.
  func text(_ value: Double) -> String {
    let text = DecimalText(value, decimals: decimals).text
    guard decimals > 0 else { return text }
    let fraction = text.split(separator: ".").dropFirst().first?.count ?? 0
    return text + (fraction == 0 ? "." : "")
      + String(repeating: "0", count: decimals - fraction)
  }

  private static func roundStep(atLeast least: Double) -> Double {
    var power = 1e-6
    while power * 10 <= least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
  }
}
