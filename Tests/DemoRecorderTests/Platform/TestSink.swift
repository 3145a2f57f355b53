@testable import DemoRecorder
import Synchronization

/// A stream whose text can be looked at.
final class TestSink: ByteSink {
  private struct State {
    var writes: [[UInt8]] = []
    var failure: FileError.Problem?
  }

  private let name: String
  private let state = Mutex(State())

  init(name: String = "sink") { self.name = name }

  var text: String { String(decoding: writes.flatMap { $0 }, as: UTF8.self) }

  var writes: [[UInt8]] { state.withLock { $0.writes } }

  func fail(with problem: FileError.Problem) { state.withLock { $0.failure = problem } }

  func clear() { state.withLock { $0.writes = [] } }

  func write(_ bytes: [UInt8]) throws(FileError) {
    let failure = state.withLock { state in
      if state.failure == nil { state.writes.append(bytes) }
      return state.failure
    }
    if let failure { throw FileError(path: name, problem: failure) }
  }
}
