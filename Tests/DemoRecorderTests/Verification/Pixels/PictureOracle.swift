import Codecs
import TestSupport

/// What programs of others say of pairs of pictures.
enum PictureOracle {
  static let hasNumPy = PythonEnvironment.has("numpy")
  static let hasPixelmatch = PythonEnvironment.has("pixelmatch")

  /// For each pair: how many pixels differ, left, top, right and bottom of a rectangle round them,
  /// and the greatest difference of a channel; all 0 if none differ.
  static func numPy(_ pairs: [PicturePair]) throws -> [[Int]] {
    try answers(
      to: pairs,
      """
      import numpy
      def answers(first, second, width, height):
          first, second = (
              numpy.frombuffer(picture, numpy.uint8).reshape(height, width, 4).astype(int)
              for picture in (first, second))
          differing = (first != second).any(axis=2)
          if not differing.any():
              return [0] * 6
          rows, columns = differing.any(axis=1).nonzero()[0], differing.any(axis=0).nonzero()[0]
          return [numpy.count_nonzero(differing), columns[0], rows[0], columns[-1] + 1,
                  rows[-1] + 1, abs(first - second).max()]
      """)
  }

  /// For each pair the counts by each threshold, each without smoothed edges and with them.
  static func pixelmatch(_ pairs: [PicturePair], thresholds: [Double]) throws -> [[Int]] {
    try answers(
      to: pairs,
      """
      from pixelmatch import pixelmatch
      def answers(first, second, width, height):
          return [pixelmatch(first, second, width, height, threshold=threshold, includeAA=counts)
                  for threshold in \(thresholds) for counts in (False, True)]
      """)
  }

  /// The bytes of the picture that pixelmatch draws of each pair, one after another.
  static func pixelmatchPictures(_ pairs: [PicturePair], threshold: Double) throws -> [[Int]] {
    try answers(
      to: pairs,
      """
      from pixelmatch import pixelmatch
      def answers(first, second, width, height):
          output = bytearray(len(first))
          pixelmatch(first, second, width, height, output, threshold=\(threshold))
          return output
      """)
  }

  /// - Parameter function: Defines `answers`, which is called for each pair and gives whole numbers.
  private static func answers(to pairs: [PicturePair], _ function: String) throws -> [[Int]] {
    let output = try PythonEnvironment.run(
      function + """

        import struct, sys
        data, place = open(sys.argv[1], "rb").read(), 0
        while place < len(data):
            width, height = struct.unpack_from("<II", data, place)
            first, second = place + 8, place + 8 + 4 * width * height
            place = second + 4 * width * height
            print(*answers(data[first:second], data[second:place], width, height))
        """, input: pairs.flatMap(bytes))
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ").compactMap { Int($0) } }
  }

  private static func bytes(of pair: PicturePair) -> [UInt8] {
    let words =
      [UInt32(pair.width), UInt32(pair.height)] + pair.first.pixels + pair.second.pixels
    return words.flatMap { word in [0, 8, 16, 24].map { UInt8(word >> $0 & 255) } }
  }
}
