/// What the guide says about appearance, languages and text sizes.
extension ScenarioGuide {
  static let looks = """
    ## Looks and languages

    `appearance`, `locale` and `textSize` are what the user of the telephone has set. The flags
    `--appearance` and `--locale` of `record`, `verify` and `trace` replace what the scenario says.

    ```yaml
    appearance: dark
    locale: ar
    textSize: xLarge
    ```

    A locale is a BCP 47 tag in its usual letter case, such as `en`, `zh-Hans` or `pt-BR`. It chooses the
    file of texts, the writing direction, and the shapes of letters that languages write differently.

    Texts come from the nearest of these places that has them:

    1. the component's option, where the scenario writes it under `component`;
    2. `texts` in the scenario, whatever the language;
    3. the file of texts for the language: `strings` is its path, with the language in place of
       `{locale}`. Without a language no file is read;
    4. the component's default.

    ```yaml
    component: call-bubble
    locale: en
    texts: {call: Call Ada}
    strings: _strings/call-bubble.{locale}.yaml
    ```

    A file of texts is a mapping and holds nothing else. Each text stands under the name of its option;
    where the film's title or another text has that name, under as much of its path as tells them apart,
    as `texts.title` of `call-reveal`. An unknown key is an error. `title` is the film's title: that of
    `texts` or of the file stands in place of the scenario's own. Like a file for `include`, a file of
    texts in a folder of scenarios needs a `_` at the beginning of its own or its folder's name. Texts
    are part of what a recording is made from: when a file changes, `record --check` says so.

    ```yaml
    title: A call shrinks to a bubble and grows back
    call: Voice Call
    minimize: Minimize
    ```

    **Dark appearance** changes what UIKit's colours change: backgrounds, bars, labels, the tint. The
    built-in components have dark colours for their cards and their home screens too. The call screen of
    `call-bubble`, black over a white home screen, is a dark grey over a black one.

    **From right to left** text is aligned to the right, and a button's picture stands right of its
    title. Views keep their frames, as in UIKit where nothing is laid out by leading and trailing sides:
    the bubble begins at the right side and snaps as ever, the buttons of the home screens stay, and a
    swipe to the left goes to the left. In the alert text and close button change sides.

    **Text sizes** are iOS's. A font grows with body text, which has 17 points in the size `large`. The
    titles of the built-in components' buttons grow as long as they fit on one line; the bubble's
    label until it fills its line of 20 points; the alert's message without a limit, and the alert with
    it, so that three lines fit. Titles in navigation bars keep their size, as in UIKit. In the size
    `large` nothing is changed, but a button's title that is too long for its button is made
    smaller before it is cut off.

    """
}
