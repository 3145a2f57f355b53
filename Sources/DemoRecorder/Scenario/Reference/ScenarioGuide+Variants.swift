/// What the guide says of `matrix`, and of how a README shows what it makes.
extension ScenarioGuide {
  static var variants: String {
    let keys = ScenarioTable.matrix.keys.map { ["`\($0.name)`", $0.meaning] }
    return variantsOpening + "\n" + rows(["key", "lists"], keys).joined(separator: "\n") + "\n"
      + variantsRules + "\n" + snippets
  }

  private static let variantsOpening = """
    ## Variants

    `matrix` makes several recordings of one scenario, one for every combination of what it lists:

    ```yaml
    matrix:
      device: [iphone-x, {name: ipad-pro-11, landscape: true}]
      appearance: [light, dark]
    ```

    Of `scenarios/tour.yaml` this makes `demos/tour-iphone-x-light.gif`, `demos/tour-iphone-x-dark.gif`,
    `demos/tour-ipad-pro-11-landscape-light.gif` and `demos/tour-ipad-pro-11-landscape-dark.gif`, with
    their stills in the folders and their traces in the files of the same names.

    """

  private static let variantsRules = """
    Names have the values in the order of this table, joined by `-`. What is in the matrix does not stand
    beside it as well, and a device in it is a preset. There are at most \(ScenarioLimits.variants)
    variants, and none is recorded if one of them has a mistake.

    Everywhere else each variant is a scenario of its own, known by its name: to `--filter`, `--shard` and
    `--jobs`, to `record --check`, to `verify` and its reports, to `accept` and `reject`.
    `record --prune` removes the recording of one that was taken out of the matrix. `trace` takes the
    one that `--variant iphone-x-dark` names. `--device`, `--appearance` and `--locale` stand in place of
    the whole list: `verify --device iphone-x` looks at the variants of that device.

    """

  private static let snippets = """
    ### In a README

    `record` prints the lines that show what it recorded, if it was one scenario or has a matrix; `-q`
    leaves them out. Light and dark are one picture, which follows the reader's choice; everything else
    in the matrix gives a picture of its own. The width is the film's in points, the text for who
    cannot see it is the scenario's `title`.

    ```html
    <picture><source media="(prefers-color-scheme: dark)" srcset="demos/tour-dark.gif"><img alt="A tour" \
    src="demos/tour-light.gif" width="375"></picture>
    ```

    `record --snippet README.md` writes them between comments that nobody sees, and changes nothing else
    in the file:

    ```html
    <!-- demo-recorder: tour -->
    <!-- /demo-recorder -->
    ```

    The name is the scenario's, as its files have it without a variant, or that of one picture
    (`tour-iphone-x`). Both comments may stand in one line, as in a table. Code is passed over. A file
    that is not there is made; one without such a place is refused. The paths of the films begin in the
    file's folder.

    """
}
