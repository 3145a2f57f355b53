/// Which points a path encloses, by the number of times it winds round them.
public enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}
