public import Scene

/// A control with a picture, a title, or both, the picture before the title, centred together.
///
/// A custom button's title is white and 18 points high; while it is highlighted its picture is
/// darkened by half. A system button's title is tinted and 15 points high; highlighted it is at once
/// nearly gone, and fades back; its picture is drawn as it is, not tinted. A finger's tap on it never
/// counts as a tap for a view it lies in.
open class Button: Control {
  public enum Kind: Hashable, Sendable {
    case custom, system
  }

  /// Whose title, colour or picture is meant; what is not set for a state is that of `normal`.
  public enum Appearance: Hashable, Sendable {
    case normal, highlighted, disabled
  }

  public let kind: Kind
  /// Its font and alignment may be changed; text and colour come from the button.
  public let titleLabel = Label()
  /// Its placing may be changed; the picture comes from the button.
  public let imageView = ImageView()

  /// The colour of a system button's title; `DynamicColor.systemBlue` until it is set.
  public final var tintColor: Color {
    get { givenTintColor ?? DynamicColor.systemBlue.resolvedColor(with: traitCollection) }
    set {
      givenTintColor = newValue
      stateDidChange()
    }
  }
  /// Taken off the bounds for title and picture.
  public final var contentEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Taken off what is left, for the title alone.
  public final var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Taken off what is left, for the picture alone, which shrinks if it does not fit.
  public final var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether a picture with none of its own for the highlighted state is darkened.
  public final var adjustsImageWhenHighlighted = true { didSet { stateDidChange() } }

  private final var givenTintColor: Color?
  private final var titles: [Appearance: String] = [:]
  private final var titleColors: [Appearance: Color] = [:]
  private final var images: [Appearance: Image] = [:]

  public init(type kind: Kind = .custom, frame: Rect = .zero) {
    self.kind = kind
    super.init(frame: frame)
    titleLabel.font = .system(size: kind == .custom ? 18 : 15)
    titleLabel.textAlignment = .center
    addSubview(imageView)
    addSubview(titleLabel)
    stateDidChange()
  }

  public final func setTitle(_ title: String?, for appearance: Appearance = .normal) {
    titles[appearance] = title
    stateDidChange()
  }

  public final func setTitleColor(_ color: Color?, for appearance: Appearance = .normal) {
    titleColors[appearance] = color
    stateDidChange()
  }

  public final func setImage(_ image: Image?, for appearance: Appearance = .normal) {
    images[appearance] = image
    stateDidChange()
  }

  public final var appearance: Appearance {
    if !isEnabled { return .disabled }
    return isHighlighted ? .highlighted : .normal
  }

  public final var currentTitle: String? { titles[appearance] ?? titles[.normal] }
  public final var currentTitleColor: Color {
    titleColors[appearance] ?? titleColors[.normal] ?? standardTitleColor
  }
  public final var currentImage: Image? { images[appearance] ?? images[.normal] }

  open override var displayedText: String? { currentTitle }

  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let tap = recognizer as? TapGestureRecognizer, tap.view?.isDescendant(of: self) != true
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  open override func stateDidChange() {
    titleLabel.text = currentTitle
    titleLabel.textColor = currentTitleColor
    imageView.image = drawnImage
    updateAlphas()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let layout = ButtonLayout(button: self)
    titleLabel.frame = layout.titleFrame
    imageView.frame = layout.imageFrame
  }

  open override func sizeThatFits(_ size: Size) -> Size { ButtonLayout(button: self).fittingSize }

  override func traitsDidChange() {
    titleLabel.textColor = currentTitleColor
    setNeedsLayout()
  }

  /// As iOS 13 and later show a disabled system button's title.
  private var standardTitleColor: Color {
    if kind == .custom { return .white }
    return isEnabled ? tintColor : DynamicColor.tertiaryLabel.resolvedColor(with: traitCollection)
  }

  /// A system button dims at once and fades back; a disabled picture is pale.
  private func updateAlphas() {
    let pressed = kind == .system && isHighlighted ? 0.2 : 1
    let isPale = !isEnabled && images[.disabled] == nil
    func apply() {
      titleLabel.alpha = pressed
      imageView.alpha = isPale ? 0.5 : pressed
    }
    if titleLabel.alpha < pressed, let host {
      host.animate(withDuration: .milliseconds(250), apply)
    } else {
      apply()
    }
  }

  /// The picture, darkened by half on a custom button that is pressed, unless it has one for that.
  private var drawnImage: Image? {
    let isDark =
      kind == .custom && adjustsImageWhenHighlighted && appearance == .highlighted
      && images[.highlighted] == nil
    return isDark ? currentImage?.darkenedByHalf : currentImage
  }
}
