import Interaction
import Scene

extension InteractionTrace.Element {
  /// The element's values as they stand in a trace; the model's under `model`.
  var json: JSONValue {
    var members = presentation.members
    members["model"] = model.map { .sorted($0.members) }
    return .sorted(members)
  }
}

extension InteractionTrace.Values {
  fileprivate var members: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "frame": frame.json, "center": .array([.number(center.x), .number(center.y)]),
      "alpha": .number(alpha), "visible": .boolean(isVisible),
    ]
    members["text"] = text.map(JSONValue.string)
    members["mask"] = mask?.json
    members["highlighted"] = isHighlighted.map(JSONValue.boolean)
    members["transform"] = transform.map { transform in
      .array(
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
          .number($0)
        })
    }
    return members
  }
}

extension Rect {
  fileprivate var json: JSONValue {
    .array([minX, minY, width, height].map { .number($0) })
  }
}
