/// From which side a layout is read.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
