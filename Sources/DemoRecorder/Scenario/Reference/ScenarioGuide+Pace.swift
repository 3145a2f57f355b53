/// What the guide says of a film's pace and its beginning.
extension ScenarioGuide {
  static let pace = """
    #### Pace and poster

    With `speed: 2` the film runs twice as fast as its scenario: a frame that stands at 1.2 s of the film
    shows the instant 2.4 s of the scenario (its time in the film multiplied by `speed`, rounded to the
    nanosecond). The component, the fingers and the trace know nothing of it. `lastFrame`, `poster` and
    the times that reports give frames are times of the film; those of steps, of failed expectations and
    of the trace are times of the scenario. `frames.json` has both.

    Where films do not move, as in a PDF, on paper or for readers who have asked for less motion, the
    first frame is all that is seen. `poster: 30%` has a film that loops begin with the frame that stands
    there, as does `poster: 3s`: it shows what comes from there on, the last frame with its hold, then
    what comes before, each frame as long as without a poster. Format `png` is the scenario's last
    instant as always. The film must loop for ever.

    ```yaml
    output: {speed: 1.5, poster: 30%, lastFrame: 1s}
    output: {touches: {style: trail, color: "#FF3B30", size: 36}}
    ```

    """
}
