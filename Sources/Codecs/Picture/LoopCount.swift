/// How often a film is played.
public enum LoopCount: Hashable, Sendable {
  case forever
  /// That many times in all; 1 = once.
  case plays(Int)

  public static let once = LoopCount.plays(1)
}
