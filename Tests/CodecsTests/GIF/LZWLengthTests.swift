import TestSupport
import Testing

@testable import Codecs

@Suite struct LZWLengthCounting {
  /// What giflib writes for indices, without the code size and the bytes that part the data in blocks.
  private func written(_ indices: [UInt8], depth: Int) throws -> Int {
    var bytes: [UInt8] = []
    try LibGIF.compress(
      runs(indices), width: indices.count, height: 1, depth: depth, into: &bytes)
    var (place, sum) = (1, 0)
    while bytes[place] > 0 {
      sum += Int(bytes[place])
      place += Int(bytes[place]) + 1
    }
    return sum
  }

  private func runs(_ indices: [UInt8]) -> [IndexRun] {
    var runs = IndexRuns()
    for index in indices { runs.append(index, length: 1) }
    return runs.runs
  }

  /// Stretches of noise and of one index, which may be long.
  private func picture(
    _ count: Int, depth: Int, longestRun: Int, using random: inout SeededGenerator
  ) -> [UInt8] {
    var indices: [UInt8] = []
    while indices.count < count {
      let index = UInt8(Int.random(in: 0..<(1 << depth), using: &random))
      let length = Int.random(in: 1...longestRun, using: &random)
      indices += [UInt8](repeating: index, count: length)
    }
    return Array(indices.prefix(count))
  }

  /// 20,000 pixels of noise make giflib clear its table several times.
  @Test(arguments: 1...8, [1, 3, 40, 900])
  func theLengthIsThatOfTheDataThatGiflibWrites(depth: Int, longestRun: Int) throws {
    var random = SeededGenerator(seed: UInt64(depth))
    var length = LZWLength()
    for count in [1, 2, 9, 500, 20_000] {
      let indices = picture(count, depth: depth, longestRun: longestRun, using: &random)

      let counted = length.bits(of: runs(indices), depth: depth, below: .max)
      let bits = try #require(counted)

      #expect(try (bits + 7) / 8 == written(indices, depth: depth))
    }
  }

  @Test func oneLongRunIsCountedAsGiflibWritesIt() throws {
    var length = LZWLength()
    let indices = [UInt8](repeating: 3, count: 64_000)

    let counted = length.bits(of: runs(indices), depth: 2, below: .max)
    let bits = try #require(counted)

    #expect(try (bits + 7) / 8 == written(indices, depth: 2))
  }

  @Test func onlyLengthsBelowTheLimitAreTold() throws {
    var random = SeededGenerator(seed: 1)
    var length = LZWLength()
    let runs = runs(picture(3000, depth: 4, longestRun: 5, using: &random))
    let counted = length.bits(of: runs, depth: 4, below: .max)
    let bits = try #require(counted)

    let atLimit = length.bits(of: runs, depth: 4, below: bits)
    let belowLimit = length.bits(of: runs, depth: 4, below: bits + 1)

    #expect(atLimit == nil)
    #expect(belowLimit == bits)
  }
}
