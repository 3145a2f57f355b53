import TestSupport
import Testing

@testable import Codecs

@Suite struct ChunkChecksums {
  /// The check value that catalogues of CRCs give for CRC-32/ISO-HDLC.
  @Test func theStandardTestTextHasItsKnownChecksum() {
    #expect(CRC32().checksum(of: Array("123456789".utf8), in: 0..<9) == 0xCBF4_3926)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 300])
  func equalTheBitwiseDivision(count: Int) {
    var random = SeededGenerator(seed: 1)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }

    #expect(CRC32().checksum(of: bytes, in: bytes.indices) == naiveCRC(bytes))
  }
}
