public import Scene

/// A text that cannot be touched.
open class Label: View {
  public final var text: String? { didSet { showText() } }
  public final var font = FontDescription.system(size: 17) { didSet { showText() } }
  public final var textColor = Color.black { didSet { showText() } }
  public final var textAlignment = TextBlock.Alignment.left { didSet { showText() } }
  /// The most lines that are shown; 0 for as many as fit.
  public final var numberOfLines = 1 { didSet { showText() } }

  public override init(frame: Rect = .zero, layer: Layer = Layer()) {
    super.init(frame: frame, layer: layer)
    isUserInteractionEnabled = false
  }

  open override var displayedText: String? { text }

  /// The room the text takes in at most that width, rounded up to whole pixels.
  ///
  /// Text is measured by the screen that shows the label. In no window, and where the screen cannot
  /// measure it because a font is missing, the label keeps its size; the screen remembers why in
  /// `Screen.measuringError`.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) ?? bounds.size }

  /// The same; nil where the text cannot be measured.
  final func fittingSize(_ size: Size) -> Size? {
    guard let block else { return .zero }
    let room = size.width > 0 && numberOfLines != 1 ? size.width : nil
    guard let host, var measured = host.size(of: block, fitting: room) else { return nil }
    if numberOfLines > 0 {
      measured.height = min(measured.height, Double(numberOfLines) * font.lineHeight)
    }
    return Size(
      width: measured.width.roundedUp(toScale: host.scale),
      height: measured.height.roundedUp(toScale: host.scale))
  }

  private var block: TextBlock? {
    guard let text, !text.isEmpty else { return nil }
    return TextBlock(
      string: text, font: font, color: textColor, alignment: textAlignment,
      numberOfLines: numberOfLines)
  }

  private func showText() {
    let contents = block.map(LayerContents.text) ?? .none
    if layer.contents != contents { layer.contents = contents }
  }
}

extension Double {
  /// The least multiple of a pixel that is not smaller, but for errors of rounding.
  func roundedUp(toScale scale: Double) -> Double {
    (self * scale - 1e-6).rounded(.up) / scale
  }
}
