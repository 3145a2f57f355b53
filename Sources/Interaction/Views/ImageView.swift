public import Scene

/// A picture; it takes no touches unless `isUserInteractionEnabled` is set.
open class ImageView: View {
  public final var image: Image? {
    didSet { if image != oldValue { showImage() } }
  }

  /// How the picture is placed in the bounds.
  public final var contentMode: ContentsGravity {
    get { layer.contentsGravity }
    set { layer.contentsGravity = newValue }
  }

  public override init(frame: Rect = .zero, layer: Layer = Layer()) {
    super.init(frame: frame, layer: layer)
    isUserInteractionEnabled = false
  }

  /// A view of the picture's own size.
  public convenience init(image: Image) {
    self.init(frame: Rect(origin: .zero, size: image.size))
    self.image = image
    showImage()
  }

  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  private func showImage() {
    layer.contents = image.map(LayerContents.image) ?? .none
  }
}
