/// What the guide says of fonts.
extension ScenarioGuide {
  static let fonts = """
    ## Fonts

    Texts are drawn with Inter, with Noto Sans CJK for what Inter does not have, emoji with Noto Color
    Emoji, and what is left with the Noto family of its script; the right font is found for each
    character. `demo-recorder list fonts` says what is installed of the first three. `font` names others, which are tried first:

    ```yaml
    font: Noto Serif
    font: [fonts/Brand-Regular.ttf, fonts/Brand-Bold.ttf, Noto Music]
    ```

    A name is an installed family. What has a slash in it, or ends like a file, is the path of a font
    file, TrueType or OpenType; it need not be installed. Files of one family are used together: each
    weight is drawn with the file that comes nearest, or along the axis of a variable font. Lines keep
    the heights that iOS gives them, whatever the font. A trace names each font that was used, with its
    version and a checksum.

    Unicode says which characters are emoji: 🙂 is, © and ☎ are letters unless U+FE0F follows them, and
    U+FE0E makes a letter of an emoji where a font has one.

    A character that no font has is an error, which names it, the place where the scenario has it, and
    where it is known the package and the family that would have it. With `--allow-missing-glyphs`
    `record`, `verify` and `trace` draw the first font's box for it and warn. A film with boxes has to be
    verified with the same flag.

    """
}
