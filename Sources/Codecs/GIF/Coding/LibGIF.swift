import CGIF

/// The fence round giflib, which serves as the LZW coder only: palette indices ↔ the compressed data
/// of one GIF image. Everything else in a GIF file is laid out and read by our own code.
///
/// The only file that imports CGIF. So each call works on a film of one image in memory, and what
/// giflib is known to let pass (sizes that wrap in 16 bits, colour counts it cannot hold, indices it
/// masks, missing lines) is ruled out here before it is called.
enum LibGIF {
  /// What went wrong inside giflib; it does not always say.
  struct Failure: Error, Hashable {
    var code: Int
    var message: String

    fileprivate init(code: CInt) {
      self.code = Int(code)
      if code != 0, let text = unsafe GifErrorString(code) {
        message = unsafe String(cString: text)
      } else {
        message = "giflib gives no reason"
      }
    }
  }

  /// Appends an image's minimum code size, its data blocks and the empty block that ends them.
  ///
  /// - Parameters:
  ///   - runs: The indices of all pixels, row by row.
  ///   - depth: Bits an index, 1 to 8.
  /// - Precondition: Sides of 1 to 65,535, an index for each pixel, each below 2^depth.
  static func compress(
    _ runs: [IndexRun], width: Int, height: Int, depth: Int, into output: inout [UInt8]
  ) throws(Failure) {
    precondition(1...65_535 ~= width && 1...65_535 ~= height, "giflib wraps sides in 16 bits")
    precondition(
      runs.reduce(0) { $0 + $1.length } == width * height,
      "giflib would not notice missing lines")
    precondition(1...8 ~= depth, "a palette holds 2 to 256 colours")
    assert(runs.allSatisfy { Int($0.index) < 1 << depth }, "giflib would mask a greater index")
    let sink = ByteSink(bytes: output, skipping: 13 + 3 << depth + 10)
    output = []
    defer { output = sink.bytes }
    var code = CInt(0)
    let user = unsafe Unmanaged.passUnretained(sink).toOpaque()
    guard let gif = unsafe EGifOpen(user, receive, &code) else { throw Failure(code: code) }
    let isWritten =
      unsafe putHead(width: width, height: height, depth: depth, to: gif) && put(runs, to: gif)
    code = unsafe gif.pointee.Error
    var closingCode = CInt(0)
    let isClosed = unsafe EGifCloseFile(gif, &closingCode) == GIF_OK
    guard isWritten, isClosed else { throw Failure(code: isWritten ? closingCode : code) }
    sink.bytes.removeLast()  // the file's trailer
  }

  private static func putHead(
    width: Int, height: Int, depth: Int, to gif: UnsafeMutablePointer<GifFileType>
  ) -> Bool {
    guard let map = unsafe GifMakeMapObject(1 << CInt(depth), nil) else { return false }
    defer { unsafe GifFreeMapObject(map) }
    let (columns, rows) = (CInt(width), CInt(height))
    return unsafe EGifPutScreenDesc(gif, columns, rows, 8, 0, map) == GIF_OK
      && EGifPutImageDesc(gif, 0, 0, columns, rows, false, nil) == GIF_OK
  }

