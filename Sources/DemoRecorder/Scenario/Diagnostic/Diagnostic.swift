import Raster

/// A finding in a scenario: what is wrong, as data, and where.
///
/// `Diagnostic+Words.swift` says it in words, `DiagnosticRenderer` shows it with its source line.
struct Diagnostic: Error, Hashable, Sendable {
  var problem: Problem
  var location: ScenarioLocation

  init(_ problem: Problem, at location: ScenarioLocation) {
    self.problem = problem
    self.location = location
  }

  enum Problem: Hashable, Sendable {
    // The file
    case unreadable(path: String, reason: String)
    case tooBig(limit: Int)
    case empty
    case utf16
    /// - offset: Of the byte, from 0, not counting a byte order mark.
    case notUTF8(byte: UInt8, offset: Int)
    case controlCharacter(Unicode.Scalar)

    // YAML
    /// - context: What the parser was reading, in libyaml's words.
    /// - found: The character at the place; nil at the end of a line or the file.
    case syntax(
      String, context: String?, begunAt: ScenarioLocation?, found: Unicode.Scalar?)
    case tooDeep(limit: Int)
    case tooManyNodes(limit: Int)
    case tooManyDirectives(limit: Int)
    case secondDocument
    case complexKey
    case duplicateKey(String, first: ScenarioLocation)
    case unknownAnchor(String)
    case endlessAlias(String)
    case tag(String)

    // Words
    case unknownWord(WordKind, String, Suggestion)
    case missingKey(String, in: String)
    /// One of these keys is needed.
    case missingOneOf([String], in: String)
    case conflictingKeys(String, String, in: String)
    /// A step that takes a value has none.
    case missingValue(of: String, expected: String)
    /// A step that takes no value has one.
    case needlessValue(of: String)
    case severalSteps(first: String)
    case noStep(found: String)

    // Values
    case mismatch(expected: String, found: String, hint: String?)
    case bareTime(String)
    /// Something about the fonts of its texts.
    case font(FontError)
    case outOfRange(found: String, allowed: String, reason: String?)
    /// A value that is well formed alone but not beside another.
    case unfit(String, reason: String)

    // Steps
    case tooManySteps(limit: Int)
    case nestedTooDeep(limit: Int)
    case endlessInclude(path: String, first: ScenarioLocation)
    case duplicateSnapshot(String, first: ScenarioLocation)
    case repeatedSnapshot(String)
    case fingerAlreadyDown(String)
    case fingerNotDown(String)
    case tooLong(limit: String)
    case tooManyFindings(limit: Int)
  }

  /// What a word stands for.
  enum WordKind: Hashable, Sendable {
    case step
    case component
    case device
    case key(of: String)
    case identifier(of: String)
    case event(of: String)
    case choice(of: String)
  }

  /// What may have been meant by an unknown word.
  struct Suggestion: Hashable, Sendable {
    /// The known word that is nearest, where one is near.
    var nearest: String?
    /// What another tool's word is called here, as a sentence.
    var advice: String?
    /// All words that are known in this place.
    var known: [String]
  }
}
