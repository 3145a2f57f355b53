"""The same film with all that can be drawn round a component."""

from driver.bench import REFERENCE
from driver.line import Line, at_least, at_most
from driver.programs import in_turn
from driver.sample import Sample, count, seconds, size

# What stands in the film's `output` instead of its place.
SETTINGS = "touches: dot, statusBar: on, frame: bezel"
PLACE = "statusBar: off"


def measure(bench):
    scenario = bench.folder / "decorated.yaml"
    scenario.write_text(REFERENCE.read_text().replace(PLACE, SETTINGS))
    one, two = in_turn(
        bench.rounds, *(recording(bench, scenario, threads) for threads in (1, 2)))
    film = bench.describe(scenario)
    times = seconds(run.seconds for run in one)
    speed = Sample("times", tuple(film["seconds"] / value for value in times.values))
    return [
        Line("decorated-1", f"one thread, with {SETTINGS}", times),
        Line("decorated-2", "two threads", seconds(run.seconds for run in two)),
        Line("decorated-real-time", "times faster than real time, one thread", speed,
             target=at_least(30)),
        Line("decorated-memory", "most memory, two threads", size(*(run.peak for run in two)),
             target=at_most(40 << 20)),
        Line("decorated-levels", "levels of 255 that a pixel is off, at most",
             count(film["greatestDifference"]), target=at_most(1),
             note=f"{film['approximatedFrames']} of {film['frames']} frames show "
                  f"{film['approximatedPixels']:,} pixels in a colour near their own"),
    ]


def recording(bench, scenario, threads):
    return lambda: bench.record(scenario, "-j", threads)
