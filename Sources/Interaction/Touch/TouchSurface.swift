import Scene

/// Something that touches fall on: a view, as touches and gestures see it.
protocol TouchSurface: AnyObject {
  /// The surface that this one lies in.
  var parentSurface: (any TouchSurface)? { get }
  var gestureRecognizers: [GestureRecognizer] { get }
  /// Whether a second finger on it is told to it while the first is down.
  var isMultipleTouchEnabled: Bool { get }

  /// The frontmost surface in this one that takes a touch there; nil where none does.
  func surface(hitAt windowPoint: Point) -> (any TouchSurface)?
  /// From window coordinates to its own, by model values.
  func localPoint(fromWindow point: Point) -> Point
  /// Asked before a recognizer of it or of a surface it lies in begins on a touch that is its own.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool

  func touchesBegan(_ touches: [Touch])
  func touchesMoved(_ touches: [Touch])
  func touchesEnded(_ touches: [Touch])
  func touchesCancelled(_ touches: [Touch])
}

extension TouchSurface {
  /// This surface and all it lies in, from the inside out.
  var chain: [any TouchSurface] {
    var chain: [any TouchSurface] = []
    var next: (any TouchSurface)? = self
    while let surface = next {
      chain.append(surface)
      next = surface.parentSurface
    }
    return chain
  }

  func isInside(_ other: any TouchSurface) -> Bool {
    chain.contains { $0 === other }
  }
}
