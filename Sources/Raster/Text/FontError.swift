/// Why a text cannot be laid out or drawn.
public enum FontError: Error, Hashable, Sendable {
  /// No font file of this family is installed; the package is what brings it, where we know.
  case familyMissing(family: String, debianPackage: String?)
  /// The same for a family that is asked for this character and its like.
  case familyNeeded(family: String, debianPackage: String?, character: Character)
  /// None of the families has this character.
  case glyphMissing(character: Character)
  /// A file that is installed as a font cannot be read as one. `status` is the library's own code.
  case fileUnusable(file: String, operation: String, status: Int)
  /// A font library itself fails, for want of memory as a rule.
  case libraryFailed(operation: String, status: Int)
}