  /// Hands indices over in pieces: one for each pixel of a picture would be megabytes.
  private static func put(
    _ runs: [IndexRun], to gif: UnsafeMutablePointer<GifFileType>
  ) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    var used = 0
    func putPiece() -> Bool {
      guard used > 0 else { return true }
      let isPut = unsafe piece.withUnsafeMutableBufferPointer { piece in
        unsafe EGifPutLine(gif, piece.baseAddress, CInt(used)) == GIF_OK
      }
      used = 0
      return isPut
    }
    for run in runs {
      var remaining = run.length
      while remaining > 0 {
        let end = used + min(remaining, piece.count - used)
        for place in used..<end { piece[place] = run.index }
        remaining -= end - used
        used = end
        if used == piece.count, !putPiece() { return false }
      }
    }
    return putPiece()
  }

  /// The indices of an image's pixels, in the order in which the file holds them.
  ///
  /// - Parameters:
  ///   - range: Where in `bytes` the minimum code size, the data blocks and the empty block stand.
  /// - Precondition: Sides of 1 to 65,535 whose product was held against the limits, and a range of
  ///   whole blocks.
  static func decompress(
    _ bytes: [UInt8], in range: Range<Int>, width: Int, height: Int
  ) throws(Failure) -> [UInt8] {
    precondition(1...65_535 ~= width && 1...65_535 ~= height, "a GIF image has pixels")
    let feed = ByteFeed(
      head: headOfFile(width: width, height: height), bytes: bytes, range: range)
    var code = CInt(0)
    let user = unsafe Unmanaged.passUnretained(feed).toOpaque()
    guard let gif = unsafe DGifOpen(user, supply, &code) else { throw Failure(code: code) }
    var isRead = false
    let indices = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      unsafe buffer.initialize(repeating: 0)
      count = width * height
      isRead = unsafe get(buffer, from: gif)
    }
    code = unsafe gif.pointee.Error
    unsafe DGifCloseFile(gif, nil)
    guard isRead else { throw Failure(code: code) }
    return indices
  }

  private static func get(
    _ indices: UnsafeMutableBufferPointer<UInt8>, from gif: UnsafeMutablePointer<GifFileType>
  ) -> Bool {
    var record = UNDEFINED_RECORD_TYPE
    return unsafe DGifGetRecordType(gif, &record) == GIF_OK
      && record == IMAGE_DESC_RECORD_TYPE
      && DGifGetImageDesc(gif) == GIF_OK
      && DGifGetLine(gif, indices.baseAddress, CInt(indices.count)) == GIF_OK
  }

  /// A GIF file up to the data of its one image, which fills the screen and has no palette.
  private static func headOfFile(width: Int, height: Int) -> [UInt8] {
    let size = [width, height].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return Array("GIF89a".utf8) + size + [0, 0, 0] + [0x2C, 0, 0, 0, 0] + size + [0]
  }
}

/// Takes what giflib writes, except for the beginning of the file.
private final class ByteSink {
  var bytes: [UInt8]
  private var toSkip: Int

  init(bytes: [UInt8], skipping toSkip: Int) {
    self.bytes = bytes
    self.toSkip = toSkip
  }

  func receive(_ written: UnsafeBufferPointer<UInt8>) {
    let skipped = min(toSkip, written.count)
    toSkip -= skipped
    unsafe bytes.append(contentsOf: written.dropFirst(skipped))
  }
}

private func receive(
  _ gif: UnsafeMutablePointer<GifFileType>?, _ bytes: UnsafePointer<GifByteType>?, _ count: CInt
) -> CInt {
  guard let gif = unsafe gif, let user = unsafe gif.pointee.UserData else { return 0 }
  let sink = unsafe Unmanaged<ByteSink>.fromOpaque(user).takeUnretainedValue()
  unsafe sink.receive(UnsafeBufferPointer(start: bytes, count: Int(count)))
  return count
}

/// Hands giflib the beginning of a file and then the data of one image, never more.
private final class ByteFeed {
  private let head: [UInt8]
  private let bytes: [UInt8]
  private var headPosition = 0
  private var remaining: Range<Int>

  init(head: [UInt8], bytes: [UInt8], range: Range<Int>) {
    self.head = head
    self.bytes = bytes
    remaining = range
  }

  func supply(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    if headPosition < head.count {
      let end = min(head.count, headPosition + buffer.count)
      _ = unsafe buffer.update(fromContentsOf: head[headPosition..<end])
      defer { headPosition = end }
      return end - headPosition
    }
    let piece = remaining.prefix(buffer.count)
    _ = unsafe buffer.update(fromContentsOf: bytes[piece])
    remaining = piece.upperBound..<remaining.upperBound
    return piece.count
  }
}

private func supply(
  _ gif: UnsafeMutablePointer<GifFileType>?, _ bytes: UnsafeMutablePointer<GifByteType>?,
  _ count: CInt
) -> CInt {
  guard let gif = unsafe gif, let user = unsafe gif.pointee.UserData, count > 0 else { return 0 }
  let feed = unsafe Unmanaged<ByteFeed>.fromOpaque(user).takeUnretainedValue()
  return unsafe CInt(feed.supply(UnsafeMutableBufferPointer(start: bytes, count: Int(count))))
}
