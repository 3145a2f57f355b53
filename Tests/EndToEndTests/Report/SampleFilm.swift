import Codecs
import Scene

/// A small film: a ball rolls over a light ground from left to right, and rests.
struct SampleFilm {
  var width = 96
  var height = 128
  var frames = 40
  /// How many pixels lower the ball is, frame by frame.
  var drop: (_ frame: Int) -> Int = { _ in 0 }
  /// How much darker one pixel in the middle of the upper edge is, of 255.
  var speck: (_ frame: Int) -> UInt32 = { _ in 0 }

  /// 50 frames a second.
  func gif() throws -> [UInt8] {
    var writer = try GIFWriter(width: width, height: height, loop: .forever)
    for frame in 0..<frames {
      let picture = picture(frame)
      try writer.append(picture, changed: picture.bounds, duration: 2)
    }
    return try writer.finish()
  }

  func picture(_ frame: Int) -> Bitmap {
    let ground = PremultipliedRGBA8(red: 238, green: 240, blue: 245, alpha: 255)
    var picture = Bitmap(width: width, height: height, filledWith: ground)
    let center = (x: 16 + min(frame, 30) * 2, y: 40 + drop(frame))
    for y in 0..<height {
      for x in 0..<width {
        let (across, down) = (x - center.x, y - center.y)
        if across * across + down * down < 144 {
          picture[x, y] = PremultipliedRGBA8(red: 43, green: 86, blue: 196, alpha: 255)
        } else if y > 84 && y < 92 && x > 8 && x < width - 8 {
          picture[x, y] = PremultipliedRGBA8(red: 200, green: 204, blue: 214, alpha: 255)
        }
      }
    }
    guard speck(frame) > 0 else { return picture }
    let shade = UInt8(truncatingIfNeeded: 238 - speck(frame))
    picture[width / 2, 20] = PremultipliedRGBA8(red: shade, green: 240, blue: 245, alpha: 255)
    return picture
  }
}
