import Raster
import Synchronization

/// Compares what recordings were made from with what there is today.
///
/// Each font is looked up once, on whatever thread asks first; without recordings that name fonts
/// none is.
final class OriginComparison: Sendable {
  private let version: String
  private let components: String
  private let fonts = Mutex(InstalledFonts())

  /// - Parameters:
  ///   - version: Of this recorder.
  ///   - components: The version of the package that the components come from.
  init(version: String, components: String) {
    self.version = version
    self.components = components
  }

  /// What is not the same any more, in the order in which it matters; empty if recording would give
  /// the same files.
  ///
  /// - Parameter digest: Of the scenario as it would be recorded now.
  func changes(
    since origin: RecordingOrigin, scenario digest: ScenarioDigest
  ) throws(FontError) -> [OriginChange] {
    var changes: [OriginChange] = []
    if origin.scenario != digest.text { changes.append(.scenario) }
    if origin.version != version {
      changes.append(.recorder(recorded: origin.version, now: version))
    }
    // A package that has no version of its own carries the recorder's.
    if origin.components != components, origin.components != origin.version || components != version
    {
      changes.append(.components(recorded: origin.components, now: components))
    }
    // What the scenario's own files hold is part of its digest.
    for font in origin.fonts where !font.isOwn {
      let now = try fonts.withLock { (fonts) throws(FontError) in try fonts.font(inPlaceOf: font) }
      if now != font { changes.append(.font(font, now: now)) }
    }
    return changes
  }
}

/// The fonts of this machine that were asked for so far.
private struct InstalledFonts {
  private let library = FontLibrary()
  private var known: [UsedFont: UsedFont?] = [:]

  mutating func font(inPlaceOf font: UsedFont) throws(FontError) -> UsedFont? {
    if let found = known[font] { return found }
    let found = try library.font(inPlaceOf: font)
    known.updateValue(found, forKey: font)
    return found
  }
}
