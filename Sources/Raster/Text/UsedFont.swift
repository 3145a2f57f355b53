/// A font file that a text was laid out with, for the record: another version draws other pixels.
public struct UsedFont: Hashable, Sendable, Comparable {
  /// The last part of the file's path.
  public var fileName: String
  /// Which font of a collection, from 0.
  public var index: Int
  /// The font's own version string (`name` table, identifier 5), else its `head` revision.
  public var version: String
  /// `checkSumAdjustment` of the `head` table: differs as soon as a byte of the font does.
  public var checksum: UInt32

  /// Whether the scenario named the file: it need not be installed, and what it holds is part of the
  /// scenario.
  public var isOwn: Bool

  public init(
    fileName: String, index: Int, version: String, checksum: UInt32, isOwn: Bool = false
  ) {
    self.fileName = fileName
    self.index = index
    self.version = version
    self.checksum = checksum
    self.isOwn = isOwn
  }

  /// By file name, then by index, then by checksum, so that a listing does not depend on what was
  /// needed first.
  public static func < (lhs: UsedFont, rhs: UsedFont) -> Bool {
    (lhs.fileName, lhs.index, lhs.checksum) < (rhs.fileName, rhs.index, rhs.checksum)
  }
}
