import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct PartitionTests {
  private typealias Piece = Partition.Piece

  private func pieces(_ weights: [Int]) -> [Piece] {
    weights.enumerated().map { Piece(name: "\($0.offset + 10)", weight: $0.element) }
  }

  /// Few or many pieces, alike or not, in few or many parts.
  private func random(_ seed: UInt64) -> (pieces: [Piece], count: Int) {
    var random = SeededGenerator(seed: seed)
    let greatest = [1, 5, 1_000, 1_000_000_000].randomElement(using: &random) ?? 1
    let weights = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Int.random(in: 1...greatest, using: &random)
    }
    return (pieces(weights), Int.random(in: 1...12, using: &random))
  }

  private func loads(_ parts: [[Int]], _ pieces: [Piece]) -> [Int] {
    parts.map { $0.reduce(0) { $0 + pieces[$1].weight } }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func everyPieceIsInExactlyOnePart(seed: UInt64) {
    let (pieces, count) = random(seed)

    let parts = Partition(of: pieces, into: count).parts

    #expect(parts.count == count)
    #expect(parts.flatMap { $0 }.sorted() == Array(pieces.indices))
    #expect(parts.allSatisfy { $0 == $0.sorted() })
  }

  /// The piece that came last to a part came when the part was the lightest.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func noPartIsHeavierThanAnotherByMoreThanItsLightestPiece(seed: UInt64) {
    let (pieces, count) = random(seed)

    let parts = Partition(of: pieces, into: count).parts
    let loads = loads(parts, pieces)

    for (part, load) in zip(parts, loads) {
      let lightest = part.map { pieces[$0].weight }.min() ?? 0
      #expect(load - lightest <= loads.min() ?? 0)
    }
  }

  /// Graham: at most 4/3 − 1/(3n) of what is possible at all, found here by trying everything.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func theHeaviestPartIsNearTheBestThereIs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...3, using: &random)
    let pieces = pieces(
      (0..<Int.random(in: 1...7, using: &random)).map { _ in Int.random(in: 1...20, using: &random)
      })
    func best(_ index: Int, _ loads: [Int]) -> Int {
      guard index < pieces.count else { return loads.max() ?? 0 }
      return loads.indices.map { part in
        var next = loads
        next[part] += pieces[index].weight
        return best(index + 1, next)
      }.min() ?? 0
    }

    let heaviest = loads(Partition(of: pieces, into: count).parts, pieces).max() ?? 0

    #expect(heaviest * 3 * count <= best(0, Array(repeating: 0, count: count)) * (4 * count - 1))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theOrderOfThePiecesChangesNothing(seed: UInt64) {
    let (pieces, count) = random(seed)
    var random = SeededGenerator(seed: seed)
    let shuffled = pieces.shuffled(using: &random)

    func names(_ pieces: [Piece]) -> [Set<String>] {
      Partition(of: pieces, into: count).parts.map { Set($0.map { pieces[$0].name }) }
    }

    #expect(names(pieces) == names(shuffled))
  }

  @Test func thePartsOfAKnownCase() {
    // 9 | 8 | 7, then 4 joins 7, 3 joins 8, 2 joins 9; equal parts take turns from the first on.
    #expect(
      Partition(of: pieces([2, 3, 4, 7, 8, 9]), into: 3).parts == [[0, 5], [1, 4], [2, 3]])
    #expect(Partition(of: pieces([1, 1, 1, 1]), into: 3).parts == [[0, 3], [1], [2]])
  }

  @Test func weightsThatAddUpToMoreThanANumberHoldsDoNoHarm() {
    let parts = Partition(of: pieces([.max, .max, .max, 1]), into: 2).parts

    #expect(parts.flatMap { $0 }.sorted() == [0, 1, 2, 3])
  }
}
