"""Readings as our own benchmark prints them: lines of JSON, times in seconds."""

import json
import statistics
import time


def report(name, value):
    print(json.dumps({"name": name, "value": value}))


def median_time(body, runs, warm=5):
    """The median time of several runs after a few that do not count."""
    for _ in range(warm):
        body()
    times = []
    for _ in range(runs):
        start = time.perf_counter_ns()
        body()
        times.append(time.perf_counter_ns() - start)
    return statistics.median(times) / 1e9
