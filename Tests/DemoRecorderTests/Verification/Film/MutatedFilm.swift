import Codecs
import Scene
import TestSupport

@testable import DemoRecorder

/// A film with one thing wrong in it.
struct MutatedFilm: FilmSource {
  enum Fault: CaseIterable, Sendable {
    /// A channel of one pixel, by one.
    case pixelByOne
    /// A channel of one pixel, to the end that is further away.
    case pixelByMost
    case shiftedRow
    case swappedChannels
    case dropped
    /// Shown twice as long, and all after it later.
    case doubled
    case swapped
    /// Ten milliseconds longer.
    case delay
    case loop
  }

  private var source: any FilmSource
  private let fault: Fault
  private let place: Int
  private var random: SeededGenerator
  private var number = 0
  private var waiting: [StraightFrame] = []
  /// Whether the fault has been made: there are frames in which some cannot.
  private var isFaulty = false

  let width: Int
  let height: Int
  let loop: LoopCount?

  /// - Parameter place: The frame from which on the fault is tried; the first in which it changes
  ///   something has it.
  init(_ source: any FilmSource, fault: Fault, place: Int, seed: UInt64) {
    self.source = source
    self.fault = fault
    self.place = place
    random = SeededGenerator(seed: seed)
    (width, height) = (source.width, source.height)
    loop = fault == .loop ? (source.loop == .forever ? .plays(3) : .forever) : source.loop
  }

  mutating func next() throws -> StraightFrame? {
    guard waiting.isEmpty else { return waiting.removeFirst() }
    guard let frame = try source.next() else { return nil }
    defer { number += 1 }
    guard number >= place, !isFaulty else { return frame }
    return try faulty(frame)
  }

  private mutating func faulty(_ frame: StraightFrame) throws -> StraightFrame? {
    var frame = frame
    switch fault {
    case .loop: break
    case .dropped:
      isFaulty = true
      return try source.next().map(Self.whole)
    case .doubled:
      isFaulty = true
      frame.duration = frame.duration + frame.duration
    case .delay:
      isFaulty = true
      frame.duration = frame.duration + FrameDuration(centiseconds: 1)
    case .swapped:
      guard let following = try source.next() else { return frame }
      isFaulty = following.bitmap != frame.bitmap
      waiting = [Self.whole(frame)]
      return Self.whole(following)
    case .pixelByOne, .pixelByMost, .shiftedRow, .swappedChannels:
      let before = frame.bitmap.pixels
      change(&frame.bitmap)
      isFaulty = frame.bitmap.pixels != before
      guard isFaulty else { return frame }
      waiting = try source.next().map { [Self.whole($0)] } ?? []
      return Self.whole(frame)
    }
    return frame
  }

  /// The frame, said to change everything: what came before it is not what it was made for.
  private static func whole(_ frame: StraightFrame) -> StraightFrame {
    var frame = frame
    frame.changed = frame.bitmap.bounds
    return frame
  }

  private mutating func change(_ bitmap: inout StraightBitmap) {
    let pixel = Int.random(in: bitmap.pixels.indices, using: &random)
    let shift = UInt32([0, 8, 16].randomElement(using: &random) ?? 0)
    let value = bitmap.pixels[pixel] >> shift & 255
    func setValue(_ changed: UInt32) {
      bitmap.pixels[pixel] = bitmap.pixels[pixel] & ~(255 << shift) | changed << shift
    }
    switch fault {
    case .pixelByOne: setValue(value == 0 ? 1 : value - 1)
    case .pixelByMost: setValue(value < 128 ? 255 : 0)
    case .shiftedRow:
      // A row of one colour is the same when shifted.
      for offset in 0..<height {
        let start = (pixel / width + offset) % height * width
        let pixels = bitmap.pixels[start..<(start + width)]
        let shifted = Array(pixels.suffix(1) + pixels.dropLast())
        guard pixels.elementsEqual(shifted) else {
          bitmap.pixels.replaceSubrange(start..<(start + width), with: shifted)
          return
        }
      }
    case .swappedChannels:
      for place in bitmap.pixels.indices {
        let color = bitmap.pixels[place]
        bitmap.pixels[place] = color & 0xFF00_FF00 | (color & 255) << 16 | color >> 16 & 255
      }
    case .dropped, .doubled, .swapped, .delay, .loop: break
    }
  }
}
