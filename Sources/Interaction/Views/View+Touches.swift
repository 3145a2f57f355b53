public import Scene

extension View {
  /// Adds a recognizer after those the view has, taking it from where it was.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.surface = self
    gestureRecognizers.append(recognizer)
  }

  /// Takes a recognizer away; one that is recognising is cancelled.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.surface === self else { return }
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.arbiter?.withdraw(recognizer)
    recognizer.surface = nil
  }

  /// Whether touches get as far as asking where the view is. Alpha counts from a hundredth up, by
  /// the model; a view that a block moves takes none unless the block allows it.
  final var takesTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= 0.01 && !layer.isInteractionBlocked
  }
}

extension View: TouchSurface {
  var parentSurface: (any TouchSurface)? { superview }

  func surface(hitAt windowPoint: Point) -> (any TouchSurface)? {
    hitTest(localPoint(fromWindow: windowPoint))
  }

  func localPoint(fromWindow point: Point) -> Point { convert(point, from: nil) }
}

extension Touch {
  /// The view that the touch came down on and belongs to.
  public var view: View? { surface as? View }

  /// Where the finger is, in a view's coordinates; nil for the window's.
  public func location(in view: View?) -> Point {
    view?.localPoint(fromWindow: location) ?? location
  }

  /// Where the finger was at the event before, in a view's coordinates; nil for the window's.
  public func previousLocation(in view: View?) -> Point {
    view?.localPoint(fromWindow: previousLocation) ?? previousLocation
  }
}

extension GestureRecognizer {
  /// The view it was added to.
  public final var view: View? { surface as? View }

  /// The mean of the fingers' places, in a view's coordinates; nil for the window's. Lifting a
  /// finger does not move it.
  public final func location(in view: View?) -> Point {
    view?.localPoint(fromWindow: centroid) ?? centroid
  }
}

extension PanGestureRecognizer {
  /// How far the fingers have moved since the start, in a view's coordinates; nil for the window's.
  public final func translation(in view: View?) -> Point {
    view?.localVector(fromWindow: windowTranslation) ?? windowTranslation
  }

  /// Counts the translation anew from a value, and the velocity from nothing.
  public final func setTranslation(_ translation: Point, in view: View?) {
    windowTranslation = view?.windowVector(fromLocal: translation) ?? translation
  }

  /// In points per second, in a view's coordinates; nil for the window's.
  public final func velocity(in view: View?) -> Point {
    view?.localVector(fromWindow: windowVelocity) ?? windowVelocity
  }
}

extension View {
  /// A distance, by the part of the map that turns and scales.
  fileprivate func localVector(fromWindow vector: Point) -> Point {
    layer.transform(to: nil)?.inverted.map(vector.turned) ?? .zero
  }

  fileprivate func windowVector(fromLocal vector: Point) -> Point {
    layer.transform(to: nil).map(vector.turned) ?? .zero
  }
}

extension Point {
  fileprivate func turned(by map: AffineTransform) -> Point {
    Point(x: map.a * x + map.c * y, y: map.b * x + map.d * y)
  }
}
