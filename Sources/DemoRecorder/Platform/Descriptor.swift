import Glibc

/// An open file by its number in this process.
struct Descriptor {
  let number: Int32
  /// What errors call it.
  let path: String

  /// Writes all bytes, whatever part of them the system takes at once.
  func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          number, UnsafeRawBufferPointer(rebasing: buffer[written...]).baseAddress,
          bytes.count - written)
      }
      if count > 0 { written += count } else { try waitOrThrow(POLLOUT) }
    }
  }

  /// Reads to the end; refuses more than `limit` bytes without reading on.
  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try read(into: &chunk)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      try check(bytes, limit: limit)
    }
  }

  /// Reads what lies in a range, or to the end if that comes before.
  func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var filled = 0
    while filled < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(
          number, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).baseAddress,
          range.count - filled, range.lowerBound + filled)
      }
      if count == 0 { break }
      if count > 0 { filled += count } else { try waitOrThrow(POLLIN) }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// Reads up to the first line feed, which is left out, or to the end; refuses a line of more than
  /// `limit` bytes.
  func readLine(limit: Int) throws(FileError) -> [UInt8] {
    var line: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = try read(into: &chunk)
      let part = chunk[..<count]
      let end = part.firstIndex(of: UInt8(ascii: "\n"))
      line += part[..<(end ?? count)]
      try check(line, limit: limit)
      if end != nil || count == 0 { return line }
    }
  }

  /// Fills the beginning of `chunk`; 0 at the end of the file.
  private func read(into chunk: inout [UInt8]) throws(FileError) -> Int {
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
      }
      if count >= 0 { return count }
      try waitOrThrow(POLLIN)
    }
  }

  private func check(_ bytes: [UInt8], limit: Int) throws(FileError) {
    if bytes.count > limit { throw FileError(path: path, problem: .tooLarge(limit: limit)) }
  }

  /// After a call that did nothing: returns if it is worth another try.
  private func waitOrThrow(_ event: Int32) throws(FileError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    default: throw FileError.lastSystemCall(on: path)
    }
  }
}
