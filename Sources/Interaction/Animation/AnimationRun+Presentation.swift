extension [AnimationRun] {
  /// What is drawn of a property that knows no sums: the latest animation counts.
  func presented<Value: Interpolatable>(
    _ property: AnimatableProperty<Value>, over model: Value, at now: Duration
  ) -> Value {
    var value = model
    for run in self where run.name == property.name {
      guard let run = run as? PropertyRun<Value> else { continue }
      value = run.value(at: now, over: value)
    }
    return value
  }

  /// What is drawn of a property: the model with all animations, in the order they were added.
  ///
  /// Differences are summed as numbers and become a value once, so that a sum that passes through
  /// values outside their range loses nothing.
  func presented<Value: AdditivelyInterpolatable>(
    _ property: AnimatableProperty<Value>, over model: Value, at now: Duration
  ) -> Value {
    var value = model
    var sum = Value.Components.zero
    func total() -> Value {
      sum == .zero ? value : Value(components: value.components + sum)
    }
    for run in self where run.name == property.name {
      if let run = run as? DeltaRun<Value> {
        sum += run.remainder(at: now)
      } else if let run = run as? PropertyRun<Value> {
        value = run.value(at: now, over: total())
        sum = .zero
      }
    }
    return total()
  }
}
