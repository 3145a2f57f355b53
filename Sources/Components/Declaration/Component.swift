public import Interaction

/// Something that is played on a screen, and what it tells of itself.
///
/// A recorder makes one for each recording, puts it on an empty screen at the beginning of time, and
/// keeps it for as long as the recording lasts.
public protocol Component: AnyObject, SendableMetatype {
  /// Its name, the identifiers of its views, and its options.
  static var declaration: ComponentDeclaration { get }

  /// - Parameter options: A value for every declared option that was given or has a default, each of
  ///   its declared type; pictures are decoded.
  init(screen: Screen, options: OptionValues)

  /// How often something has happened that a view's looks do not tell, as an action that was called.
  ///
  /// - Parameter name: One of the declared events.
  func count(ofEvent name: String) -> Int
}

extension Component {
  /// Nothing has happened: the answer of a component that declares no events.
  public func count(ofEvent name: String) -> Int { 0 }
}
