public import Scene

/// A text that cannot be touched.
open class Label: View {
  public final var text: String? { didSet { showText() } }
  public final var font = FontDescription.system(size: 17) { didSet { showText() } }
  /// `DynamicColor.label` until it is set: black, and white in dark appearance.
  public final var textColor: Color {
    get { givenTextColor ?? DynamicColor.label.resolvedColor(with: traitCollection) }
    set {
      givenTextColor = newValue
      showText()
    }
  }
  public final var textAlignment = TextBlock.Alignment.natural { didSet { showText() } }
  /// The most lines that are shown; 0 for as many as fit.
  public final var numberOfLines = 1 { didSet { showText() } }
  /// Whether a single line that is wider than the label is drawn smaller, instead of cut off.
  public final var adjustsFontSizeToFitWidth = false { didSet { showText() } }
  /// How small that may be, as a part of the font's size; what is still too wide is cut off.
  public final var minimumScaleFactor = 0.0 { didSet { showText() } }

  /// What a label that was fitted to its text may lack by rounding, in points.
  private static let slack = 0.01
  private final var givenTextColor: Color?

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
    guard let block = block(in: font) else { return .zero }
    let room = size.width > 0 && numberOfLines != 1 ? size.width : nil
    guard let host, var measured = host.size(of: block, fitting: room) else { return nil }
    if numberOfLines > 0 {
      measured.height = min(measured.height, Double(numberOfLines) * font.lineHeight)
    }
    return Size(
      width: measured.width.roundedUp(toScale: host.scale),
      height: measured.height.roundedUp(toScale: host.scale))
  }

  /// A size that changed may leave the text more room, or less.
  open override func layoutSubviews() {
    if adjustsFontSizeToFitWidth { showText() }
  }

  override func traitsDidChange() { showText() }

  private func block(in font: FontDescription) -> TextBlock? {
    guard let text, !text.isEmpty else { return nil }
    return TextBlock(
      string: text, font: font, color: textColor, alignment: textAlignment,
      numberOfLines: numberOfLines, language: traitCollection.locale?.text,
      layoutDirection: effectiveUserInterfaceLayoutDirection)
  }

  /// The font, or a smaller one in which the text is as wide as the label.
  ///
  /// A text's width grows evenly with its size. Sizes are whole quarters of a point, rounded down, so
  /// that the text has room after all rounding.
  private var fittingFont: FontDescription {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0, let host,
      let block = block(in: font), let width = host.size(of: block, fitting: nil)?.width,
      width > bounds.width + Self.slack
    else { return font }
    var fitting = font
    let size = (font.size * bounds.width / width * 4).rounded(.down) / 4
    fitting.size = min(max(size, font.size * minimumScaleFactor, 1), font.size)
    return fitting
  }

  private func showText() {
    let contents = block(in: fittingFont).map(LayerContents.text) ?? .none
    if layer.contents != contents { layer.contents = contents }
  }
}

extension Double {
  /// The least multiple of a pixel that is not smaller, but for errors of rounding.
  func roundedUp(toScale scale: Double) -> Double {
    (self * scale - 1e-6).rounded(.up) / scale
  }
}
