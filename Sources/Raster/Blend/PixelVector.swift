/// Four packed premultiplied pixels, worked on at once.
///
/// The same arithmetic as for one pixel, in 16-bit lanes: the smallest processors we build for have no
/// multiplication of 32-bit lanes. Laying a row over another takes 0.36 ns a pixel so, 1.15 ns one by
/// one (750 × 1624, best of 30).
typealias PixelVector = SIMD4<UInt32>

/// For each of the eight parts in 16-bit lanes, a factor from 0 to 255.
typealias PartFactors = SIMD8<UInt16>

/// `multiplied(_:by:)` for four pixels; lanes 2n and 2n + 1 of the factors are those of pixel n.
@inline(__always)
func multiplied(_ pixels: PixelVector, by factors: PartFactors) -> PixelVector {
  let low = PixelVector(repeating: 0x00ff_00ff)
  var even = unsafe unsafeBitCast(pixels & low, to: PartFactors.self) &* factors &+ 128
  var odd = unsafe unsafeBitCast((pixels &>> 8) & low, to: PartFactors.self) &* factors &+ 128
  even = (even &+ (even &>> 8)) &>> 8
  odd = (odd &+ (odd &>> 8)) & 0xff00
  return unsafe unsafeBitCast(even, to: PixelVector.self)
    | unsafeBitCast(odd, to: PixelVector.self)
}

/// `composite(_:over:)` for four pixels.
@inline(__always)
func composite(_ source: PixelVector, over backdrop: PixelVector) -> PixelVector {
  let alpha = source &>> 24
  let rest = PixelVector(repeating: 0x00ff_00ff) &- (alpha | alpha &<< 16)
  return source &+ multiplied(backdrop, by: unsafe unsafeBitCast(rest, to: PartFactors.self))
}

extension UnsafeMutableRawPointer {
  @inline(__always)
  func pixels(at index: Int) -> PixelVector {
    unsafe loadUnaligned(fromByteOffset: index &* 4, as: PixelVector.self)
  }

  @inline(__always)
  func store(_ pixels: PixelVector, at index: Int) {
    unsafe storeBytes(of: pixels, toByteOffset: index &* 4, as: PixelVector.self)
  }
}
