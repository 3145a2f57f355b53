"""What a second thread is worth."""

from driver.bench import BEHAVIOUR, REFERENCE
from driver.line import Line, at_least
from driver.programs import in_turn
from driver.sample import seconds

# Name, what, what is recorded, how many times faster it is to be.
WORK = [
    ("threads-film", "one film", REFERENCE, 1.3),
    ("threads-suite", f"{len(list(BEHAVIOUR.glob('*.yaml')))} films", BEHAVIOUR, 1.8),
]


def measure(bench):
    return [line for work in WORK for line in lines(bench, *work)]


def lines(bench, name, what, scenarios, limit):
    one, two = (
        seconds(values)
        for values in in_turn(
            bench.rounds, *(recording(bench, scenarios, threads) for threads in (1, 2))))
    return [
        Line(f"{name}-1", f"{what}, one thread", one),
        Line(f"{name}-2", f"{what}, two threads", two),
        Line(name, f"{what}: times faster with two threads", one.over(two),
             target=at_least(limit)),
    ]


def recording(bench, scenarios, threads):
    return lambda: bench.record(scenarios, "-j", threads).seconds
