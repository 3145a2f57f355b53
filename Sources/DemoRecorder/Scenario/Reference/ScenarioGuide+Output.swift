/// What the tables of `output` do not say.
extension ScenarioGuide {
  static let outputProse = """
    `maxSize` bounds every GIF and APNG of the film, each for itself. Where one is larger, it gives up one
    thing after another until it fits: frames per second (60, 50, 40, 30, 25, 20, 15, 12, 10), then scale
    (3, 2.5, 2, 1.5, 1), then, in a GIF, colours (128, 64, 32 in all). Every step is tried, in this order,
    from what is asked for on, and given up as soon as the file is known to be too large; so the same
    scenario always gives the same bytes. `record` says what was given up, and the trace's first line names
    it, so that `verify` need not search. A film that does not fit even at the end is written to
    `build/failed/`, the exit status is 1, and the recording stays as it was. Stills and other forms are as
    they are asked for. Without `maxSize`, `record` warns of films above 5 MB.

    `rgba` and `y4m` are streams for other programs, which `-o -` sends to standard output as they are
    drawn: `demo-recorder record x.yaml --format y4m -o - | ffmpeg -i - x.mp4`. A y4m is 4:4:4 in BT.601,
    full range.

    `strip` writes `NAME.strip.png`, moments of the film side by side, and `sheet` writes
    `NAME.sheet.png`, all snapshots on one page. The sheet of a scenario with a matrix has the snapshots of
    all its variants; it belongs to the recording of the first.
    """
}
