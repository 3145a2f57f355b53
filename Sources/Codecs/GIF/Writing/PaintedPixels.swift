import Scene

/// The pixels of one frame's rectangle: which are painted, and in which of at most 256 colours.
struct PaintedPixels {
  /// Marks a pixel that already shows its colour; what is left of its code is that colour's place,
  /// if the colours of such pixels are known too.
  static let unchanged: UInt16 = 0x8000

  let rectangle: PixelRect
  /// Row by row: a place in `colors`, perhaps marked as unchanged.
  private(set) var codes: [UInt16]
  /// Those that are painted, and after them those of unchanged pixels only.
  private(set) var colors: [UInt32]
  /// How many of `colors` are painted.
  private(set) var paintedCount: Int
  private(set) var hasUnchanged: Bool
  /// Whether unchanged pixels could be painted as well, their colours being in `colors`.
  private(set) var canPaintAll: Bool

  /// What is painted at a place of the rectangle; `nil` where the picture stays as it is.
  func paintedColor(at place: Int) -> UInt32? {
    codes[place] & Self.unchanged == 0 ? colors[Int(codes[place])] : nil
  }

  /// Whether one image can hold them: its palette has 256 entries, one of which must stay free for
  /// unchanged pixels that cannot be painted again.
  var isWritable: Bool { paintedCount <= 255 || canPaintAll }

  /// The exact pixels, or `nil` if those that change have more than 256 colours.
  init?(of bitmap: Bitmap, over shown: ShownPicture, in rectangle: PixelRect) {
    self.rectangle = rectangle
    codes = [UInt16](repeating: Self.unchanged, count: rectangle.width * rectangle.height)
    colors = []
    var table = ColorTable()
    hasUnchanged = false
    canPaintAll = true
    let given = bitmap.pixels.span
    let before = shown.pixels.span
    var place = 0
    var (lastColor, lastCode): (UInt32, UInt16) = (0, Self.unchanged)
    for y in rectangle.top..<rectangle.bottom {
      for pixel in (y * bitmap.width + rectangle.left)..<(y * bitmap.width + rectangle.right) {
        let color = given[pixel]
        if color == before[pixel] {
          hasUnchanged = true
        } else {
          if color != lastColor || lastCode == Self.unchanged {
            (lastColor, lastCode) = (color, UInt16(table.insert(color)))
            if table.count > 256 { return nil }
          }
          codes[place] = lastCode
        }
        place &+= 1
      }
    }
    paintedCount = table.count
    if hasUnchanged { addUnchanged(of: bitmap, to: &table) }
    colors = table.colors
  }

  /// Notes the colours of unchanged pixels too, as long as there are at most 256 in all.
  private mutating func addUnchanged(of bitmap: Bitmap, to table: inout ColorTable) {
    let given = bitmap.pixels.span
    var place = 0
    var (lastColor, lastCode): (UInt32, UInt16) = (0, Self.unchanged)
    for y in rectangle.top..<rectangle.bottom {
      for pixel in (y * bitmap.width + rectangle.left)..<(y * bitmap.width + rectangle.right) {
        if codes[place] == Self.unchanged {
          if given[pixel] != lastColor || lastCode == Self.unchanged {
            lastColor = given[pixel]
            let isFull = table.count == 256
            guard let code = isFull ? table.place(of: lastColor) : table.insert(lastColor) else {
              canPaintAll = false
              return
            }
            lastCode = Self.unchanged | UInt16(code)
          }
          codes[place] = lastCode
        }
        place &+= 1
      }
    }
  }

  /// Pixels painted in colours that stand for their own.
  ///
  /// - Parameter color: Gives, for a place in the rectangle, the place in `colors` of the colour to
  ///   paint; `nil` where the picture shall stay as it is.
  init(approximatedIn rectangle: PixelRect, colors: [UInt32], color: (Int) -> Int?) {
    self.rectangle = rectangle
    self.colors = colors
    paintedCount = colors.count
    codes = (0..<(rectangle.width * rectangle.height)).map { place in
      color(place).map { UInt16($0) } ?? Self.unchanged
    }
    hasUnchanged = codes.contains(Self.unchanged)
    canPaintAll = !hasUnchanged
  }
}
