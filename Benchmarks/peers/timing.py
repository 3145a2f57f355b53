"""Times a drawing the way our own benchmark does: the median of many runs, with its quartiles."""

import json
import statistics
import time


def report(name, draw, runs=60, warm=5):
    """Prints one line of JSON: a name, and the microseconds of the lower quartile, median and upper."""
    for _ in range(warm):
        draw()
    times = []
    for _ in range(runs):
        start = time.perf_counter_ns()
        draw()
        times.append((time.perf_counter_ns() - start) / 1000)
    low, middle, high = statistics.quantiles(times, n=4)
    print(json.dumps({"name": name, "low": low, "median": middle, "high": high}))
