extension [Step] {
  /// The snapshots that the steps ask for, in their order.
  var snapshotNames: [String] {
    flatMap { step -> [String] in
      switch step.action {
      case .snapshot(let name): [name]
      case .repetition(_, let steps): steps.snapshotNames
      default: []
      }
    }
  }
}
