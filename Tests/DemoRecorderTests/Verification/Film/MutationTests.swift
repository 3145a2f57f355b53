import Codecs
import Foundation
import TestSupport
import Testing

@testable import DemoRecorder

/// Every recorded demo with one thing wrong in it is told from the demo. `DEMO_RECORDER_MUTATIONS`
/// says how many times; the demos take turns.
@Suite struct MutationTests {
  private static let demos = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../demos").standardizedFileURL

  private static let count =
    ProcessInfo.processInfo.environment["DEMO_RECORDER_MUTATIONS"].flatMap(Int.init) ?? 18

  /// In the order of their sizes: the few that a short run takes are small.
  private static func films() throws -> [URL] {
    let enumerator = try #require(FileManager.default.enumerator(atPath: demos.path))
    let paths = enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(".gif") }
    let sized = try paths.map { path in
      (try Data(contentsOf: demos.appending(path: path)).count, path)
    }
    return sized.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { demos.appending(path: $0.1) }
  }

  @Test func noFaultGoesUnseen() throws {
    let films = try Self.films()
    #expect(films.count >= 50)
    let faults = MutatedFilm.Fault.allCases
    let unseen = ThreadPool(threads: 2).map(Array(0..<Self.count)) { number in
      Self.report(
        faults[number % faults.count], in: films[number / faults.count % films.count],
        seed: UInt64(number))
    }

    #expect(unseen.compactMap(\.self) == [])
  }

  /// Nil if the fault is seen; else what happened.
  private static func report(_ fault: MutatedFilm.Fault, in file: URL, seed: UInt64) -> String? {
    do {
      let bytes = Array(try Data(contentsOf: file))
      var random = SeededGenerator(seed: seed)
      // The last frame cannot be swapped with the next.
      let last = try GIFStructure(of: bytes).frames.count - 1
      let place = Int.random(in: 0..<max(1, last), using: &random)
      // From some place on a film may be grey, and then there is nothing to swap.
      let mutated = MutatedFilm(
        try GIFFilm(bytes), fault: fault, place: fault == .swappedChannels ? 0 : place, seed: seed)
      let difference = try FilmComparison(settings: ComparisonSettings()).compare(
        try FilmReader(bytes, path: "expected"), FilmReader(source: mutated, path: "actual"))
      return difference == nil ? "\(fault) in \(file.lastPathComponent), seed \(seed)" : nil
    } catch {
      return "\(error)"
    }
  }
}
