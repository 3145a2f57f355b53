"""The most memory of the whole process."""

from driver.bench import LONG, REFERENCE
from driver.line import Line, at_most, ratio_at_most
from driver.sample import size

LIMIT = 40 << 20


def measure(bench):
    lines = []
    for threads, words in (1, "one thread"), (2, "two threads"):
        peaks = [bench.record(REFERENCE, "-j", threads).peak for _ in range(bench.rounds)]
        lines.append(
            Line(f"memory-{threads}", f"reference film, {words}", size(*peaks),
                 target=at_most(LIMIT)))
    short, long = (peak(bench, minutes) for minutes in (1, 10))
    return [
        *lines,
        Line("memory-1-min", "film of a minute", short, target=at_most(LIMIT)),
        Line("memory-10-min", "film of ten minutes", long, target=at_most(LIMIT)),
        Line("memory-growth", "film of ten minutes", long, "film of a minute", short, ratio_at_most(1.1)),
    ]


def peak(bench, minutes):
    scenario = bench.folder / "long.yaml"
    scenario.write_text(LONG.read_text().replace("times: 6\n", f"times: {6 * minutes}\n"))
    return size(bench.record(scenario, "-j", 1).peak)
