/// The weights of a Gaussian blur, in 1/65,536, that sum to exactly 1.
///
/// Weight k is proportional to e^(−k²/2σ²). Each is rounded with the error of those before it added,
/// from the outside inward, and the middle takes what is left, so nothing is lost or gained.
struct GaussianKernel: Equatable {
  static let one: UInt32 = 65_536

  /// Wider blurs than a screen are cut to this σ, in pixels.
  private static let greatestDeviation = 1_000.0
  /// Under this σ a neighbour's weight is below 1/65,536.
  private static let leastDeviation = 0.2

  /// `weights[k]` is that of the pixels k away on either side.
  let weights: [UInt32]
  /// `sums[n]` is the sum of the weights of the places −reach to n − reach.
  private let sums: [UInt32]

  /// How many pixels away a pixel still counts.
  var reach: Int { weights.count - 1 }

  /// The sum of the weights of all places up to and including `place`, those before the middle being
  /// negative.
  func sum(through place: Int) -> UInt32 {
    if place < -reach { return 0 }
    return place >= reach ? Self.one : sums[place + reach]
  }

  /// How far a blur of this σ, in pixels, reaches: beyond 3.5 σ lies 1/2,100 of the whole, a ninth
  /// of an 8-bit level.
  static func reach(deviation: Double) -> Int {
    guard deviation > leastDeviation else { return 0 }
    return Int((min(deviation, greatestDeviation) * 3.5).rounded(.up)) + 1
  }

  /// - Parameter deviation: σ, in pixels.
  init(deviation: Double) {
    let reach = Self.reach(deviation: deviation)
    let sigma = min(deviation, Self.greatestDeviation)
    let shape = (0...reach).map { distance in
      reach == 0 ? 1 : exponential(-Double(distance * distance) / (2 * sigma * sigma))
    }
    let sum = shape[0] + 2 * shape.dropFirst().reduce(0, +)
    var weights = [UInt32](repeating: 0, count: reach + 1)
    var carried = 0.0
    var used: UInt32 = 0
    for distance in stride(from: reach, to: 0, by: -1) {
      let exact = shape[distance] / sum * Double(Self.one) + carried
      weights[distance] = UInt32(max(0, exact.rounded()))
      carried = exact - Double(weights[distance])
      used += 2 * weights[distance]
    }
    weights[0] = Self.one - used
    self.weights = weights
    var total: UInt32 = 0
    sums = (-reach...reach).map { place in
      total += weights[abs(place)]
      return total
    }
  }
}

/// e^x for x ≤ 0, to about 14 digits.
///
/// Halved ten times, x is small enough for eight terms of the series; squared ten times the result
/// is e^x. Only additions, multiplications and divisions: the C library's `exp` may differ in its last
/// bit from version to version, and these weights must not.
private func exponential(_ x: Double) -> Double {
  let small = max(x, -700) / 1_024
  var term = 1.0
  var sum = 1.0
  for index in 1...8 {
    term *= small / Double(index)
    sum += term
  }
  for _ in 0..<10 { sum *= sum }
  return sum
}
