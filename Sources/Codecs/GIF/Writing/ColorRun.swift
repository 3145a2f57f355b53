/// Pixels of a frame side by side in one row that have one colour, and of which a viewer shows either all
/// or none already. Four bytes, as a picture of noise has as many as pixels.
struct ColorRun {
  /// Marks the number of pixels that a viewer shows in their colour already.
  static let unchanged: UInt16 = 0x8000
  /// Stands for pixels that must stay as they are. They count as unchanged, and have no colour.
  static let left: UInt16 = 0xFFFF
  /// So many colours have numbers below those two.
  static let greatestColorCount = 0x7FFF

  /// The number of their colour, perhaps marked.
  let number: UInt16
  private let lengthLessOne: UInt16

  /// - Precondition: 1 to 65,536 pixels.
  init(number: UInt16, length: Int) {
    self.number = number
    lengthLessOne = UInt16(length - 1)
  }

  /// In pixels.
  var length: Int { Int(lengthLessOne) + 1 }
  var isUnchanged: Bool { number >= Self.unchanged }
  /// The number of their colour without its mark; `nil` if they are to be left.
  var color: Int? { number == Self.left ? nil : Int(number & ~Self.unchanged) }
}
