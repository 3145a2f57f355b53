/// In which colours the pixels of a frame are painted: in their own, or in others that stand for them.
struct PaintPlan {
  /// At most 256; at most 255 if some pixels are to be left as they are.
  let colors: [UInt32]
  /// For each of the frame's colours its place in `colors`; `nil` if nothing is painted in it.
  let places: [UInt8?]
  /// For each of the frame's colours whether it is painted as it is.
  let isExact: [Bool]

  /// Every pixel in its own colour; `nil` if those are too many for one image. Its palette has 256
  /// entries, of which one must stay free for unchanged pixels that cannot be painted again.
  init?(exactly frame: FrameColors) {
    guard frame.isExact else { return nil }
    var colors: [UInt32] = []
    var places = [UInt8?](repeating: nil, count: frame.colors.count)
    for (number, color) in frame.colors.enumerated() where frame.changedCounts[number] > 0 {
      guard colors.count < 256 else { return nil }
      places[number] = UInt8(colors.count)
      colors.append(color)
    }
    guard colors.count <= 255 || frame.colors.count <= 256 else { return nil }
    self.colors = colors
    self.places = places
    isExact = places.map { $0 != nil }
  }

  /// Some of the pixels in colours that stand for their own.
  ///
  /// - Parameters:
  ///   - colors: The colours to paint.
  ///   - numbers: Those of the frame's colours that are painted in the nearest of `colors`; others are
  ///     painted only if they are among them.
  init(painting colors: [UInt32], nearestFor numbers: [Bool], of frame: FrameColors) {
    let nearest = NearestColor(colors)
    var table = ColorTable()
    for color in colors { _ = table.insert(color) }
    var places: [UInt8?] = []
    var isExact: [Bool] = []
    for (number, color) in frame.colors.enumerated() {
      let own = table.place(of: color)
      isExact.append(own != nil && frame.isExact)
      let place = own ?? (numbers[number] ? nearest.place(of: color) : nil)
      places.append(place.map { UInt8(truncatingIfNeeded: $0) })
    }
    (self.colors, self.places, self.isExact) = (colors, places, isExact)
  }

  /// Whether some pixels are painted in another colour than theirs.
  var hasInexact: Bool { places.indices.contains { places[$0] != nil && !isExact[$0] } }

  /// The colour that stands for one of the frame's; `nil` if nothing is painted in it.
  func painted(for number: Int) -> UInt32? { places[number].map { colors[Int($0)] } }
}
