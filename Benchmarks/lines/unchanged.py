"""What does not change costs next to nothing."""

from driver.line import Line, at_most, ratio_at_most
from driver.sample import count, seconds


def measure(bench):
    film = bench.film()
    times = [bench.measure("repeats") for _ in range(bench.rounds)]
    changed = bench.measure("changes", bench.raw_film(), film["width"], film["height"])
    return [
        Line("repeated-frame", "a repeated frame: compared, drawn and coded",
             seconds(found["repeated frame"] for found in times), target=at_most(1e-6)),
        Line("repeated-frame-in-all", "with playing it, its snapshot and its trace",
             seconds(found["repeated frame in all"] for found in times)),
        Line("painted", "pixels painted in the whole film", count(film["paintedPixels"]),
             "pixels that changed", count(changed["changed pixels"]), ratio_at_most(2),
             f"{film['changes']} of {film['frames']} frames were painted"),
    ]
