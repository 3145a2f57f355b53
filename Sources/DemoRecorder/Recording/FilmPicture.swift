import Raster
import Scene

/// A picture of a film as it is written: all of it, and where it differs from the one before.
struct FilmPicture {
  /// Opaque. Whoever draws may paint on its storage next: it is to be let go of at once.
  let bitmap: Bitmap
  /// Outside of this nothing differs from the picture before.
  let damage: PixelRect

  init(bitmap: Bitmap, damage: PixelRect) {
    self.bitmap = bitmap
    self.damage = damage
  }

  init(_ rendered: RenderedFrame) {
    self.init(bitmap: rendered.bitmap, damage: rendered.damage)
  }
}
