/// Where an animation starts and ends; what is left out is taken from beneath it.
struct AnimationSpan<Value: Interpolatable> {
  var from: Value?
  var to: Value?
  var by: Value?
  /// Whether the value is added to what lies beneath.
  var isAdditive = false
  /// Sum and difference of two values; nil where the type knows none.
  let arithmetic: Arithmetic?

  struct Arithmetic {
    let sum: (Value, Value) -> Value
    let difference: (Value, Value) -> Value
  }

  func canInterpolate(over underlying: Value) -> Bool {
    let (start, end) = ends(over: underlying)
    return Value.canInterpolate(from: start, to: end)
  }

  func value(at progress: Double, over underlying: Value) -> Value {
    let (start, end) = ends(over: underlying)
    let value = Value.interpolated(from: start, to: end, progress: progress)
    guard isAdditive, let arithmetic else { return value }
    return arithmetic.sum(underlying, value)
  }

  private func ends(over underlying: Value) -> (Value, Value) {
    guard let by, let arithmetic else { return (from ?? underlying, to ?? underlying) }
    switch (from, to) {
    case (let from?, let to?): return (from, to)
    case (let from?, nil): return (from, arithmetic.sum(from, by))
    case (nil, let to?): return (arithmetic.difference(to, by), to)
    case (nil, nil): return (underlying, arithmetic.sum(underlying, by))
    }
  }
}

extension AnimationSpan where Value: AdditivelyInterpolatable {
  static func withArithmetic(from: Value?, to: Value?, by: Value?) -> AnimationSpan {
    AnimationSpan(
      from: from, to: to, by: by,
      arithmetic: Arithmetic(
        sum: { Value(components: $0.components + $1.components) },
        difference: { Value(components: $0.components - $1.components) }))
  }
}
