import Scene

/// What a README shows of one scenario: a picture for each of its variants, light and dark in one.
struct ScenarioSnippet: Hashable, Sendable {
  /// The scenario's output name, without a variant.
  var name: String
  /// In the order of the matrix; empty where no form of the film can be shown.
  var pictures: [SnippetPicture]

  /// - Parameters:
  ///   - name: The scenario's output name, without a variant.
  ///   - scenarios: The scenario, or all its variants.
  init(name: String, of scenarios: [Scenario]) {
    self.name = name
    var groups: [(key: Variant?, scenarios: [Scenario])] = []
    for scenario in scenarios {
      let key = scenario.variant?.without(Self.appearance)
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].scenarios.append(scenario)
      } else {
        groups.append((key, [scenario]))
      }
    }
    pictures = groups.compactMap { Self.picture(of: $0.scenarios, called: $0.key, name) }
  }

  /// The pictures that a name stands for: all for the scenario's own, one for a picture's; nil for any
  /// other, and where there is none to be shown.
  func pictures(named wanted: String) -> [SnippetPicture]? {
    if wanted == SnippetMarker.text(of: name), !pictures.isEmpty { return pictures }
    let found = pictures.filter { SnippetMarker.text(of: $0.name) == wanted }
    return found.isEmpty ? nil : found
  }

  private static let appearance = "appearance"

  /// One picture of variants that differ in nothing but appearance.
  private static func picture(
    of scenarios: [Scenario], called variant: Variant?, _ name: String
  ) -> SnippetPicture? {
    func isDark(_ scenario: Scenario) -> Bool {
      scenario.variant?.choice(of: appearance) == "dark"
    }
    guard let first = scenarios.first(where: { !isDark($0) }) ?? scenarios.first,
      let file = film(of: first, name)
    else { return nil }
    let dark = isDark(first) ? nil : scenarios.first(where: isDark)
    return SnippetPicture(
      name: joined(name, variant), title: first.title, width: first.pictureWidth, file: file,
      darkFile: dark.flatMap { film(of: $0, name) })
  }

  private static func joined(_ name: String, _ variant: Variant?) -> String {
    variant.map { "\(name)-\($0.name)" } ?? name
  }

  /// The file of the film that browsers show best; nil if none of them is a picture.
  private static func film(of scenario: Scenario, _ name: String) -> String? {
    let shown: [OutputFormat] = [.gif, .apng, .png]
    return shown.first(where: scenario.output.formats.contains).map {
      OutputNames(scenario: joined(name, scenario.variant)).film($0)
    }
  }
}

extension Scenario {
  /// The width of the film's pictures in points, to the nearest whole one.
  fileprivate var pictureWidth: Int {
    max(1, Int((Double(pixelSize.width) / output.scale).rounded()))
  }
}
