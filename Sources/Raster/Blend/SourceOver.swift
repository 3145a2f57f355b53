/// A packed premultiplied pixel with all four parts multiplied by `factor`/255, each rounded to
/// nearest.
///
/// Two parts share a 32-bit word with eight bits of air above each. Exact for all bytes; the test
/// tries them all. Source: Blinn, "Three Wrongs Make a Right", IEEE CG&A 1995.
@inline(__always)
func multiplied(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  assert(factor <= 255)
  var even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
  var odd = ((pixel &>> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
  even = ((even &+ ((even &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
  odd = (odd &+ ((odd &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return even | odd
}

/// A packed premultiplied pixel laid over another.
///
/// No part overflows: a part of the source is at most its alpha, and the rest of the backdrop is at
/// most 255 less that alpha.
@inline(__always)
func composite(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
  source &+ multiplied(backdrop, by: 255 &- (source &>> 24))
}
