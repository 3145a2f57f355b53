"""Starting the program."""

from driver.bench import REFERENCE
from driver.line import Line, at_most
from driver.programs import in_turn, run
from driver.sample import seconds

RUNS = 100


def measure(bench):
    version, validate = in_turn(
        RUNS,
        lambda: run([bench.recorder, "--version"]).seconds,
        lambda: run([bench.recorder, "validate", REFERENCE]).seconds)
    return [
        Line("start-version", "--version, to its end", seconds(version),
             target=at_most(0.005)),
        Line("start-validate", "validate of a scenario, to its end", seconds(validate),
             target=at_most(0.010)),
    ]
