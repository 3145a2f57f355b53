import Components
import Interaction
import Raster

/// What a scenario file says, checked and complete: every default is filled in.
struct Scenario: Hashable, Sendable {
  /// The path under which the file was read.
  var file: String
  /// Which of the matrix's combinations it is; nil where there is no matrix. No part of what is
  /// played: that is what the combination has chosen.
  var variant: Variant?
  /// All variants whose snapshots stand on the sheet that this one, the first of them, has to make, itself
  /// among them; empty for the others, and without a matrix.
  var sheetVariants: [Scenario] = []
  var title: String
  var component: ComponentUse
  var device: Device
  /// What the device's user has set: appearance, language, text size.
  var traits = TraitCollection()
  var output: OutputSettings
  /// What the status bar shows when the film begins.
  var clock = ClockTime.standard
  /// How its recordings are compared. No part of what is played.
  var verification = ComparisonRules()
  /// In the order they are played. The steps of an included file stand in place of its `include`.
  var steps: [Step]
  /// Tried for each character in this order, before the default fonts.
  var fonts: [NamedFont] = []
  /// What becomes of characters that no font has; only the command line allows any.
  var missingGlyphs = MissingGlyphs.refused
  /// The texts in its files, for findings about them. No part of what is played.
  var texts: [LocatedText] = []
}

/// The component that a scenario plays, with the options it is made with.
struct ComponentUse: Hashable, Sendable {
  var name: String
  /// Every declared option that has a value; a picture is still the name of its file.
  var options: OptionValues
  /// The files that the options name, in the order of the declaration.
  var pictures: [PictureFile]
}

/// A picture file as it was read, not yet decoded.
struct PictureFile: Hashable, Sendable {
  /// The path under which it was read; the same as in the option's value.
  var path: String
  var bytes: [UInt8]
  /// Where the scenario names it.
  var location: ScenarioLocation
}
